import type { Task } from '@la-granja/engine'
import type { RefusalTexts } from '../language.ts'
import { amountOf, count, noun } from './forms.ts'

// Without the full stop: the rule follows in brackets. No past tense, which would show the reader's gender.

const EFFECT = 'trwa wykonywanie efektu'

const DURING: Readonly<Record<Task['do'], string>> = {
  playing: 'trwa zagrywanie kart',
  trading: 'trwa twoja tura między przychodem a wzrostem',
  roofing: 'trwa twoja tura zakupu znacznika dachu',
  choosingDie: 'trwa wybór kości',
  dieTaken: 'twoja kość czeka na rozpatrzenie',
  dieResolved: 'trwa twoja tura z kością',
  resting: 'twój dysk sjesty czeka na ruch',
  delivering: 'trwają twoje darmowe dostawy',
  buying: 'trwają twoje dodatkowe dostawy',
  offered: 'to chwila tylko dla pomocników',
  choosingDonkey: 'trwa wybór znacznika osłów',
  exchangingDonkey: 'trwa wymiana znacznika osłów',
  sorting: 'trwa porządkowanie ręki',
  discarding: 'masz za dużo kart na ręce',
  makingRoom: 'najpierw zrób miejsce na kartę',
  paying: 'najpierw zapłać za rozszerzenie',
  payingRoof: 'najpierw zapłać za znacznik dachu',
  placing: 'brakuje ci znacznika',
  stalling: 'najpierw postaw stragan',
  doubling: 'pole na znacznik dachu może się liczyć podwójnie',
  peeking: 'najpierw zatrzymaj jedną z dwóch kart',
  repeating: 'najpierw wybierz znacznik rzemieślnika',
  picking: 'najpierw dokończ efekt',
  silver: EFFECT,
  points: EFFECT,
  gain: EFFECT,
  advance: EFFECT,
  space: EFFECT,
  instant: EFFECT,
  siestaPoints: EFFECT,
  barrowPoints: EFFECT,
  changeDie: EFFECT,
  resolveDie: EFFECT,
  reserve: EFFECT,
  peek: EFFECT,
  drawUp: EFFECT,
  income: EFFECT,
}

