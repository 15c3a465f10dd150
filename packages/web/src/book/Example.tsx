import '../village/village.css'
import '../farm/farm.css'
import '../farm/middle.css'
import '../farm/sides.css'
import './example.css'
import { barrowLimit, isOpen, partsOf, type Table } from '@la-granja/engine'
import { describeEvent, type ExampleId } from '@la-granja/text'
import { type ReactNode, useId, useMemo } from 'react'
import { CardFace } from '../card/Card.tsx'
import { RoofSpaces } from '../farm/Middle.tsx'
import { Barrows } from '../farm/Sides.tsx'
import { Stores } from '../farm/Stores.tsx'
import { RestingContext } from '../table/useSpot.ts'
import { Building } from '../village/Buildings.tsx'
import { Market } from '../village/Market.tsx'
import { Siesta } from '../village/Siesta.tsx'
import { useUi } from '../words.ts'
import { useOpenBook } from './open.ts'
import { Heading, Linked } from './Prose.tsx'
import { STORIES } from './stories.ts'

type Told = keyof typeof STORIES

/** The card that shows its four uses: Coachman. */
const CARD = 17

/** A worked example, drawn with the parts of the table itself. */
export function Example({ id }: { readonly id: ExampleId }) {
  const { book } = useOpenBook()
  const words = useUi().book
  const { title, says, so } = book.examples[id]
  const name = useId()
  return (
    <figure className="book-example" aria-labelledby={name} data-example={id}>
      <Heading level={2} className="book-example-title" id={name}>
        <span className="book-example-tag">{words.example}</span> {title}
      </Heading>
      <p>
        <Linked text={says} />
      </p>
      {id === 'card' ? <Drawn part={<OneCard />} /> : <Played id={id} />}
      <p>
        <Linked text={so} />
      </p>
    </figure>
  )
}

function OneCard() {
  const { print } = useOpenBook()
  return <CardFace card={CARD} print={print} size="large" />
}

function Played({ id }: { readonly id: Told }) {
  const { language } = useOpenBook()
  const words = useUi().book
  const { before, after, events } = useMemo(() => STORIES[id](), [id])
  const who = (seat: number) => words.players[seat] ?? ''
  const told = events.filter(({ type }) => !QUIET.has(type))
  return (
    <>
      <div className="book-frames">
        <Drawn name={words.before} part={PARTS[id](before, words.players)} />
        <Drawn name={words.after} part={PARTS[id](after, words.players)} />
      </div>
      <ol className="book-events" aria-label={words.happens}>
        {told.map((event, index) => (
          <li key={index}>{describeEvent(event, who, before, language)}</li>
        ))}
      </ol>
    </>
  )
}

/** What the log leaves out as well, because nothing is to be seen of it. */
const QUIET: ReadonlySet<string> = new Set(['turnEnded', 'stepBegan', 'turnBegan'])

/** A picture only: nothing in it can be touched, and the words around it say the same. */
function Drawn({ name, part }: { readonly name?: string; readonly part: ReactNode }) {
  return (
    <div className="book-frame">
      {name === undefined ? undefined : <span className="book-frame-name">{name}</span>}
      <div className="book-picture" inert>
        <RestingContext value={true}>{part}</RestingContext>
      </div>
    </div>
  )
}

function farmPart(part: ReactNode) {
  return (
    <div className="farm">
      <div className="farm-board">{part}</div>
    </div>
  )
}

function villagePart(part: ReactNode) {
  return (
    <div className="village">
      <div className="village-board">{part}</div>
    </div>
  )
}

/** What each example shows of a table. */
const PARTS: Readonly<Record<Told, (table: Table, names: readonly string[]) => ReactNode>> = {
  trade: table => farmPart(redFarm(table, farm => <Stores table={table} farm={farm} seat={0} />)),
  roof: table => farmPart(redFarm(table, farm => <RoofSpaces table={table} farm={farm} />)),
  barrow: table =>
    farmPart(
      redFarm(table, farm => (
        <>
          <Barrows barrows={farm.barrows} seat={0} limit={barrowLimit(table, 0)} print={table} />
          <Stores table={table} farm={farm} seat={0} />
        </>
      )),
    ),
  siesta: (table, names) =>
    villagePart(
      <Siesta
        discs={table.siesta}
        order={table.order}
        players={table.players}
        neutralFirst={false}
        print={table}
        names={names}
      />,
    ),
  row: (table, names) =>
    villagePart(
      (['deli', 'butcher'] as const).map(id => (
        <Building key={id} id={id} stands={table.buildings[id]} players={table.players} print={table} names={names} />
      )),
    ),
  push: (table, names) => {
    const open = partsOf(table).set.hexes.map(hex => isOpen(table, hex))
    return villagePart(<Market stalls={table.stalls} open={open} print={table} names={names} />)
  },
}

function redFarm(table: Table, draw: (farm: Table['farms'][number]) => ReactNode): ReactNode {
  const [farm] = table.farms
  return farm === undefined ? undefined : draw(farm)
}
