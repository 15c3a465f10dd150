import {
  type Checked,
  type ComponentSet,
  checkComponents,
  EDITION_SETS,
  EDITIONS,
  type Edition,
  type Problem,
  sourcesOf,
} from '@la-granja/engine'
import { namesIn } from '@la-granja/text'
import { drawProblem, drawSources } from '../draw/components.ts'
import { formatJson } from '../draw/json.ts'
import { type Given, readOptions } from '../options.ts'
import { UsageError, type World } from '../world.ts'
import { readJson } from './file.ts'

const { count } = namesIn()
const PROBLEM = { one: 'problem', other: 'problems' } as const

/** More than this of what is wrong helps nobody. */
const MOST = 100

/** `granja components check FILE` and `granja components print classic|deluxe [--json]`; gives the exit code. */
export function componentsCommand(args: readonly string[], world: World): number {
  const { given, rest } = readOptions(args, { json: 'boolean' })
  const [what, subject, ...more] = rest
  if (subject !== undefined && more.length === 0) {
    if (what === 'check' && given.json === undefined) return check(subject, world)
    if (what === 'print') return print(editionNamed(subject), given.json === true, world)
  }
  throw new UsageError('components needs “check FILE” or “print classic|deluxe [--json]”')
}

function check(path: string, world: World): number {
  const checked = readSet(path, world)
  if ('set' in checked) {
    world.write('playable\n')
    for (const warning of checked.warnings) world.write(`Warning: ${drawProblem(warning)}\n`)
    return 0
  }
  const { problems } = checked
  for (const problem of problems.slice(0, MOST)) world.write(`${drawProblem(problem)}\n`)
  if (problems.length > MOST) world.write(`… and ${count(problems.length - MOST, PROBLEM)} more\n`)
  return 1
}

function print(edition: Edition, json: boolean, world: World): number {
  if (json) world.write(`${formatJson(EDITION_SETS[edition])}\n`)
  else world.write(`${drawSources(edition, sourcesOf(edition), { colour: world.colour, who: String })}\n`)
  return 0
}

function editionNamed(name: string): Edition {
  const found = EDITIONS.find(edition => edition === name)
  if (found === undefined) throw new UsageError(`components print needs ${EDITIONS.join(' or ')}, not “${name}”`)
  return found
}

function readSet(path: string, world: World): Checked {
  return checkComponents(readJson(path, 'a component set', world))
}

/** What `--components FILE` adds to a new game. */
export function componentsOption({ components: path }: Given, world: World): { components?: ComponentSet } {
  if (typeof path !== 'string') return {}
  const checked = readSet(path, world)
  if ('problems' in checked) throw new UsageError(`${path} cannot be played: ${summary(checked.problems)}`)
  for (const warning of checked.warnings) world.complain(`${path}: ${drawProblem(warning)}\n`)
  return { components: checked.set }
}

function summary([first, ...others]: readonly Problem[]): string {
  const told = first === undefined ? '' : drawProblem(first)
  if (others.length === 0) return told
  return `${told}\nand ${count(others.length, PROBLEM)} more, which granja components check lists`
}
