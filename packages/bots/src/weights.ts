import { KNOTS, type Weights } from './evaluate.ts'
import { FEATURES, type Feature } from './features.ts'

/** What a good player would say: worth at the start of the game, and in its last moments. */
const WORTH: Readonly<Record<Feature, readonly [early: number, late: number]>> = {
  farm: [30, 0],
  silver: [0.5, 0.2],
  manySilver: [0, 0],
  olive: [0.9, 0.3],
  grain: [0.9, 0.3],
  grape: [1.1, 0.4],
  pig: [1.5, 0.5],
  food: [1.8, 0.3],
  wine: [2.1, 0.3],
  meat: [2.1, 0.3],
  commodity: [2.4, 0.8],
  crop: [0.8, 0.1],
  field: [4, 0],
  manyFields: [-2, 0],
  fieldKind: [0.5, 0],
  breeding: [1.5, 0],
  cardIcon: [1.5, 0],
  incomeIcon: [3, 0],
  deliveryIcon: [2.5, 0],
  penIcon: [1.5, 0],
  helper: [0, 0],
  helperWorth: [1, 0],
  barrow: [1, 0],
  barrowPoints: [0.2, 0],
  barrowFilled: [1.4, 0.6],
  barrowOpen: [-0.1, 0],
  barrowReady: [0.4, 0.3],
  barrowFinished: [0.2, 0.2],
  rowFilled: [6, 3],
  rowReady: [0.4, 0.3],
  rowFinished: [0.5, 0.5],
  merchantHouse: [5, 0],
  wainwright: [5, 0],
  deli: [6, 0],
  greengrocer: [5, 0],
  villageStore: [5, 0],
  butcher: [3, 0],
  firsts: [0, 0],
  stall: [4.5, 0.8],
  strongStall: [0.8, 0.1],
  roof: [1.5, 0.3],
  roofSpace: [0.3, 0],
  siesta: [0.8, 0.9],
  place: [-0.3, 0],
  hand: [0.3, 0],
  handWorth: [0.1, 0],
  donkey: [0.1, 0],
  delivery: [0.8, 0.8],
  play: [1.5, 0.1],
  markersLow: [-0.6, 0],
}

export const HAND_MADE: Weights = {
  features: Object.fromEntries(
    FEATURES.map(name => {
      const [early, late] = WORTH[name]
      return [name, Array.from({ length: KNOTS }, (_, knot) => early + ((late - early) * knot) / (KNOTS - 1))]
    }),
  ) as unknown as Weights['features'],
  helpers: {},
}
