import { RecordError } from '@la-granja/engine'
import { analyseCommand } from './commands/analyse.ts'
import { arenaCommand } from './commands/arena.ts'
import { balanceCommand } from './commands/balance.ts'
import { componentsCommand } from './commands/components.ts'
import { ladderCommand } from './commands/ladder.ts'
import { playCommand } from './commands/play.ts'
import { replayCommand } from './commands/replay.ts'
import { simulateCommand } from './commands/simulate.ts'
import { trainCommand } from './commands/train.ts'
import { helpOn } from './help.ts'
import { UsageError, WorkError, type World } from './world.ts'

/** May give an exit code other than 0. */
type Command = (args: readonly string[], world: World) => number | void | Promise<number> | Promise<void>

const COMMANDS: Readonly<Record<string, Command>> = {
  play: playCommand,
  simulate: simulateCommand,
  replay: replayCommand,
  analyse: analyseCommand,
  arena: arenaCommand,
  ladder: (args, world) => ladderCommand(args, world),
  train: trainCommand,
  balance: balanceCommand,
  components: componentsCommand,
  help: ([command], world) => world.write(helpOn(command)),
}

/** `granja <command> <options>`; without a command it is `play`. Gives the exit code. */
export async function run(args: readonly string[], world: World): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    world.write(helpOn(args[0]))
    return 0
  }
  const [first = 'play', ...rest] = args
  const [name, options] = first.startsWith('-') ? ['play', args] : [first, rest]
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  try {
    if (command === undefined) throw new UsageError(`there is no command “${name}”`)
    return (await command(options, world)) ?? 0
  } catch (error) {
    if (error instanceof RecordError) return failed(world, `This game cannot be replayed: ${error.message}`)
    if (error instanceof UsageError) return failed(world, `granja: ${error.message}. See granja help.`)
    if (error instanceof WorkError) return failed(world, `granja: ${error.message}`, 1)
    throw error
  }
}

function failed(world: World, message: string, code = 2): number {
  world.progress('')
  world.complain(`${message}\n`)
  return code
}
