import {
  buyPrice,
  type CardId,
  type CommodityUse,
  type Farm,
  type Good,
  pens,
  type Resource,
  type Seat,
  salePrice,
  type Table,
  UPGRADES,
  type Upgraded,
  upgradePrice,
} from '@la-granja/engine'
import { Fragment } from 'react'
import { drawOnChange } from '../draw/drawOnChange.ts'
import { Icon } from '../draw/Icon.tsx'
import { useSpot } from '../table/useSpot.ts'
import { oneOf, useFarm } from './useFarm.ts'

interface StoresProps {
  readonly table: Table
  readonly farm: Farm
  readonly seat: Seat
}

/** What becomes what, as the board shows it. */
const CHAINS: readonly { readonly from: readonly Resource[]; readonly to: Upgraded }[] = [
  { from: ['olive', 'grain'], to: 'food' },
  { from: ['grape'], to: 'wine' },
  { from: ['pig'], to: 'meat' },
]

/** Dens, sty and commodities with what they hold, and the prices of the trade. */
export function Stores({ table, farm, seat }: StoresProps) {
  const { words } = useFarm()
  return (
    <section className="farm-stores" aria-label={words.stores}>
      {CHAINS.map(({ from, to }) => (
        <div className="farm-chain" key={to} data-long={from.length > 1 || undefined}>
          {from.map(good => (
            <Den
              key={good}
              good={good}
              amount={farm.goods[good]}
              room={good === 'pig' ? pens(table, seat) : undefined}
              buy={buyPrice(table, seat, good)}
              sell={salePrice(table, seat, good)}
              upgrade={upgradePrice(table, seat, good)}
            />
          ))}
          <UpgradePrices prices={from.map(good => upgradePrice(table, seat, good))} />
          <Plain good={to} amount={farm.goods[to]} notes={NO_NOTES} />
        </div>
      ))}
      <Commodities amount={farm.goods.commodity} closed={farm.closed} />
    </section>
  )
}

/** The prices above the arrow; one number where all are the same. */
const UpgradePrices = drawOnChange(function UpgradePrices({ prices }: { readonly prices: readonly number[] }) {
  const different = [...new Set(prices)]
  return (
    <span className="farm-arrow" aria-hidden="true">
      <span className="farm-arrow-price">
        {different.map((price, index) => (
          <Fragment key={price}>
            {index > 0 && '/'}
            {price}
          </Fragment>
        ))}
        <Icon name="silver" size={12} />
      </span>
      <svg className="farm-arrow-line" viewBox="0 0 24 10" width="24" height="10" aria-hidden="true">
        <path d="M1 5h18M15 1l5 4-5 4" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </span>
  )
})

interface DenProps {
  readonly good: Resource
  readonly amount: number
  /** How many there may be. */
  readonly room: number | undefined
  readonly buy: number
  readonly sell: number
  readonly upgrade: number
}

const Den = drawOnChange(function Den({ good, amount, room, buy, sell, upgrade }: DenProps) {
  const { words, names } = useFarm()
  const notes = [
    ...(room === undefined ? [] : [words.penNote(room)]),
    words.buyNote(buy),
    words.sellNote(sell),
    words.upgradeNote(upgrade, oneOf(names, UPGRADES[good])),
  ]
  const spot = useSpot(`good:${good}:store`, words.store(names.goods[good].other, amount, notes))
  return (
    <div {...spot} className="spot farm-den" data-empty={amount === 0 || undefined}>
      <Amount good={good} amount={amount} room={room} />
      <span className="farm-prices">
        <span>{words.buy(buy)}</span>
        <span>{words.sell(sell)}</span>
      </span>
    </div>
  )
})

interface PlainProps {
  readonly good: Good
  readonly amount: number
  readonly notes: readonly string[]
}

const NO_NOTES: readonly string[] = []

const Plain = drawOnChange(function Plain({ good, amount, notes }: PlainProps) {
  const { words, names } = useFarm()
  const spot = useSpot(`good:${good}:store`, words.store(names.goods[good].other, amount, notes))
  return (
    <div {...spot} className="spot farm-den" data-empty={amount === 0 || undefined}>
      <Amount good={good} amount={amount} room={undefined} />
    </div>
  )
})

interface CommoditiesProps {
  readonly amount: number
  /** Uses that are closed. */
  readonly closed: readonly string[]
}

function Commodities({ amount, closed }: CommoditiesProps) {
  const { words, names } = useFarm()
  // A use that a helper brings is called by the helper's name.
  const uses = closed.map(use => names.uses[use as CommodityUse] ?? names.cards[use as CardId].name)
  return (
    <div className="farm-chain">
      <Plain good="commodity" amount={amount} notes={uses.length === 0 ? [] : [words.closed(uses)]} />
    </div>
  )
}

interface AmountProps {
  readonly good: Good
  readonly amount: number
  /** How many there may be. */
  readonly room: number | undefined
}

function Amount({ good, amount, room }: AmountProps) {
  return (
    <span className="farm-amount" aria-hidden="true">
      <Icon name={good} size={28} />
      <span className="farm-number">
        {amount}
        {room !== undefined && <small>/{room}</small>}
      </span>
    </span>
  )
}
