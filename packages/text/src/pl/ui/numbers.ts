import type { Ui } from '../../ui.ts'
import { count, noun } from '../forms.ts'

const games = (amount: number): string => count(amount, noun('gra', 'gry', 'gier'))

/** What one's finished games add up to. */
export const numbers: Ui['numbers'] = {
  link: 'Liczby',
  title: 'Twoje liczby',
  back: 'Wróć na początek',
  looking: 'Trwa czytanie twoich gier…',
  none: 'Nie ma jeszcze czego liczyć.',
  noneHint:
    'Dokończ grę, a znajdziesz tu, skąd wzięły się twoje punkty, jak spisały się karty i od czego była pierwsza runda.',
  blocked: 'Ta przeglądarka nie pozwala stronom niczego zapisywać, więc nie ma gier do policzenia.',
  noneSuch: 'Żadna z twoich gier taka nie jest.',
  partial: 'Serwer nie mógł teraz podać wszystkich twoich gier online.',
  whose:
    'Liczą się zakończone gry na tym urządzeniu i twoje zakończone gry online. Jeśli przy tym ekranie grało kilka osób, pierwsza z nich to ty.',

  which: 'Które gry',
  all: 'Wszystkie',
  players: 'Gracze',
  edition: 'Wydanie',
  opponents: 'Przeciwnicy',
  people: 'Ludzie',
  playing: amount => (amount === 1 ? 'Solo' : count(amount, noun('gracz', 'graczy', 'graczy'))),

  games: 'Gry',
  wins: 'Wygrane',
  average: 'Średnio PZ',
  best: 'Najwięcej PZ',
  share: (wins, all) => `${wins} z ${all}`,
  by: 'Według rodzaju gry',
  kind: 'Rodzaj',

  you: 'Ty',
  others: 'Inni',
  last: 'Ostatnie',
  before: 'Dawniej',
  above: by => `Masz średnio o ${by} PZ więcej niż inni.`,
  below: by => `Masz średnio o ${by} PZ mniej niż inni.`,
  level: 'Masz średnio tyle samo PZ co inni.',
  up: by => `Ostatnie dziesięć gier dało o ${by} PZ więcej niż wcześniejsze.`,
  down: by => `Ostatnie dziesięć gier dało o ${by} PZ mniej niż wcześniejsze.`,
  same: 'Ostatnie dziesięć gier dało tyle samo PZ co wcześniejsze.',
  past: 'Twoje ostatnie dziesięć gier',
  gains: 'Co daje każda runda',

  rating: {
    title: 'Ranking',
    now: (rating, spread) => `${rating} ± ${spread}`,
    hint: 'Linia to ocena po każdej grze rankingowej. Pas pokazuje, jak bardzo jest pewna: prawdziwa siła prawie zawsze leży w nim.',
    chart: (from, to) => `Ocena po każdej grze rankingowej, od ${from} do ${to}`,
  },

  helpers: { title: 'Ulubieni pomocnicy', helper: 'Pomocnik', uses: 'Użycia', brought: 'PZ od niego' },

  cards: {
    title: 'Karty',
    hint: 'Jak często która karta była zagrana z której strony i jak skończyły się te gry.',
    card: 'Karta',
    all: amount => `Pokaż wszystkie (${amount})`,
    fewer: 'Pokaż mniej',
  },

  opening: {
    title: 'Twoje pierwsze rundy',
    hint: 'Co było wybrane w rundzie 1 i jak skończyły się te gry.',
    sides: 'Strony farmy',
    cards: 'Karty',
    dice: 'Kości',
    die: (die, gives) => `${die}: ${gives}`,
    roofs: 'Dach',
    noRoof: 'bez dachu',
    donkeys: 'Osły',
    donkey: donkey => `Osły ${donkey}`,
    siesta: 'Tor sjesty',
    space: space => `Pole ${space}`,
  },

  end: {
    above: (by, average, amount) => `O ${by} PZ powyżej twojej średniej ${average} (takie same: ${games(amount)}).`,
    below: (by, average, amount) => `O ${by} PZ poniżej twojej średniej ${average} (takie same: ${games(amount)}).`,
    level: (average, amount) => `Dokładnie twoja średnia ${average} (takie same: ${games(amount)}).`,
    best: 'Twój najlepszy wynik do tej pory!',
    first: 'Twoja pierwsza zakończona gra tego rodzaju.',
  },
}
