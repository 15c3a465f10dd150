import {
  type Analysis,
  isSure,
  type Line,
  type Prospect,
  type Question,
  type Reason,
  type Verdict,
} from '@la-granja/bots'
import { formatAction, type PlayerView } from '@la-granja/engine'
import { describeLine, describeReason, namesIn, type ReasonTexts } from '@la-granja/text'
import { type Look, labelled, paint, shape, WIDTH, wrapped } from './paint.ts'

const names = namesIn()

/** What the coach says about one seat. */
export function drawAnalysis(
  { seat, verdicts, turningPoints, finds }: Analysis,
  look: Look,
  words: ReasonTexts,
): string {
  const because = (reasons: readonly Reason[], { view: { table } }: Verdict): string[] =>
    row('because', reasons.map(reason => describeReason(words, reason, look.who, table)).join(' '))
  const better = verdicts.filter(({ missed }) => isSure(missed)).length
  const turns = names.count(verdicts.length, { one: 'turn', other: 'turns' })
  const points = turningPoints.flatMap(point => [
    placeOf(point, point.played, point.best),
    ...told('played', point.view, point.played.line),
    ...told('better', point.view, point.best.line),
    ...because(point.reasons, point),
  ])
  const found = finds.flatMap(find => [
    placeOf(find, find.others[0] ?? find.played, find.played),
    ...told('played', find.view, find.played.line),
    ...told('next', find.view, find.others[0]?.line ?? []),
    ...because(find.reasons, find),
  ])
  return [
    `${shape(look, seat)} ${look.who(seat)}: ${turns} with a choice; something clearly better was possible in ${better}.`,
    paint(look, 'dim', points.length > 0 ? '· Turning points' : '· No turning points'),
    ...points,
    ...(found.length > 0 ? [paint(look, 'dim', '· Well played'), ...found] : []),
  ].join('\n')
}

function placeOf({ at, round, step }: Verdict, from: Prospect, to: Prospect): string {
  const chances = `${percent(from.winChance)} → ${percent(to.winChance)}`
  return `  Round ${round}, ${names.steps[step]}, action ${at}: win chance ${chances}, points ${from.points.toFixed(1)} → ${to.points.toFixed(1)}`
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}

const INDENT = 14

function told(title: string, view: PlayerView, line: Line): string[] {
  return row(title, describeLine(line, view).join(', '))
}

function row(title: string, text: string): string[] {
  return labelled(`    ${title.padEnd(INDENT - 4)}`, wrapped(text, WIDTH - INDENT), INDENT)
}

/** Everything but the views, which the record holds already; actions in short notation. */
export function analysisJson({ turningPoints, finds, verdicts, quiz, ...rest }: Analysis): object {
  return {
    ...rest,
    turningPoints: turningPoints.map(verdictJson),
    finds: finds.map(verdictJson),
    verdicts: verdicts.map(verdictJson),
    quiz: quiz.map(({ view: _, options, ...question }: Question) => ({
      ...question,
      options: options.map(prospectJson),
    })),
  }
}

function verdictJson({ view: _, played, best, others, ...rest }: Verdict): object {
  return { ...rest, played: prospectJson(played), best: prospectJson(best), others: others.map(prospectJson) }
}

function prospectJson({ line, ...rest }: Prospect): object {
  return { line: line.map(formatAction), ...rest }
}
