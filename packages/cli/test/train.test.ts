import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { FEATURES, HAND_MADE } from '@la-granja/bots'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Paper, type } from './terminal.ts'

// Whole games on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const COURSE = 'train --seed class --generations 2 --games 4 --tries 1 --pairs 2'
const course = (out: string) => type(`${COURSE} --out ${out}`)

/** The object in the module. */
function weightsIn(module: string): { features: Record<string, number[]>; helpers: Record<string, number> } {
  const [, object = ''] = module.split('export const LEARNED: Weights = ')
  return JSON.parse(object.replace(/'?(\w+)'?:/g, '"$1":').replace(/,(\s*[}\]])/g, '$1'))
}

describe('train', () => {
  let paper: Paper
  let module = ''
  beforeAll(async () => {
    paper = await course('l.ts')
    module = paper.files.get('l.ts')!
  })

  it('tells of each generation, and where the weights are', () => {
    expect(paper.code).toBe(0)
    expect(paper.output.replace(/\d+ s/g, '_')).toBe(
      'Generation 1 of 2: 4 games in _\nGeneration 2 of 2: 4 games in _\nTry 1 of 1: 4 games in _\nWritten to l.ts\n',
    )
  })

  it('writes a module with all weights, and how it was made', () => {
    expect(module.split('\n').slice(0, 4)).toEqual([
      expect.stringContaining(`\`npm run granja -- ${COURSE}\``),
      "import type { Weights } from './evaluate.ts'",
      '',
      'export const LEARNED: Weights = {',
    ])
    const { features, helpers } = weightsIn(module)
    expect(Object.keys(features)).toEqual([...FEATURES])
    expect(Object.keys(helpers)).toHaveLength(66)
    expect(features.silver).toHaveLength(HAND_MADE.features.silver.length)
    expect(features.silver).not.toEqual(HAND_MADE.features.silver)
  })

  it('is laid out as the formatter would', () => {
    const root = fileURLToPath(new URL('../../..', import.meta.url))
    const biome = fileURLToPath(new URL('../../../node_modules/.bin/biome', import.meta.url))
    const args = ['format', '--stdin-file-path=packages/bots/src/learned.ts']
    expect(spawnSync(biome, args, { cwd: root, input: module, encoding: 'utf8' }).stdout).toBe(module)
  })

  it('the same seed gives the same file', async () => {
    expect((await course('again.ts')).files.get('again.ts')).toBe(module)
  })

  it('a file that cannot be written loses nothing', async () => {
    const { code, output, complaints } = await type(
      "train --seed it's --generations 1 --games 1 --tries 0 --out /forbidden/l.ts",
    )
    expect(code).toBe(1)
    expect(complaints).toBe('granja: /forbidden/l.ts cannot be written: no permission\n')
    expect(output).toContain("--seed 'it'\\''s' --generations 1")
    expect(weightsIn(output).features.farm).toHaveLength(7)
  })

  it.each([
    ['--generations few', '--generations must be'],
    ['--tries 1.5', '--tries must be'],
    ['--pairs 0', '--pairs must be'],
    ['--games 0', '--games must be'],
    ['--seed a\nb', '--seed must be text on one line'],
    ['hard', '“hard” is not an option'],
  ])('granja train %s is refused with a reason', async (args, message) => {
    const { code, complaints, files } = await type(`train ${args}`)
    expect({ code, files }).toEqual({ code: 2, files: new Map() })
    expect(complaints).toContain(message)
  })
})

describe('train helpers', () => {
  const trial = (out: string) => type(`train helpers --seed class --games 22 --out ${out}`)

  it('writes a module with what each helper is worth, and how it was made', async () => {
    const { code, output, files } = await trial('w.ts')
    const module = files.get('w.ts')!
    expect({ code, output }).toEqual({ code: 0, output: 'Written to w.ts\n' })
    expect(module).toContain('`npm run granja -- train helpers --seed class --games 22`')
    expect(module.match(/^ {2}\w+: -?\d+(\.\d+)?,$/gm)).toHaveLength(66)
    expect((await trial('again.ts')).files.get('again.ts')).toBe(module)
  })

  it.each([
    ['--games 0', '--games must be'],
    ['--seed a\nb', '--seed must be text on one line'],
    ['--generations 3', 'generations'],
  ])('granja train helpers %s is refused with a reason', async (args, message) => {
    const { code, complaints, files } = await type(`train helpers ${args}`)
    expect({ code, files }).toEqual({ code: 2, files: new Map() })
    expect(complaints).toContain(message)
  })
})
