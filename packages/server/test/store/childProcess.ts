import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..', '..', '..', '..')

/** Bundles a program as the server itself is bundled, beside the packages that it loads at run time. */
export async function bundle(file: string): Promise<{ readonly program: string; remove(): Promise<void> }> {
  const cache = join(root, 'node_modules', '.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'store-test-'))
  const program = join(folder, 'program.mjs')
  await build({
    entryPoints: [join(import.meta.dirname, file)],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  })
  return { program, remove: () => rm(folder, { recursive: true, force: true }) }
}

export interface Child {
  readonly lines: readonly string[]
  /** Until it has said so many lines, or has ended. */
  said(count: number): Promise<void>
  /** Ends it as a power cut would, or waits for its own end. */
  kill(): Promise<void>
  readonly ended: Promise<void>
}

export function startChild(program: string, args: readonly string[]): Child {
  const child: ChildProcess = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (child.stdout === null) throw new Error('a child without a voice')
  const lines: string[] = []
  const waiting: { count: number; resolve(): void }[] = []
  const reader = createInterface({ input: child.stdout })
  reader.on('line', line => {
    lines.push(line)
    for (const { count, resolve } of waiting) if (lines.length >= count) resolve()
  })
  const closed = new Promise<void>(resolve => reader.once('close', resolve))
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const ended = Promise.all([closed, exited]).then(() => undefined)
  return {
    lines,
    ended,
    said: count =>
      Promise.race([
        ended,
        new Promise<void>(resolve => {
          if (lines.length >= count) resolve()
          else waiting.push({ count, resolve })
        }),
      ]),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
