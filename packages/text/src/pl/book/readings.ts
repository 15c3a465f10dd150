import type { Book } from '../../book.ts'

export const readings: Book['readings'] = {
  markBack: {
    says: 'Jeśli odzyskasz znacznik, który oznacza użytego pomocnika (R1), pomocnik nadal liczy się jako użyty.',
    reason: 'Inaczej za brak znacznika dostawałoby się drugie użycie.',
  },
  closedBack: {
    says: 'Znaczników na opcjach, które zamknął Domokrążca, nie można odzyskać.',
    reason: 'Otworzyłoby to, co karta zamknęła.',
  },
  markForgone: {
    says: 'Jeśli zrezygnujesz z oznaczenia pomocnika (R1), pomocnik nic nie robi, a to, co zapłacone, przepada.',
    reason: 'Najpierw jest zapłata, potem oznaczenie, potem efekt.',
  },
  lostPens: {
    says: 'Świnie, które tracą zagrody, gdy odchodzi Świniopas, przepadają i nikt za nie nie płaci.',
    reason: 'Co trzymała odrzucona karta, tego już nie ma (R6).',
  },
  neededCards: {
    says: 'Nadzorca i Stelmach nie mogą zrobić miejsca nowej karcie, dopóki są potrzebni.',
    reason: 'Bez nich inne karty nie miałyby miejsca.',
  },
  alikeRows: {
    says: 'Z jednakowych pustych rzędów zajmuje się pierwszy.',
    reason: 'Nic od tego nie zależy, więc nie ma o co pytać.',
  },
  quickDie: {
    says: 'Kość rozpatruje się od razu po wzięciu, chyba że można z nią jeszcze coś zrobić.',
    reason: 'Nikt nie lubi potwierdzać tego, co i tak nie może być inne.',
  },
  extraSteps: {
    says: 'O dodatkowych krokach sjesty, które dają Wózkownia i Marzyciel, decydujesz ty.',
    reason: 'Większość instrukcji mówi o kroku Wózkowni jako o możliwości; Marzyciel jest traktowany tak samo.',
  },
  scoringOrder: {
    says: 'Pomocnicy fazy punktacji, którzy o nic nie pytają, punktują, zanim można użyć karty Lichwiarz.',
    reason: 'Jej koszt, 2 srebra, na żadnego z nich nie wpływa.',
  },
  uselessOffers: {
    says: 'Znacznika dachu ani pomocnika, który nic by nie zdziałał, nie można użyć.',
    reason: 'Można by go tylko zmarnować przez nieuwagę.',
  },
  leftBonus: {
    says: 'Z towarów do wyboru możesz zrezygnować (R11), z przychodu nie.',
    reason: 'Towary zajmują znaczniki (R1), więc rezygnacja bywa mądra; przychód się należy.',
  },
  secretCard: {
    says: 'Karta, którą właśnie zagrywasz, pozostaje tajna i można ją cofnąć, dopóki nie jest opłacona albo nie zrobiono jej miejsca.',
    reason: 'Do tej chwili należy do twojej ręki.',
  },
}
