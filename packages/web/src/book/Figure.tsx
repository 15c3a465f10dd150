import { BUILDINGS, CLASSIC, EDITION_SETS, EDITIONS, RESOURCES, type RoofId, UPGRADES } from '@la-granja/engine'
import { namesIn, type SectionId } from '@la-granja/text'
import type { ComponentType } from 'react'
import { Die } from '../draw/Die.tsx'
import { GoodRow } from '../draw/Goods.tsx'
import { Icon } from '../draw/Icon.tsx'
import { oneOf } from '../farm/useFarm.ts'
import { Gives } from '../village/Gives.tsx'
import { ROOF_GIFTS, SPACE_GIFTS } from '../village/gives.ts'
import { useUi } from '../words.ts'
import { useOpenBook } from './open.ts'

/** The numbers that belong to a section, taken from the parts themselves so that they are never wrong. */
const FIGURES: Readonly<Partial<Record<SectionId, ComponentType>>> = {
  '5.1.2': Prices,
  '5.1.3': Prices,
  '6.4': Roofs,
  '7.2': Spaces,
  '8.1': Donkeys,
  '8.3.1': Crafts,
}

export function Figure({ section }: { readonly section: SectionId }) {
  const Drawn = FIGURES[section]
  return Drawn === undefined ? undefined : (
    // Wide tables scroll by themselves; the page never does.
    <div className="book-table">
      <Drawn />
    </div>
  )
}

function Prices() {
  const words = useUi().book
  const names = namesIn(useOpenBook().language)
  const { buy, sell, upgrade } = CLASSIC.prices
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.good}</th>
          <th scope="col">{words.buy}</th>
          <th scope="col">{words.sell}</th>
          <th scope="col">{words.upgrade}</th>
        </tr>
      </thead>
      <tbody>
        {RESOURCES.map(good => (
          <tr key={good}>
            <th scope="row">
              <span className="book-sign">
                <Icon name={good} size={22} />
                {oneOf(names, good)}
              </span>
            </th>
            <td>{buy[good]}</td>
            <td>{sell[good]}</td>
            <td>
              <span className="book-sign">
                {upgrade[good]} → <Icon name={UPGRADES[good]} size={22} />
                {oneOf(names, UPGRADES[good])}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Spaces() {
  const names = namesIn(useOpenBook().language)
  return (
    <ul className="book-spaces" aria-label={useUi().village.revenue}>
      {([1, 2, 3, 4, 5, 6] as const).map(space => (
        <li key={space}>
          <Die value={space} size={26} />
          <Gives gifts={SPACE_GIFTS[space] ?? []} />
          <span className="shell-hidden">{names.spaces[space]}</span>
        </li>
      ))}
    </ul>
  )
}

function Donkeys() {
  const { donkey, donkeys } = useUi().farm
  return (
    <ul className="book-donkeys" aria-label={donkeys}>
      {CLASSIC.donkeys.map(({ deliveries, hats }) => (
        <li key={deliveries}>
          <span className="book-sign" aria-hidden="true">
            <Icon name="donkey" size={30} />
            <b>{deliveries}</b>
            <Icon name="delivery" size={20} />
            <b>{hats}</b>
            <Icon name="hat" size={20} />
          </span>
          <span className="shell-hidden">{donkey(deliveries, hats, '')}</span>
        </li>
      ))}
    </ul>
  )
}

function Crafts() {
  const words = useUi().book
  const { atOnce, lasting } = useUi().village
  const names = namesIn(useOpenBook().language)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.building}</th>
          <th scope="col">{words.asks}</th>
          <th scope="col">{atOnce}</th>
          <th scope="col">{lasting}</th>
        </tr>
      </thead>
      <tbody>
        {BUILDINGS.map(id => {
          const goods = CLASSIC.buildings[id].rows[0] ?? []
          return (
            <tr key={id}>
              <th scope="row">{names.buildings[id]}</th>
              <td>
                <GoodRow goods={goods} size={20} />
                <span className="shell-hidden">{goods.map(good => oneOf(names, good)).join(', ')}</span>
              </td>
              <td>{names.crafts[id].instant}</td>
              <td>{names.crafts[id].lasting}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Roofs() {
  const words = useUi().book
  const { editions } = useUi().table.start.form
  return (
    <table className="book-roofs">
      <thead>
        <tr>
          <th scope="col">{words.roundName}</th>
          {EDITIONS.map(edition => (
            <th key={edition} scope="col">
              {editions[edition]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CLASSIC.roofs.map((_, round) => (
          <tr key={round}>
            <th scope="row">{round + 1}</th>
            {EDITIONS.map(edition => (
              <td key={edition}>
                <ul>
                  {(EDITION_SETS[edition].roofs[round] ?? []).map((roof, index) => (
                    <li key={index}>
                      <RoofSign roof={roof} phases={EDITION_SETS[edition].roofPhases[roof] ?? []} />
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type RoofPhases = NonNullable<(typeof CLASSIC.roofPhases)[RoofId]>

export function RoofSign({ roof, phases }: { readonly roof: RoofId; readonly phases: RoofPhases | readonly [] }) {
  const names = namesIn(useOpenBook().language)
  return (
    <span className="book-sign">
      <Gives gifts={ROOF_GIFTS[roof]} />
      <span>
        {names.roofs[roof]}
        {phases.length === 0 ? undefined : <small> {phases.map(phase => names.phases[phase]).join(', ')}</small>}
      </span>
    </span>
  )
}
