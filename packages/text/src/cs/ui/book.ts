import type { Ui } from '../../ui.ts'
import { count, outOf } from '../names.ts'

const cards = (amount: number): string => count(amount, { one: 'karta', few: 'karty', many: 'karty', other: 'karet' })

/** Around the rule book: what it is opened, searched, filtered and printed with. */
export const book: Ui['book'] = {
  title: 'Kniha pravidel',
  now: 'Co teď můžu dělat? Otevřít pravidla u tohoto kroku',
  openRule: rule => `Otevřít pravidla: ${rule}`,
  back: 'Zpět na začátek',
  asPage: 'Otevřít v novém panelu',
  loading: 'Pravidla se načítají…',
  failed: 'Pravidla se nepodařilo načíst. Funguje připojení?',
  retry: 'Zkusit znovu',
  inEnglish: 'Tato kniha ještě není přeložená; je v angličtině.',

  contents: 'Obsah',
  chapters: 'Kapitoly',
  form: 'Kolik ukázat',
  short: 'Krátce',
  long: 'Podrobně',
  previous: 'Předchozí',
  next: 'Další',
  see: 'Viz také',
  print: 'Vytisknout stránku',
  whole: 'Celá kniha na jedné stránce',

  search: 'Hledat v pravidlech',
  clear: 'Smazat hledání',
  found: amount =>
    amount === 0
      ? 'Nic se nenašlo'
      : count(amount, { one: 'nalezená stránka', few: 'nalezené stránky', other: 'nalezených stránek' }),
  nothingHint: 'Zkus kratší slovo, číslo jako 6.4 nebo název karty.',

  rulings: 'Výklady',
  rulingsLead: 'Kde pravidla mlčí nebo si odporují, rozhoduje výklad. Každý má číslo a stojí u něj důvod.',
  readings: 'Menší rozhodnutí',
  why: 'Proč',
  only: { solo: 'sólo', deluxe: 'deluxe' },

  editions: 'Rozdíly mezi vydáními',
  editionsLead: 'Obě vydání mají až na tyto body stejná pravidla.',
  difference: 'Liší se podle vydání',
  edition: 'Vydání',

  signs: 'Symboly a součásti',
  signsLead: 'Všechno, co je nakresleno na kartách a deskách, vždy jednou větou.',
  signGroups: {
    goods: 'Zboží a peníze',
    sides: 'Strany karty',
    icons: 'Symboly rozšíření',
    spaces: 'Pole výnosu',
    buildings: 'Budovy řemeslníků',
    pieces: 'Součásti',
    roofs: 'Střechy',
    signs: 'Další symboly',
  },

  example: 'Příklad',
  before: 'Předtím',
  after: 'Potom',
  happens: 'Co se stane',
  players: ['Červený', 'Modrý', 'Žlutý', 'Fialový'],
  asks: 'Žádá',
  building: 'Budova',
  good: 'Zboží',
  buy: 'Nákup',
  sell: 'Prodej',
  upgrade: 'Vylepšení',
  roundName: 'Kolo',

  cards: 'Karty',
  cardsLead: 'Všech 66 karet farmy se čtyřmi způsoby použití.',
  cardsShown: (shown, all) => (shown === all ? cards(all) : `${shown} ${outOf(all)} ${all === 1 ? 'karty' : 'karet'}`),
  noCards: 'Taková karta není. Zruš některý filtr.',
  filters: 'Filtry',
  filterText: 'Název nebo text',
  filterField: 'Polnost',
  filterBarrow: 'Trakař žádá',
  filterIcon: 'Rozšíření',
  filterPhase: 'Fáze pomocníka',
  filterLimit: 'Pomocník působí',
  limits: { always: 'vždy', round: '1× za kolo' },
  clearFilters: 'Zrušit filtry',
  note: 'Přesněji',
  sourcesOf: 'Odkud karta pochází',

  values: 'Odkud jsou čísla',
  valuesLead:
    'Pravidla neuvádějí všechno: ceny, karty, řádky a trh bylo zčásti třeba zvolit. Tady je každá hodnota se svým zdrojem. Kdo hru vlastní, může nahradit celou sadu.',
  onlyHouse: 'Jen naše vlastní hodnoty',
  value: 'Hodnota',
  source: 'Zdroj',
  what: 'Co',
  valueGroups: {
    prices: 'Ceny',
    tracks: 'Stupnice a čísla',
    buildings: 'Řádky budov řemeslníků',
    hexes: 'Pole trhu',
    roofs: 'Střechy podle kol',
    roofPhases: 'Fáze střech',
    cards: 'Karty',
  },
  valueNames: {
    siesta: 'VB na polích siesty, odspodu',
    donkeys: 'Oslíci: dodávky a klobouky',
    pens: 'Kóje chlívku',
    handLimit: 'Limit ruky',
    boughtDeliveries: 'Zakoupené dodávky',
    markers: 'Hráčské žetony každého hráče',
  },
  roofSpace: space => `VB místa pro střechu ${space}`,
  hex: hex => `Pole ${hex}`,
  hexValue: value => `hodnota ${value}`,
  hexCentre: 'střed',
  hexClosed: players => `nepřístupné, počet hráčů: ${players.join(', ')}`,
}
