import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { run } from './run.ts'
import { UsageError, type World } from './world.ts'

const { stdin, stdout, stderr, env, argv } = process

// A reader such as `head` may close the pipe early; that is no error.
stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0)
  throw error
})

let keyboard: Interface | undefined
let lines: AsyncIterator<string> | undefined

/** Opened at the first question, so that commands that ask nothing end by themselves. */
async function nextLine(prompt: string): Promise<string | undefined> {
  const typed = stdin.isTTY && stdout.isTTY
  keyboard ??= createInterface(typed ? { input: stdin, output: stdout } : { input: stdin })
  lines ??= keyboard[Symbol.asyncIterator]()
  keyboard.setPrompt(prompt)
  if (typed) keyboard.prompt()
  const { value, done } = await lines.next()
  // Piped input is not echoed by a terminal.
  if (!typed) stdout.write(`${prompt}${done === true ? '' : value}\n`)
  return done === true ? undefined : value
}

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
  readFile: path => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      throw new UsageError(`${path} cannot be read`)
    }
  },
  writeFile: (path, text) => writeFileSync(path, text),
  spareFile: name => join(tmpdir(), name),
  freshSeed: () => randomBytes(4).toString('hex'),
}

process.exitCode = await run(argv.slice(2), world)
keyboard?.close()
