import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..', '..', '..')

/** What `scripts/run.mjs` leaves out of a bundle as well. */
const LEFT = 'pure-rand fastify @fastify/* @photostructure/sqlite pg ws web-push prom-client @simplewebauthn/*'

export interface Program {
  readonly file: string
  remove(): Promise<void>
}

/** The server, or another program of these tests, bundled as it is for real. `root` is for callers that are bundled themselves. */
export async function bundleProgram(entry = 'packages/server/src/main.ts', home = root): Promise<Program> {
  const cache = join(home, 'node_modules', '.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'server-test-'))
  const file = join(folder, 'program.mjs')
  await build({
    entryPoints: [join(home, entry)],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    external: LEFT.split(' '),
  })
  return { file, remove: () => rm(folder, { recursive: true, force: true }) }
}

export interface Process {
  readonly url: string
  readonly pid: number
  /** Everything that it complained about. */
  readonly complaints: readonly string[]
  kill(signal: NodeJS.Signals): Promise<number | null>
  readonly ended: Promise<number | null>
}

/** Starts a server of its own process; ready when it has told its address. */
export async function startProcess(
  { file }: Program,
  page: string,
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<Process> {
  const child: ChildProcess = spawn(process.execPath, [...flags, file, page], {
    cwd: '/',
    env: { PATH: process.env.PATH, PORT: '0', REQUESTS_PER_MINUTE: '1000000', MESSAGES_PER_SECOND: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (child.stdout === null || child.stderr === null) throw new Error('a process without a voice')
  const complaints: string[] = []
  createInterface({ input: child.stderr }).on('line', line => complaints.push(line))
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  const first = new Promise<string>(resolve => createInterface({ input: child.stdout as never }).once('line', resolve))
  const line = await Promise.race([first, ended])
  const [url] = /http:\S+/.exec(String(line)) ?? []
  if (url === undefined) throw new Error(`no server: ${line} ${complaints.join('\n')}`)
  return {
    url,
    pid: child.pid ?? 0,
    complaints,
    ended,
    async kill(signal) {
      child.kill(signal)
      return ended
    },
  }
}
