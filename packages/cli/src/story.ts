import { type GameEvent, PHASE_OF, type Seat, type Table } from '@la-granja/engine'
import { describeEvent, namesIn } from '@la-granja/text'
import { type Look, labelled, paint, shape, WIDTH, wrapped } from './draw/paint.ts'

const names = namesIn()

/** What is told: what happened, and where the only possible action was taken for the player. */
export type Told = GameEvent | { readonly type: 'forced'; readonly seat: Seat; readonly label: string }

/** Told by what surrounds them. */
const QUIET: ReadonlySet<Told['type']> = new Set<Told['type']>([
  'turnBegan',
  'turnEnded',
  'dieTaken',
  'lastDieGone',
  'donkeyChosen',
  'marksRemoved',
  'discsReturned',
  'craftsTurned',
])

function isQuiet(told: Told): boolean {
  return QUIET.has(told.type) || (told.type === 'gained' && told.by === 'trade')
}

/** What has happened, as it is read: a heading per step, one paragraph for what a player did in a row. */
export function tell(events: readonly Told[], table: Table, look: Look): string {
  const lines: string[] = []
  let heading = ''
  let speaker: Seat | undefined
  let paragraph: string[] = []
  const close = () => {
    if (paragraph.length > 0) lines.push(...told(paragraph, speaker, look))
    paragraph = []
  }
  for (const event of events) {
    if (event.type === 'stepBegan') heading = headingOf(event, look)
    if (event.type === 'stepBegan' || isQuiet(event)) continue
    const seat = 'seat' in event && event.seat >= 0 ? (event.seat as Seat) : undefined
    if (heading !== '' || seat !== speaker) close()
    if (heading !== '') lines.push(heading)
    heading = ''
    speaker = seat
    paragraph.push(
      event.type === 'forced' ? `(The only choice: ${event.label}.)` : describeEvent(event, look.who, table),
    )
  }
  close()
  return lines.join('\n')
}

function headingOf({ round, step }: Extract<GameEvent, { type: 'stepBegan' }>, look: Look): string {
  const phase = PHASE_OF[step]
  const place = phase === 'scoring' ? names.phases[phase] : `${names.phases[phase]}: ${names.steps[step]}`
  return paint(look, 'dim', `· Round ${round}, ${place}`)
}

function told(sentences: readonly string[], seat: Seat | undefined, look: Look): string[] {
  const mark = seat === undefined ? '  ' : `${shape(look, seat)} `
  return labelled(`  ${mark}`, wrapped(sentences.join(' '), WIDTH - 4), 4)
}
