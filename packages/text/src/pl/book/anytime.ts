import type { Book } from '../../book.ts'

export const anytime = {
  '5': {
    title: 'Przebieg gry',
    short: 'Sześć rund po cztery fazy: farma, dochód, transport, punktacja.',
    long: [
      [
        'Faza farmy (§6): zagraj kartę, pobierz przychód, niech na polach coś wyrośnie, kup znacznik dachu.',
        'Faza dochodu (§7): bierz kości i to, co dają ich pola.',
        'Faza transportu (§8): wybierz znacznik osłów, odpocznij podczas sjesty, dostarcz towary.',
        'Faza punktacji (§9): stragany i sjesta przynoszą PZ.',
      ],
      'Wszyscy grają w kolejności graczy. Zmienia ją tylko sjesta, w środku fazy transportu.',
    ],
  },
  '5.1': {
    title: 'Akcje w dowolnym momencie',
    short:
      'W swojej turze możesz handlować, przetwarzać, używać skrzynek z towarami, znaczników dachu i pomocników, ile razy się da.',
    long: [
      'Takie akcje nie zajmują miejsca w turze: wykonujesz je przed tym, czego wymaga faza, w trakcie albo potem. Możesz wykonać ich kilka, w dowolnej kolejności.',
      'Nie możesz ich wykonywać, gdy decyduje ktoś inny, podczas tajnego wyboru osłów (R4) ani w środku jakiegoś efektu. Wszystkie tury rundy wylicza R23.',
      'Znaczniki dachu i wielu pomocników podają fazy, w których działają; w pozostałych muszą poczekać.',
    ],
  },
  '5.1.1': {
    title: 'Używanie skrzynki z towarami',
    short: 'Skrzynka jest warta 4 srebra, dwa plony, kartę, świnię albo dwa przetworzenia: co ci akurat potrzebne.',
    long: [
      'Oddaj jedną skrzynkę i wybierz jedną z opcji:',
      [
        '4 srebra;',
        'dwa różne plony;',
        'zagraj kartę z ręki albo dobierz kartę; za rozszerzenie i tak trzeba oddać towary;',
        'jedna świnia;',
        'do dwóch darmowych przetworzeń.',
      ],
      'Gdzie rząd wymaga skrzynki, możesz ją zamiast tego dostarczyć. To nie jest jej użycie.',
    ],
  },
  '5.1.2': {
    title: 'Kupno i sprzedaż',
    short: 'Zasoby kupuje się i sprzedaje po cenach z twojej farmy. Zasoby przetworzone nie są na sprzedaż.',
    long: [
      'To, co kupisz, trafia do swojego spichlerza; świnia potrzebuje wolnej zagrody. Sprzedać możesz to, co jest w spichlerzu lub chlewiku, ale nie plon, który stoi jeszcze na polu.',
      'Pomocnicy mogą zmieniać ceny. Mimo to kupno zawsze kosztuje cię co najmniej o 1 srebro więcej, niż dałaby sprzedaż (R35).',
    ],
  },
  '5.1.3': {
    title: 'Przetwarzanie',
    short: 'Za trochę srebra z oliwki lub zboża powstaje jedzenie, z winogrona wino, a ze świni mięso.',
    long: [
      'Przetwarzać możesz z pola, ze spichlerza i z chlewika. Zasób przetworzony trafia do swojego spichlerza, a na opróżnionym polu w następnej rundzie znów coś wyrośnie.',
      'Jeśli coś daje darmowe przetworzenie, nic nie płacisz; poza tym wszystko pozostaje bez zmian.',
    ],
  },
  '5.1.4': {
    title: 'Plony na polach',
    short: 'Plon czeka na polu, aż go przetworzysz, zapłacisz nim albo go dostarczysz. Nigdy nie trafia do spichlerza.',
    long: [
      'Na każdym polu jest więc najwyżej jeden plon, a na nieopróżnionym nic nowego nie wyrasta. Plon można przetworzyć, oddać jako część zapłaty za rozszerzenie albo dostarczyć. Sprzedać go nie można, chyba że masz kartę Pracownik rolny.',
    ],
  },
} satisfies Partial<Book['sections']>
