import type { Rating } from '@la-granja/server/protocol'
import { PointLines } from '../table/Charts.tsx'
import { useUi } from '../words.ts'
import { Cards, Helpers } from './Cards.tsx'
import { Compared } from './Compared.tsx'
import { useOpponentName } from './Filters.tsx'
import { GainColumns } from './GainColumns.tsx'
import type { Numbers } from './numbers.ts'
import { Openings } from './Openings.tsx'
import { Part } from './Part.tsx'
import { RatingChart, SURE } from './RatingChart.tsx'
import { Tallies } from './Tallies.tsx'
import { useFormat } from './useFormat.ts'

interface SumsProps {
  readonly numbers: Numbers
  readonly ratings: readonly Rating[]
}

export function Sums({ numbers, ratings }: SumsProps) {
  const { numbers: words, table } = useUi()
  const { average } = useFormat()
  const others = numbers.table?.others
  const mine = numbers.table?.mine ?? numbers.mine
  const lines = mine.afterRound.map((points, round) => [points, ...(others ? [others.afterRound[round] ?? 0] : [])])
  const compared = [{ name: words.you, share: mine }, ...(others ? [{ name: words.others, share: others }] : [])]
  const { past } = numbers
  return (
    <>
      <Headline numbers={numbers} rating={ratings.at(-1)} />
      <div className="numbers-parts">
        <div className="numbers-stack">
          <Part
            title={table.end.sources}
            {...(others && { hint: said(mine.points - others.points, average, ABOVE(words)) })}
          >
            <Compared shares={compared} />
          </Part>
          {past === undefined ? undefined : (
            <Part title={words.past} hint={said(past.last.points - past.before.points, average, UP(words))}>
              <Compared
                shares={[
                  { name: words.last, share: past.last },
                  { name: words.before, share: past.before },
                ]}
              />
            </Part>
          )}
          {numbers.helpers.length === 0 ? undefined : (
            <Part title={words.helpers.title}>
              <Helpers helpers={numbers.helpers} />
            </Part>
          )}
        </div>
        <div className="numbers-stack">
          <Part title={table.end.rounds}>
            <PointLines rounds={lines} names={[words.you, words.others]} format={average} />
          </Part>
          <Part title={words.gains}>
            <GainColumns gains={numbers.gains} />
          </Part>
          <Part title={words.by}>
            <Kinds numbers={numbers} />
          </Part>
          {ratings.length === 0 ? undefined : (
            <Part title={words.rating.title} hint={words.rating.hint}>
              <RatingChart ratings={ratings} />
            </Part>
          )}
        </div>
        <Part title={words.opening.title} hint={words.opening.hint} wide>
          <Openings opening={numbers.opening} />
        </Part>
        <Part title={words.cards.title} hint={words.cards.hint} wide>
          <Cards cards={numbers.cards} />
        </Part>
      </div>
    </>
  )
}

interface HeadlineProps {
  readonly numbers: Numbers
  readonly rating: Rating | undefined
}

function Headline({ numbers, rating }: HeadlineProps) {
  const words = useUi().numbers
  const { average } = useFormat()
  const told = [
    [words.games, String(numbers.games)],
    ...(numbers.contested === 0 ? [] : [[words.wins, words.share(numbers.wins, numbers.contested)]]),
    [words.average, average(numbers.points)],
    [words.best, String(numbers.best)],
    ...(rating === undefined
      ? []
      : [[words.rating.title, words.rating.now(average(rating.mu), average(SURE * rating.sigma))]]),
  ]
  return (
    <dl className="numbers-headline">
      {told.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** By number of players, by edition and by opponent, one under the other. */
function Kinds({ numbers }: { readonly numbers: Numbers }) {
  const { numbers: words, table } = useUi()
  const nameOf = useOpponentName()
  const rows = [
    ...numbers.byPlayers.map(tally => ({ key: tally.key, label: words.playing(tally.key), tally })),
    ...numbers.byEdition.map(tally => ({ key: tally.key, label: table.start.form.editions[tally.key], tally })),
    ...numbers.byOpponent.map(tally => ({ key: tally.key, label: nameOf(tally.key), tally })),
  ]
  return <Tallies of={words.kind} rows={rows} />
}

type Words = ReturnType<typeof useUi>['numbers']
type Sayings = readonly [more: (by: string) => string, fewer: (by: string) => string, same: string]

const ABOVE = ({ above, below, level }: Words): Sayings => [above, below, level]
const UP = ({ up, down, same }: Words): Sayings => [up, down, same]

/** A difference that would be shown as nought is none. */
function said(difference: number, format: (amount: number) => string, [more, fewer, same]: Sayings): string {
  const by = format(Math.abs(difference))
  if (by === format(0)) return same
  return difference > 0 ? more(by) : fewer(by)
}
