import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { setImmediate } from 'node:timers/promises'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { makePool, serve } from './pool.ts'
import { replaceFile } from './replaceFile.ts'
import { run } from './run.ts'
import { threadClock } from './threadClock.ts'
import { UsageError, type World } from './world.ts'

const { stdin, stdout, stderr, env, argv } = process

// A reader such as `head` may close the pipe early; that is no error.
stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0)
  throw error
})

let keyboard: Interface | undefined
let lines: AsyncIterator<string> | undefined
let gone = false

/** Opened at the first question, so that commands that ask nothing end by themselves. */
function openKeyboard(typed: boolean): Interface {
  const opened = createInterface(typed ? { input: stdin, output: stdout } : { input: stdin })
  // A pipe is closed long before its last line has been read.
  if (typed)
    opened.on('close', () => {
      gone = true
    })
  return opened
}

async function nextLine(prompt: string): Promise<string | undefined> {
  if (gone) return undefined
  const typed = stdin.isTTY && stdout.isTTY
  keyboard ??= openKeyboard(typed)
  lines ??= keyboard[Symbol.asyncIterator]()
  keyboard.setPrompt(prompt)
  if (typed) keyboard.prompt()
  const { value, done } = await lines.next()
  // Piped input is not echoed by a terminal.
  if (!typed) stdout.write(`${prompt}${done === true ? '' : value}\n`)
  return done === true ? undefined : value
}

const clock = () => performance.now()
const workers = availableParallelism()
// Commands are bundled into one file, which is what each thread runs too.
const pool = makePool(workers, () => new Worker(new URL(import.meta.url)))

const world: World = {
  colour: stdout.isTTY === true && (env.NO_COLOR === undefined || env.NO_COLOR === '') && env.TERM !== 'dumb',
  write: text => {
    stdout.write(text)
  },
  complain: text => {
    stderr.write(text)
  },
  progress: text => {
    if (stderr.isTTY) stderr.write(`\r\u001b[K${text}`)
  },
  ask: nextLine,
  stillThere: async () => {
    await setImmediate() // lets Ctrl+C through
    return !gone
  },
  readFile: path => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      throw new UsageError(`${path} cannot be read`)
    }
  },
  writeFile: replaceFile,
  spareFile: name => join(tmpdir(), name),
  freshSeed: () => randomBytes(4).toString('hex'),
  clock,
  workers,
  work: order => pool.work(order),
}

if (isMainThread) {
  try {
    process.exitCode = await run(argv.slice(2), world)
  } finally {
    await pool.close()
    keyboard?.close()
  }
} else if (parentPort !== null) serve(parentPort, threadClock())
