import type { Ui } from '../../ui.ts'
import { count, outOf } from '../names.ts'

const games = (amount: number): string => count(amount, { one: 'hra', few: 'hry', many: 'hry', other: 'her' })

/** What one's finished games add up to. */
export const numbers: Ui['numbers'] = {
  link: 'Čísla',
  title: 'Tvoje čísla',
  back: 'Zpět na začátek',
  looking: 'Čtou se tvoje hry…',
  none: 'Zatím není co počítat.',
  noneHint: 'Dohraj hru a najdeš tu, odkud se tvoje body vzaly, jak si vedly karty a čím hra začala.',
  blocked: 'Tento prohlížeč nedovolí stránkám nic ukládat, takže není co počítat.',
  noneSuch: 'Taková mezi tvými hrami není.',
  partial: 'Server teď nedokázal vyjmenovat všechny tvoje hry po síti.',
  whose:
    'Počítají se dohrané hry na tomto zařízení a tvoje dohrané hry po síti. Kde u této obrazovky hrálo víc lidí, platí za tebe první z nich.',

  which: 'Které hry',
  all: 'Všechny',
  players: 'Hráči',
  edition: 'Vydání',
  opponents: 'Soupeři',
  people: 'Lidé',
  playing: amount =>
    amount === 1 ? 'Sólo' : count(amount, { one: 'hráč', few: 'hráči', many: 'hráče', other: 'hráčů' }),

  games: 'Hry',
  wins: 'Výhry',
  average: 'Průměr VB',
  best: 'Nejvíc VB',
  share: (wins, all) => `${wins} ${outOf(all)}`,
  by: 'Podle druhu hry',
  kind: 'Druh',

  you: 'Ty',
  others: 'Ostatní',
  last: 'Poslední',
  before: 'Dřív',
  above: by => `V průměru máš o ${by} VB víc než ostatní.`,
  below: by => `V průměru máš o ${by} VB méně než ostatní.`,
  level: 'V průměru máš stejně VB jako ostatní.',
  up: by => `Posledních deset her přineslo o ${by} VB víc než ty předtím.`,
  down: by => `Posledních deset her přineslo o ${by} VB méně než ty předtím.`,
  same: 'Posledních deset her přineslo stejně VB jako ty předtím.',
  past: 'Tvých posledních deset her',
  gains: 'Co přináší každé kolo',

  rating: {
    title: 'Hodnocení',
    now: (rating, spread) => `${rating} ± ${spread}`,
    hint: 'Čára je odhad po každé hodnocené hře. Pás ukazuje, jak je jistý: skutečná síla leží skoro vždy uvnitř.',
    chart: (from, to) => `Hodnocení po každé hodnocené hře, od ${from} do ${to}`,
  },

  helpers: { title: 'Oblíbení pomocníci', helper: 'Pomocník', uses: 'Použití', brought: 'VB od něj' },

  cards: {
    title: 'Karty',
    hint: 'Jak často byla která karta zahraná na které straně a jak ty hry skončily.',
    card: 'Karta',
    all: amount => `Ukázat všechny (${amount})`,
    fewer: 'Ukázat méně',
  },

  opening: {
    title: 'Tvoje první kola',
    hint: 'Co bylo zvoleno v 1. kole a jak ty hry skončily.',
    sides: 'Strany farmy',
    cards: 'Karty',
    dice: 'Kostky',
    die: (die, gives) => `${die}: ${gives}`,
    roofs: 'Střecha',
    noRoof: 'bez střechy',
    donkeys: 'Oslík',
    donkey: donkey => `Oslík ${donkey}`,
    siesta: 'Stupnice siesty',
    space: space => `Pole ${space}`,
  },

  end: {
    above: (by, average, amount) => `O ${by} VB nad tvým průměrem ${average} (takových: ${games(amount)}).`,
    below: (by, average, amount) => `O ${by} VB pod tvým průměrem ${average} (takových: ${games(amount)}).`,
    level: (average, amount) => `Přesně tvůj průměr ${average} (takových: ${games(amount)}).`,
    best: 'Tvůj zatím nejlepší výsledek!',
    first: 'Tvoje první dohraná hra tohoto druhu.',
  },
}
