import type { CardId, Cause } from '@la-granja/engine'
import type { Names } from '../language.ts'
import { cards } from './cards.ts'
import { BUILDING_CASES, count, GOODS } from './forms.ts'

type Place = Exclude<Cause, `${string}:${string}`>

const CAUSES: Readonly<Record<Place, string>> = {
  income: 'przychód',
  commodity: 'skrzynka z towarami',
  trade: 'handel',
  extension: 'rozszerzenie',
  roof: 'znacznik dachu',
  delivery: 'dodatkowa dostawa',
  building: 'pierwsze zapełnienie',
  order: 'znacznik kolejności budynków',
  barrow: 'wózek',
  stall: 'rynek',
  siesta: 'sjesta',
  end: 'koniec gry',
}

export const names: Names = {
  goods: GOODS,
  buildings: {
    merchantHouse: 'Dom kupiecki',
    wainwright: 'Wózkownia',
    deli: 'Delikatesy',
    greengrocer: 'Warzywniak',
    villageStore: 'Wiejski sklep',
    butcher: 'Rzeźnik',
  },
  crafts: {
    merchantHouse: { instant: '3 srebra', lasting: 'przychód większy o 3 srebra' },
    wainwright: {
      instant: '1 darmowa dostawa i PZ obok twojego dysku sjesty',
      lasting: '1 krok sjesty więcej, jeśli chcesz, i 1 darmowa dostawa więcej',
    },
    deli: { instant: '1 skrzynka', lasting: 'przychód większy o 1 skrzynkę' },
    greengrocer: { instant: '1 dowolny zasób', lasting: 'przychód większy o 1 dowolny zasób' },
    villageStore: { instant: '2 PZ', lasting: '2 PZ za każdy zdobyty znacznik rzemieślnika' },
    butcher: { instant: '1 PZ za każdy wózek na twojej farmie', lasting: '1 PZ więcej za każdy zapełniony wózek' },
  },
  roofs: {
    olive: '1 oliwka',
    grape: '1 winogrono',
    grainOrOlive: '1 zboże lub oliwka',
    harvest: '1 plon',
    twoHarvest: '2 różne plony',
    pig: '1 świnia',
    upgrade1: '1 darmowe przetworzenie',
    delivery: '1 darmowa dostawa',
    card: 'zagraj lub dobierz kartę',
    point: '1 PZ',
    silver2: '2 srebra',
    flipRoof: 'odkryj inny zużyty dach',
    siesta1: '1 krok sjesty',
    siesta2: '2 kroki sjesty',
    silver3: '3 srebra',
    silver4: '4 srebra',
    upgrade2: '2 darmowe przetworzenia',
    boughtDelivery: '1 dodatkowa dostawa',
    upgradedGood: '1 zasób przetworzony',
    changeDie1: 'zmień kość o 1',
    changeDie2: 'zmień kość o 2',
    income: 'przychód jeszcze raz',
    stall: '1 stragan na pustym polu rynku',
    doubleRoof: 'pole dachu liczy się podwójnie',
  },
  phases: { farm: 'Farma', revenue: 'Dochód', transport: 'Transport', scoring: 'Punktacja' },
  steps: {
    playing: 'zagrywanie kart',
    drawing: 'dobieranie kart',
    income: 'przychód',
    growing: 'wzrost',
    roofing: 'zakup dachu',
    reserving: 'przed rzutem',
    rolled: 'po rzucie',
    firstDie: 'pierwsza kość',
    secondDie: 'druga kość',
    lastDie: 'ostatnia kość',
    choosingDonkeys: 'wybór osłów',
    exchangingDonkeys: 'osły odkryte',
    resting: 'sjesta',
    delivering: 'darmowe dostawy',
    buying: 'dodatkowe dostawy',
    scoring: 'punktacja',
  },
  sides: { field: 'pole', barrow: 'wózek', extension: 'rozszerzenie', helper: 'pomocnik' },
  icons: { card: 'ręka +1', income: 'przychód 1', delivery: 'dostawa', pen: 'zagroda' },
  uses: {
    silver: '4 srebra',
    harvest: '2 różne plony',
    card: 'zagraj lub dobierz kartę',
    pig: '1 świnia',
    upgrades: 'do 2 darmowych przetworzeń',
    threeHarvest: '1 oliwka, 1 zboże i 1 winogrono',
    sevenSilver: '7 sreber',
    instant: 'funkcja natychmiastowa znacznika rzemieślnika',
  },
  sources: {
    setup: 'Start',
    roofs: 'Pola dachów',
    crafts: 'Rzemieślnicy',
    firsts: 'Pierwsze zapełnienia',
    markers: 'Funkcje znaczników',
    barrows: 'Wózki',
    removals: 'Usunięte stragany',
    stalls: 'Stragany',
    siesta: 'Sjesta',
    bonuses: 'Bonusy dachów',
    helpers: 'Pomocnicy',
    silver: 'Srebro na koniec',
    spent: 'Wydane',
  },
  spaces: [
    '',
    '1 świnia',
    'zagraj lub dobierz kartę albo 1 plon',
    '2 różne plony',
    '4 srebra',
    '2 × darmowe przetworzenie lub krok sjesty',
    '1 dostawa lub 2 srebra',
  ],
  cards,
  cause,
  count,
}

function cause(by: Cause): string {
  const [kind, id = ''] = by.split(':')
  if (kind === 'space') return `pole dochodu ${id}`
  if (kind === 'card') return cards[id as CardId].name
  if (kind === 'craft') return `znacznik ${BUILDING_CASES[id as keyof typeof BUILDING_CASES].to}`
  if (by.startsWith('roof:')) return 'bonus dachu'
  return CAUSES[by as Place]
}

export function cite(rule: string): string {
  if (rule === 'input') return ''
  if (rule.startsWith('card:')) return `(${cards[rule.slice(5) as CardId].name})`
  return rule.startsWith('R') ? `(${rule})` : `(§${rule})`
}
