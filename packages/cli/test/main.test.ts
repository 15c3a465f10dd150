import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

// Whole games on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'granja-test-'))
const program = join(folder, 'granja.mjs')

beforeAll(() => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  buildSync({ entryPoints: [main], bundle: true, platform: 'node', format: 'esm', outfile: program })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The real program, with typed lines coming through a pipe. */
function granja(
  args: readonly string[],
  input = '',
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise(done => {
    const child = spawn(process.execPath, [program, ...args], {
      stdio: 'pipe',
      env: { ...process.env, TMPDIR: folder, ...env },
    })
    let out = ''
    let err = ''
    child.stdout.on('data', data => {
      out += String(data)
    })
    child.stderr.on('data', data => {
      err += String(data)
    })
    child.on('close', code => done({ code, out, err }))
    child.stdin.end(input)
  })
}

describe('the program itself', () => {
  it('reads lines from a pipe, echoes them, and ends politely with the input', async () => {
    const { code, out, err } = await granja(['--seed', 'pipe test', '--players', '2'], 'spend silver\nnonsense\n')
    expect(code).toBe(0)
    expect(err).toBe('')
    expect(out).toContain('> nonsense\n“nonsense” means nothing here.')
    expect(out).toMatch(/The game is kept in .*la-granja-pipe-test\.json/)
    expect(out).not.toContain('\u001b[')
  })

  it('complains on the error stream and with its exit code', async () => {
    const { code, out, err } = await granja(['--players', '9'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('--players must be a whole number from 1 to 4')
  })

  it('a component set that it prints can be changed, checked and played', async () => {
    const file = join(folder, 'own.json')
    const printed = await granja(['components', 'print', 'deluxe', '--json'])
    writeFileSync(file, printed.out.replace('"pens": 2', '"pens": 4'))
    expect(await granja(['components', 'check', file])).toEqual({ code: 0, out: 'playable\n', err: '' })
    const played = await granja(['--players', '2', '--edition', 'deluxe', '--components', file], 'quit\n')
    expect(played.out).toContain('pigs 0/4')
    writeFileSync(file, printed.out.replace('"pens": 2', '"pens": 40'))
    const out = 'pens: 40 (allowed: a whole number from 0 to 9)\n'
    expect(await granja(['components', 'check', file])).toEqual({ code: 1, out, err: '' })
  })

  it('has games played on threads of its own, and ends', async () => {
    const args = ['arena', '--bots', 'novice,random', '--games', '6', '--json']
    const { code, out, err } = await granja(args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out).bots).toMatchObject([
      { name: 'novice', games: 6 },
      { name: 'random', games: 6 },
    ])
  })

  it('a thread that breaks down ends the command with exit code 1 and a message', async () => {
    const broken = join(folder, 'broken.cjs')
    writeFileSync(broken, "if (!require('node:worker_threads').isMainThread) process.exit(7)\n")
    const args = ['arena', '--bots', 'random', '--players', '2', '--games', '30', '--seed', 's', '--json']
    // Whichever thread breaks down first names its order.
    const { code, out, err } = await granja(args, '', { NODE_OPTIONS: `--require ${broken}` })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^granja: the order “games” \(seed “s”, games? \d+.*\) failed: its thread ended with code 7\n$/)
  })
})
