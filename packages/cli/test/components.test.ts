import {
  CLASSIC,
  type ComponentSet,
  checkComponents,
  DELUXE,
  EDITIONS,
  type GameRecord,
  replay,
  sourcesOf,
} from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { drawProblem } from '../src/draw/components.ts'
import { formatJson } from '../src/draw/json.ts'
import { plain, type, widest } from './terminal.ts'

const filed = (json: unknown) => new Map([['own.json', typeof json === 'string' ? json : JSON.stringify(json)]])
const check = (json: unknown) => type('components check own.json', { files: filed(json) })

/** The classic set with other prices; the first is cheaper than R35 allows. */
const own: ComponentSet = { ...CLASSIC, prices: { ...CLASSIC.prices, buy: { olive: 1, grain: 8, grape: 9, pig: 7 } } }

describe('components check', () => {
  it.each([
    ['classic', CLASSIC],
    ['deluxe', DELUXE],
  ])('the %s set is playable', async (_, set) => {
    expect(await check(set)).toMatchObject({ code: 0, output: 'playable\n', complaints: '' })
  })

  it('R35 tells what the engine will ask instead, as a warning', async () => {
    const { code, output } = await check(own)
    expect(code).toBe(0)
    expect(output).toBe(
      'playable\nWarning: prices.buy.olive: 1, and it sells for 1 (allowed: at least 2; R35 will ask for that)\n',
    )
  })

  it('lists what is wrong, one problem after the other, with exit code 1', async () => {
    const prices = { ...CLASSIC.prices, sell: { ...CLASSIC.prices.sell, pig: -1 } }
    const { code, output, complaints } = await check({ ...CLASSIC, prices, pens: 1.5, comment: 'mine' })
    expect({ code, complaints }).toEqual({ code: 1, complaints: '' })
    expect(output).toContain('prices.sell.pig: -1 (allowed: a whole number from 0 to 99)\n')
    expect(output).toContain('pens: 1.5 (allowed: a whole number from 0 to 9)\n')
    expect(output).toContain('comment: an unknown key (allowed: prices, siesta, ')
    expect(output).not.toContain('playable')
  })

  it('names a market that falls apart', async () => {
    const hexes = CLASSIC.hexes.map(hex => (hex.hex === 29 ? { ...hex, q: 12, r: 12 } : hex))
    expect((await check({ ...CLASSIC, hexes })).output).toContain(
      'hexes: hex 29 cut off with 4 players (allowed: one connected market)\n',
    )
  })

  it('long lists of what is allowed are broken within 100 columns', async () => {
    const cards = CLASSIC.cards.map((card, index) => ({ ...card, id: index === 3 ? 'wizard' : card.id }))
    const { output } = await check({ ...CLASSIC, cards })
    expect(output).toMatch(/^cards\[3\]\.id: "wizard" \(allowed: one of chef, .*\n {4}/)
    expect(widest(output)).toBeLessThanOrEqual(100)
  })

  it('after a hundred problems it is enough', async () => {
    const { code, output } = await check({ ...CLASSIC, cards: Array(66).fill({}) })
    expect(code).toBe(1)
    expect(output.trimEnd().split('\n')).toHaveLength(101)
    expect(output).toContain('… and 230 problems more\n')
  })

  it('shows foreign words without obeying them', () => {
    const text = drawProblem({ path: 'a\u001b[2Jb\u009bc\u202ed', wrong: 'x'.repeat(500), allowed: 'nothing' })
    expect(text).toContain('a\\u001b[2Jb\\u009bc\\u202ed:')
    expect(widest(text)).toBeLessThanOrEqual(100)
  })

  it.each([
    ['', 'own.json is not a component set: it is not JSON'],
    ['prices: 3', 'own.json is not a component set: it is not JSON'],
    ['{\n  "pens": 2,\n}', 'own.json is not a component set: it is not JSON (line 3)'],
  ])('a file with %j is no JSON', async (text, message) => {
    const { code, complaints, output } = await check(text)
    expect({ code, output }).toEqual({ code: 2, output: '' })
    expect(complaints).toContain(message)
  })

  it.each(['null', '[]', '"classic"', '5', '{}'])('a file with %s is JSON, but no set', async text => {
    expect((await check(text)).code).toBe(1)
  })

  it('an invisible mark at the beginning of the file is no mistake', async () => {
    expect((await check(`\uFEFF${JSON.stringify(CLASSIC)}`)).output).toBe('playable\n')
  })

  it.each([
    ['components', 'components needs “check FILE” or “print classic|deluxe [--json]”'],
    ['components check', 'components needs'],
    ['components check a.json b.json', 'components needs'],
    ['components check a.json --json', 'components needs'],
    ['components check nowhere.json', 'nowhere.json cannot be read'],
    ['components burn classic', 'components needs'],
    ['components print', 'components needs'],
    ['components print travel', 'components print needs classic or deluxe, not “travel”'],
    ['components print classic --xml', "Unknown option '--xml'"],
  ])('granja %s is refused with a reason', async (args, message) => {
    const { code, complaints, output } = await type(args)
    expect({ code, output }).toEqual({ code: 2, output: '' })
    expect(complaints).toContain(message)
  })
})

describe('components print', () => {
  it.each(EDITIONS)('%s: every value with its path and its source, within 100 columns', async edition => {
    const { code, output } = await type(`components print ${edition}`)
    expect(code).toBe(0)
    expect(widest(output)).toBeLessThanOrEqual(100)
    expect(output).not.toMatch(/undefined|\[object/)
    const words = output.replace(/\s+/g, ' ')
    for (const { path, source } of sourcesOf(edition)) {
      const row = output.split('\n').find(line => line.startsWith(`${path}  `))
      expect(row, path).toMatch(new RegExp(` ${source}$`))
    }
    for (const title of ['Prices', 'Craft buildings', 'Market hexes', 'Roofs by round', 'Farm cards'])
      expect(words).toContain(`── ${title}`)
    expect(words).toContain('“house”: no text prints it')
  })

  it('values stand under each other', async () => {
    const lines = (await type('components print classic')).output.split('\n').filter(line => line.startsWith('prices.'))
    expect(lines).toHaveLength(12)
    expect(new Set(lines.map(line => line.search(/ \d /))).size).toBe(1)
    expect(lines[0]).toBe('prices.buy.olive      3  rulebook')
  })

  it('every card has a block of its own that begins with its name', async () => {
    const { output } = await type('components print classic')
    const [, cards = ''] = output.split(/── Farm cards.*\n/)
    const blocks = cards.trimEnd().split('\n\n')
    expect(blocks).toHaveLength(66)
    expect(blocks[16]).toMatch(/^cards\[16\]\.id +Coachman: Pay 1 silver in /)
    expect(blocks[16]).toMatch(/\ncards\[16\]\.field +grain +house\n/)
    expect(output).toMatch(/^hexes\[28\] +hex 29: 3 at 0,3 +house$/m)
  })

  it('shows the values of the edition', async () => {
    expect((await type('components print deluxe')).output).toMatch(/roofs\[1\] +card upgrade2 harvest changeDie2/)
    expect((await type('components print classic')).output).toMatch(/roofs\[1\] +twoHarvest harvest upgrade1 delivery/)
  })

  it('colours change nothing but colours', async () => {
    const coloured = (await type('components print classic', { colour: true })).output
    expect(coloured).toContain('\u001b[')
    expect(plain(coloured)).toBe((await type('components print classic')).output)
  })

  it.each(EDITIONS)('%s --json is a set that check accepts unchanged', async edition => {
    const { output } = await type(`components print ${edition} --json`)
    expect(checkComponents(JSON.parse(output))).toEqual({
      set: edition === 'classic' ? CLASSIC : DELUXE,
      warnings: [],
    })
    expect(widest(output)).toBeLessThanOrEqual(100)
    expect((await check(output)).output).toBe('playable\n')
  })

  it('JSON stays JSON, whatever it holds', () => {
    const odd = { a: [], b: {}, c: [[1, { d: null }], 'x\n"y"'], e: Array(80).fill('long'), f: false }
    expect(JSON.parse(formatJson(odd))).toEqual(odd)
    expect(formatJson({ a: [1, 2] })).toBe('{ "a": [1, 2] }')
  })
})

describe('--components', () => {
  it('a game is played with the set, which its record keeps', async () => {
    const { output, complaints, files } = await type('--players 2 --seed own --components own.json', {
      files: filed(own),
      lines: ['spend silver', 'buy grain', 'save a.json'],
    })
    expect(output).toContain('2 players, with a component set of its own.')
    expect(output).toContain('olive 2/1/2   grain 8/1/2   grape 9/2/3   pig 7/2/2') // R35 makes the olive cost 2
    expect(output).toContain('You have 5 silver, this costs 8 (§5.1.2).')
    expect(complaints).toContain('own.json: prices.buy.olive: 1, and it sells for 1')
    const record = JSON.parse(files.get('a.json')!) as GameRecord
    expect(record.components).toEqual(own)
    expect(replay(record).table.components).toEqual(own)
    const again = await type('--load a.json', { files, lines: ['buy grain'] })
    expect(again.output).toContain('this costs 8')
    expect((await type('replay a.json', { files })).code).toBe(0)
  })

  it('does not go with a saved game, which has its own', async () => {
    const files = new Map([...filed(CLASSIC), ...(await type('--seed x', { lines: ['save a.json'] })).files])
    const { complaints } = await type('--load a.json --components own.json', { files })
    expect(complaints).toContain('--components cannot be changed in a saved game')
  })

  it('simulate plays with it, and says so', async () => {
    const args = 'simulate --games 3 --players 2 --seed s'
    const { code, output } = await type(`${args} --components own.json`, { files: filed(own) })
    expect(code).toBe(0)
    expect(output).toContain('3 games of 2 random players, seed “s”, components own.json\n')
    const printed = await type(args)
    expect(output.split('\n').slice(2)).not.toEqual(printed.output.split('\n').slice(2))
    const same = await type(`${args} --components own.json`, { files: filed(CLASSIC) })
    expect(same.output.split('\n').slice(2)).toEqual(printed.output.split('\n').slice(2))
  })

  it.each(['--players 2', 'simulate --games 1'])('granja %s refuses a set that cannot be played', async args => {
    const bad = { ...CLASSIC, pens: -1, markers: 3 }
    const { code, output, complaints } = await type(`${args} --components own.json`, { files: filed(bad) })
    expect({ code, output }).toEqual({ code: 2, output: '' })
    expect(complaints).toContain('own.json cannot be played: pens: -1 (allowed: a whole number from 0 to 9)')
    expect(complaints).toContain('and 1 problem more, which granja components check lists')
  })

  it.each([
    ['{', 'own.json is not a component set: it is not JSON'],
    ['null', 'own.json cannot be played: set: null (allowed: an object)'],
  ])('a file with %j is refused with a reason', async (text, message) => {
    const { code, complaints } = await type('simulate --games 1 --components own.json', { files: filed(text) })
    expect(code).toBe(2)
    expect(complaints).toContain(message)
  })

  it('a file that is not there is refused with a reason', async () => {
    expect((await type('--components nowhere.json')).complaints).toContain('nowhere.json cannot be read')
  })
})
