import { type GameRecord, replay, result } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { plain, restless, type, widest } from './terminal.ts'

const game = (text: string | undefined) => JSON.parse(text ?? '') as GameRecord

describe('a whole game at the terminal', () => {
  it.each([
    ['--players 2 --seed one', 1],
    ['--players 3 --seat 2 --seed two --hidden-scores', 2],
    ['play --players 4 --seat 3 --seed three --simultaneous --up-front --no-quick', 3],
  ])('granja %s is played to the end with typed lines', async (args, seed) => {
    const { code, output, read } = await type(args, { lines: restless(seed) })
    expect(code).toBe(0)
    expect(read).toBeGreaterThan(60)
    expect(output).toMatch(/Victory points +\d+ +\d+/)
    expect(output).toMatch(/(Winner|Shared win): /)
    expect(output).not.toMatch(/undefined|NaN|\[object/)
    expect(widest(output)).toBeLessThanOrEqual(100)
  })

  it('tells what the others do, in sentences', async () => {
    const { output } = await type('--players 2 --seed story --names Rosa,Pep', { lines: restless(5) })
    expect(output).toMatch(/▲ Pep (played|sold|bought|turned|drew|took)/)
    expect(output).toMatch(/● Rosa \w+/)
    expect(output).toContain('· Round 6, Scoring')
  })

  it('shows only to the owner which cards were drawn', async () => {
    const { output } = await type('--players 2 --seed drawn', { lines: restless(4) })
    expect(output).toMatch(/You drew [A-Z]/)
    expect(output).toMatch(/Ben drew \d card/)
    expect(output).not.toMatch(/Ben drew [A-Z]/)
  })

  it('plays a forced action by itself and says so, unless told not to', async () => {
    const quick = await type('--players 2 --seed one', { lines: restless(1) })
    expect(quick.output).toContain('(The only choice: End your turn.)')
    const slow = await type('--players 2 --seed one --no-quick', { lines: restless(1) })
    expect(slow.output).not.toContain('The only choice')
  })
})

describe('answers', () => {
  const after = async (...lines: string[]) => (await type('--players 2 --seed answers', { lines })).output

  it.each(['foo', '0', '999', '-3', '1.5', '', '  ', 'deliver', '__proto__'])(
    'answers %j with what can be typed',
    async line => {
      expect(await after(line)).toMatch(/Type a number from 1 to \d+/)
    },
  )

  it('explains a known but impossible action with its rule', async () => {
    expect(await after('buy pig')).toContain('You have 1 silver, this costs 5 (§5.1.2).')
    expect(await after('takeDie 3')).toContain('Not while you are playing your cards (§6.1).')
  })

  it('plays an action in short notation', async () => {
    expect(await after('spend silver')).toContain('You turned in a commodity: 4 silver.')
  })

  it('finds cards by name, part of a name or number', async () => {
    expect(await after('card coachman')).toMatch(/┌ Coachman ─+┐\n│ ← grain/)
    expect(await after('card 17')).toContain('┌ Coachman ')
    expect(await after('card labour')).toMatch(/┌ Migrant Labour ─+┐┌ Day Labourer ─+┐/)
    expect(await after('card')).toContain('Which card?')
    expect(await after('card zorro')).toContain('There is no card “zorro”.')
    expect(await after('card er')).toContain('Several cards: Porter')
  })

  it('shows help, hand, table and log, and asks again', async () => {
    const output = await after('?', 'hand', 'table', 'log', 'LOG ALL')
    expect(output).toContain('card NAME')
    expect(output.match(/Cards {7}/g)?.length).toBe(6)
  })
})

describe('leaving and coming back', () => {
  it('at the end of the input the game is kept and one is told how to go on', async () => {
    const { code, output, files } = await type('--players 3 --seed eof! --seat 1', { lines: ['1'] })
    expect(code).toBe(0)
    expect(output).toMatch(/Goodbye\. .*kept in spare\/la-granja-eof-\.json/)
    expect(output).toContain('npm run granja -- play --load spare/la-granja-eof-.json --seat 1')
    expect(replay(game(files.get('spare/la-granja-eof-.json'))).table.players).toBe(3)
  })

  it('quit leaves in the same way', async () => {
    expect((await type('--seed quit', { lines: ['quit', '1', '2'] })).read).toBe(1)
  })

  it('a saved game goes on as if it had never stopped', async () => {
    const moves = Array.from({ length: 40 }, (_, turn) => String(1 + (turn % 3)))
    const whole = await type('--players 2 --seed same', { lines: [...moves, 'save end.json'] })
    const first = await type('--players 2 --seed same', { lines: [...moves.slice(0, 15), 'save half.json'] })
    expect(first.output).toContain('Saved. Go on later with: npm run granja -- play --load half.json')
    const second = await type('--load half.json', { lines: [...moves.slice(15), 'save end.json'], files: first.files })
    expect(second.files.get('end.json')).toBe(whole.files.get('end.json'))
  })

  it('says so when a file cannot be written, and goes on', async () => {
    const { output } = await type('--seed x', { lines: ['save', 'save /forbidden/a.json', 'spend silver'] })
    expect(output).toContain('Where to?')
    expect(output).toContain('It could not be saved: no permission')
    expect(output).toContain('turned in a commodity')
  })
})

describe('--auto', () => {
  it('plays every seat at random, tells it and gives the result', async () => {
    const { output, read, code } = await type('--auto --players 4 --seed auto')
    expect(code).toBe(0)
    expect(read).toBe(0)
    expect(output).toMatch(/1\. [●▲■◆] \w+ +2\. /)
  })

  it('is the same for the same seed, and other for another', async () => {
    const play = async (seed: string) => (await type(`--auto --players 2 --seed ${seed}`)).output
    expect(await play('a')).toBe(await play('a'))
    expect((await play('a')).slice(60)).not.toBe((await play('b')).slice(60))
  })

  it('colours change nothing but colours', async () => {
    const args = '--auto --players 3 --seed colours'
    const coloured = (await type(args, { colour: true })).output
    expect(coloured).toContain('\u001b[')
    expect(plain(coloured)).toBe((await type(args)).output)
  })

  it('goes on with a saved game', async () => {
    const { files } = await type('--players 2 --seed saved', { lines: ['1', 'save a.json'] })
    const { output } = await type('--auto --load a.json', { files })
    expect(output).toContain('Victory points')
    expect(result(replay(game(files.get('a.json'))))).toBeUndefined()
  })
})