export const refusals: RefusalTexts = {
  malformed: ({ field }) =>
    `To nie jest akcja${field === undefined ? '' : `: wartość „${field}” jest błędna lub jej brakuje`}`,
  spectator: () => 'Oglądasz grę; działać mogą tylko gracze',
  noSuchSeat: ({ have }) =>
    `Nie ma takiego miejsca${have === undefined ? '' : ` przy stole dla ${count(have, noun('gracza', 'graczy', 'graczy'))}`}`,
  notYourSeat: () => 'To miejsce zajmuje ktoś inny',
  gameOver: () => 'Gra już się skończyła',
  notYourTurn: () => 'To nie twoja tura',
  notNow: ({ during }) => (during === undefined ? 'Teraz nic by to nie dało' : `Nie teraz: ${DURING[during]}`),
  wrongPhase: () => 'Nie można tego użyć w tej fazie',

  notEnoughSilver: ({ need = 1, have = 0 }) => `Masz ${amountOf(have, 'silver')}, a to kosztuje ${need}`,
  notEnoughPoints: ({ need = 1, have = 0 }) => `Masz ${amountOf(have, 'point')}, a to kosztuje ${need}`,
  notEnoughGoods: ({ need = 1, have = 0 }) => `Masz tego za mało: ${have}, a trzeba oddać ${need}`,
  notEnoughKinds: ({ need = 1, have = 0 }) =>
    `Rozszerzenie kosztuje ${count(need, noun('towar', 'różne towary', 'różnych towarów'))}, a masz ${count(have, noun('rodzaj', 'rodzaje', 'rodzajów'))}`,
  kindAlreadyPaid: () => 'Każdy rodzaj towaru liczy się za rozszerzenie tylko raz, a ten jest już oddany',
  goodNotThere: () => 'Nie masz tam takiego towaru',
  cropsCannotBeSold: () => 'Plonu z pola nie można sprzedać; przetwórz go, zapłać nim albo go dostarcz',
  noFreePen: () => 'Nie masz wolnej zagrody na kolejną świnię',
  noCommodity: () => 'Nie masz skrzynki z towarami',

  optionClosed: () => 'Ta opcja skrzynek jest już dla ciebie zamknięta',
  optionNotYours: () => 'Żaden z twoich pomocników tego nie oferuje',
  worksByItself: () => 'Działa sam; nie trzeba nic robić',
  alreadyUsed: () => 'To już zostało użyte',
  notYours: () => 'To nie należy do ciebie',
  notInHand: () => 'Nie masz tej karty na ręce',
  noPlaysLeft: () => 'Więcej kart nie możesz teraz zagrać',
  noCardToDraw: () => 'Nie ma już karty do zagrania ani do dobrania',
  noDrawingNow: () => 'Nikt nie dobiera kart, gdy wszyscy grają jednocześnie',
  stillNeeded: () => 'Twoja farma wciąż potrzebuje tego pomocnika',

  roofAlreadyBought: () => 'W tej rundzie masz już kupiony znacznik dachu; limit to jeden',
  noSuchRoof: () => 'Nie ma takiego znacznika dachu',
  wrongRoofSpace: () => 'Znacznik dachu kładzie się na pierwszym wolnym polu od lewej',
  mustBeDone: () => 'Dopóki to możliwe, trzeba to zrobić',

  dieNotThere: () => 'Na tym polu dochodu nie ma kości',
  dieReserved: () => 'Ostatnia kość na tym polu dochodu jest zarezerwowana dla kogoś innego',
  donkeyUsed: () => 'Ten znacznik osłów jest już zużyty; wracają tylko raz, na 4. rundę',
  wrongSteps: () => 'Twój znacznik osłów nie ma tylu kapeluszy',
  endOfTrack: () => 'Twój dysk jest już na końcu toru sjesty',

  blocked: ({ need }) =>
    `Budynek jest zablokowany${need === undefined ? '' : ` znacznikiem kolejności budynków ${need}`}`,
  completed: () => 'Ten budynek jest już przez ciebie zapełniony',
  rowTaken: () => 'Ten rząd jest zajęty albo masz już w tym budynku inny',
  firstRowFirst: () => 'Z jednakowych pustych rzędów zajmuje się najpierw pierwszy',
  notAsked: () => 'Żaden wolny symbol nie wymaga tam tego towaru',
  notBought: () => 'Najpierw kup wszystkie dodatkowe dostawy: przy tym stole płaci się za nie z góry',
  noDeliveriesLeft: ({ need = 1, have = 0 }) =>
    need === 1 ? 'Nie masz już żadnej dostawy' : `Możesz kupić najwyżej ${have}, a nie ${need}`,
  wrongHex: ({ need }) =>
    need === undefined
      ? 'To pole rynku jest niedostępne przy tej liczbie graczy'
      : `Stragan stawia się na polu rynku o wartości ${need}`,
  hexTaken: () => 'Inne pole rynku o tej wartości jest jeszcze puste albo stoi tam twój własny stragan',
  stallProtected: () => 'Ten stragan jest chroniony',
  notAmongThese: () => 'Tego nie ma wśród możliwości',

  grain: () => 'Nie masz zboża do przetworzenia',
  olive: () => 'Nie masz oliwki do przetworzenia',
  pig: () => 'Nie masz świni do przetworzenia',
  resource: () => 'Nie masz nic do przetworzenia',
  harvestInDen: () => 'Nie masz plonu w spichlerzach',
  emptyField: () => 'Nie masz pustego pola tego rodzaju',
  usedRoof: () => 'Nie masz innego zużytego znacznika dachu do odkrycia',
  cardInHand: () => 'Nie masz kart na ręce',
  cardToDraw: () => 'Nie ma karty do dobrania',
  dieOnFour: () => 'Na polu dochodu 4 nie ma kości',
  dieOnThree: () => 'Na polu dochodu 3 nie ma kości',
  dieUp: () => 'Szóstki nie można podwyższyć',
  dieDown: () => 'Jedynki nie można obniżyć',
  dieOnTwoOrSix: () => 'Kość nie leży na polu dochodu 2 ani 6',
  otherDonkey: () => 'Nie masz innego nieużytego znacznika osłów',
  dieTaken: () => 'Tak zmienia się pierwszą lub drugą kość, już wziętą i jeszcze nierozpatrzoną',
  noIncome: () => 'Nie masz przychodu, który można by pobrać jeszcze raz',
  roofPlaced: () => 'Tego używa się w chwili położenia znacznika dachu, który daje punkty',
  siestaStep: () => 'Twój dysk jest już na końcu toru sjesty',
  delivery: () => 'Nie masz nic, co dałoby się gdzieś dostarczyć',
}
