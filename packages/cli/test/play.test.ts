import { LEVELS } from '@la-granja/bots'
import { type GameRecord, replay, result } from '@la-granja/engine'
import { describeBot } from '@la-granja/text'
import { describe, expect, it, vi } from 'vitest'
import { plain, restless, type, widest } from './terminal.ts'

// Whole games on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

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

describe('--against', () => {
  it.each([
    ['', 'Against you: Farmer. '],
    ['--against random', 'Against you: players who choose at random.'],
    ...LEVELS.map(level => [
      `--against ${level}`,
      `Against you: ${describeBot(level).name}. ${describeBot(level).line}`,
    ]),
  ])('granja %s tells who the opponents are', async (args, line) => {
    const { code, output } = await type(`--players 2 --seed a ${args}`, { lines: ['quit'] })
    expect(code).toBe(0)
    expect(output.split('\n')[1]).toContain(line)
    expect(widest(output)).toBeLessThanOrEqual(100)
  })

  it('nobody is introduced to somebody who plays alone', async () => {
    expect((await type('--players 1 --seed a', { lines: ['quit'] })).output).not.toContain('Against you')
  })

  it('other opponents play another game', async () => {
    const game = async (against: string) => {
      const { output, files } = await type(`--players 2 --seed other --against ${against}`, { lines: restless(3) })
      expect(output).toMatch(/(Winner|Shared win): /)
      return { output, files }
    }
    expect((await game('random')).output).not.toBe((await game('novice')).output)
  })

  it('those that think are waited for, on a line that is wiped out', async () => {
    const lines = ['endTurn', 'finish', ...Array.from({ length: 12 }, () => '1')]
    const { output, moments } = await type('--players 2 --seed a --against steward', { lines })
    expect(output).toMatch(/▲ Ben \w+/)
    expect(moments.slice(0, 2)).toEqual(['Ben is thinking …', ''])
  })

  it('who leaves while they think keeps the game', async () => {
    const { output } = await type('--players 2 --seed a', {
      lines: Array.from({ length: 40 }, () => '1'),
      stillThere: () => false,
    })
    expect(output).toContain('Goodbye. The game is kept in')
  })

  it('a saved game goes on with the same kind', async () => {
    const { output, files } = await type('--players 2 --seed a --against novice', { lines: ['save a.json'] })
    expect(output).toContain('Saved. Go on later with: npm run granja -- play --load a.json --against novice')
    expect(output).toMatch(/play --load spare\/la-granja-a\.json --against novice/)
    const again = await type('--load a.json --against novice', { files, lines: ['quit'] })
    expect(again.output).toContain('Against you: Novice.')
  })

  it('an unknown kind is refused', async () => {
    const { code, complaints } = await type('--against reference')
    expect(code).toBe(2)
    expect(complaints).toContain('--against must be one of random, novice, farmer, steward, lagranja, not “reference”')
  })
})

describe('--auto', () => {
  it('plays every seat, tells it and gives the result', async () => {
    const { output, read, code } = await type('--auto --players 4 --seed auto')
    expect(code).toBe(0)
    expect(read).toBe(0)
    expect(output).toContain('At the table: Farmer. ')
    expect(output).toMatch(/1\. [●▲■◆] \w+ +2\. /)
  })

  it('is the same for the same seed, and other for another', async () => {
    const play = async (seed: string) => (await type(`--auto --against random --players 2 --seed ${seed}`)).output
    expect(await play('a')).toBe(await play('a'))
    expect((await play('a')).slice(60)).not.toBe((await play('b')).slice(60))
  })

  it('colours change nothing but colours', async () => {
    const args = '--auto --against random --players 3 --seed colours'
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
