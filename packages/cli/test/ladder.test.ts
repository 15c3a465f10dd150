import { lasting, wilson } from '@la-granja/bots'
import { describe, expect, it, vi } from 'vitest'
import { parseEntrants } from '../src/commands/entrants.ts'
import { ladderCommand } from '../src/commands/ladder.ts'
import { commandOf, entrantsOf, MATCHES, type Match, showingSoFar, titleOf } from '../src/commands/ladderMatches.ts'
import { drawLadder } from '../src/draw/ladder.ts'
import { drawLadderPlot } from '../src/draw/ladderPlot.ts'
import { inline, type, typed } from './terminal.ts'

// Whole games on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const FEW: readonly Match[] = [
  { bots: 'novice,random', players: 4, edition: 'classic', bar: 0.25 },
  { bots: 'random,novice', players: 2, edition: 'deluxe', bar: 0.5 },
]

const climb = (args: readonly string[], work?: Parameters<typeof typed>[1]) =>
  typed(world => ladderCommand(args, world, FEW), work)

describe('ladder', () => {
  it('plays match after match and writes a table and a plot', async () => {
    const { output, files } = await climb(['--games', '1'])
    expect(output).toMatch(
      /^novice against 3 × random, classic: .* of 1 game; the last 1 in \d+ s\nrandom against novice/,
    )
    expect([...files.keys()].sort()).toEqual(['docs/ladder.json', 'docs/ladder.md', 'docs/ladder.svg'])
    const page = files.get('docs/ladder.md')!
    expect(page).toContain('Made by `npm run granja -- ladder --games 1`')
    expect(page).toContain('](ladder.svg)')
    const rows = page.split('\n').filter(line => line.startsWith('|'))
    expect(new Set(rows.map(row => row.split('|').length))).toEqual(new Set([12]))
    expect(rows[2]).toMatch(
      /^\| novice against 3 × random \| 4 \| classic \| 1 \| [\d.]+ % \| .* – .* % \| 25 % \| .* : .* \| .* \|/,
    )
    expect(rows[2]).toContain('`npm run granja -- arena --bots novice,random --players 4 --games 1 --seed ladder`')
    expect(rows[3]).toContain('--bots random,novice --players 2 --edition deluxe')
  })

  it.each([
    [[0.5, 0.6], ' ✓'],
    [[0.3, 0.4], ' ✗'],
    [[0.4, 0.6], ''],
  ] as const)('an interval of %j is judged “%s”', (ci95, verdict) => {
    const showing = { name: 'novice', games: 40, winRate: 0.5, ci95, points: 40, msPerDecision: 0 }
    const match: Match = { bots: 'novice,random', players: 4, edition: 'classic', bar: 0.5 }
    const page = drawLadder([{ match, title: 't', games: 40, command: 'c', first: showing, others: showing }], 'p', 'm')
    expect(page).toContain(`| 50 %${verdict} |`)
  })

  it.each([
    [399, lasting],
    [400, wilson],
  ])('after %i games the interval is the one of %o', (seats, made) => {
    const tally = { seats, won: 200, points: 0, decisions: 0, milliseconds: 0 }
    expect(showingSoFar('novice', tally)).toMatchObject({ games: seats, ci95: made(200, seats) })
  })

  it('a match of which the outcome is open is played before those that have had less time', async () => {
    const { files } = await climb(['--games', '1'])
    const book = JSON.parse(files.get('docs/ladder.json')!) as Record<string, { first: object; others: object }>
    const [decided] = Object.values(book)
    const none = { points: 0, decisions: 0, milliseconds: 0 }
    Object.assign(decided!, {
      games: 9,
      first: { ...none, seats: 9, won: 9 },
      others: { ...none, seats: 27, won: 0 },
    })
    const later = await climb(['--games', '10'], { files: new Map([['docs/ladder.json', JSON.stringify(book)]]) })
    expect(later.output).toMatch(/^random against novice, deluxe: .*\nnovice against 3 × random, classic: .*\nWritten/)
  })

  it('the plot has a bar, an interval and the even line for each kind of table', async () => {
    const svg = (await climb(['--games', '1'])).files.get('docs/ladder.svg')!
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
    expect(svg.match(/class="bar"/g)).toHaveLength(2)
    expect(svg.match(/class="even"/g)).toHaveLength(2)
    expect(svg.match(/class="goal"/g)).toHaveLength(2)
    expect(svg).toContain('random against novice, deluxe')
    expect(svg).toContain('prefers-color-scheme: dark')
    expect(svg).not.toMatch(/NaN|undefined/)
    const opened = svg.match(/<[a-z]+/g)?.length
    expect(svg.match(/\/>|<\/[a-z]+>/g)).toHaveLength(opened!)
  })

  it('the plot has room for the name of every match', () => {
    const showing = { name: 'novice', games: 1, winRate: 0.5, ci95: [0.4, 0.6], points: 40, msPerDecision: 0 } as const
    const rungs = MATCHES.map(match => {
      const title = titleOf(entrantsOf(match, 1))
      return { match, title, games: 1, command: 'c', first: showing, others: showing }
    })
    const names = [...drawLadderPlot(rungs).matchAll(/<text x="(\d+)"[^>]*text-anchor="end">([^<]+)</g)]
    expect(names).toHaveLength(MATCHES.length)
    // At 13 pixels a letter of a common sans-serif font takes about 7.5.
    for (const [, end, name] of names) expect(7.5 * name!.length, name).toBeLessThan(Number(end))
  })

  it('a climb that breaks off keeps what it has', async () => {
    const files = new Map<string, string>()
    const broken = climb(['--games', '1', '--out', 'here/steps.md'], {
      files,
      work: order => inline(order.do === 'games' && order.arena.edition === 'deluxe' ? ({} as never) : order, () => 0),
    })
    await expect(broken).rejects.toThrow()
    expect(files.get('here/steps.md')).toContain('novice against 3 × random')
    expect(files.get('here/steps.md')).toContain('](steps.svg)')
    expect(files.get('here/steps.md')).not.toContain('random against novice')
  })

  it('plays only the matches that are asked for, and keeps the others', async () => {
    const { files } = await climb(['--games', '1'])
    const { output } = await climb(['--games', '2', '--only', 'random against novice'], { files })
    expect(output).toContain('random against novice, deluxe')
    expect(output).not.toContain('novice against 3')
    expect(files.get('docs/ladder.md')).toMatch(/novice against 3 × random \| 4 \| classic \| 1 \|/)
    expect(files.get('docs/ladder.md')).toMatch(/random against novice \| 2 \| deluxe \| 2 \|/)
    await expect(climb(['--only', 'nobody'])).rejects.toThrow('no match is called “nobody”')
  })

  it('climbs that write to one book side by side keep the games of each other', async () => {
    const files = new Map<string, string>()
    let met = false
    await climb(['--games', '2', '--only', 'random against novice'], {
      files,
      async work(order) {
        // While the first game of this climb is being played, another climb goes from its start to its end.
        if (!met) {
          met = true
          await climb(['--games', '1', '--only', 'novice against 3'], { files })
        }
        return inline(order, () => 0)
      },
    })
    expect(files.get('docs/ladder.md')).toMatch(/novice against 3 × random \| 4 \| classic \| 1 \|/)
    expect(files.get('docs/ladder.md')).toMatch(/random against novice \| 2 \| deluxe \| 2 \|/)
  })

  it('a later climb goes on where the earlier one ended, with the same outcome as one long climb', async () => {
    const { files } = await climb(['--games', '1'])
    const later = await climb(['--games', '3'], { files: new Map(files) })
    expect(later.output).toContain('of 3 games; the last 2 in')
    const whole = await climb(['--games', '3'])
    const rates = (page: string | undefined) => page?.match(/\| 3 \| .* % \|/g)
    expect(rates(whole.files.get('docs/ladder.md'))).toHaveLength(2)
    expect(rates(later.files.get('docs/ladder.md'))).toEqual(rates(whole.files.get('docs/ladder.md')))
    const book = new Map([['docs/ladder.json', later.files.get('docs/ladder.json')!]])
    const done = await climb(['--games', '3'], { files: book })
    expect(done.output).toBe('Written to docs/ladder.md, docs/ladder.svg and docs/ladder.json\n')
    expect(done.files.get('docs/ladder.md')).toBe(later.files.get('docs/ladder.md'))
  })

  it('games of a bot that has changed since do not count, nor do any with --again', async () => {
    const { files } = await climb(['--games', '2'])
    const book = files.get('docs/ladder.json')!
    const changed = book.replace(/"signatures":\["[^"]+"/, '"signatures":["another"')
    expect(changed).not.toBe(book)
    const later = await climb(['--games', '2'], { files: new Map([['docs/ladder.json', changed]]) })
    expect(later.output.match(/the last 2 in/g)).toHaveLength(1)
    const again = await climb(['--games', '2', '--again'], { files: new Map(files) })
    expect(again.output.match(/the last 2 in/g)).toHaveLength(2)
  })

  it.each(['{', '[]1', '{ "a": {} }', '{ "a": { "signatures": ["x", "y"], "games": -1 } }'])(
    'a book that holds %s is refused, and left as it is',
    async text => {
      const files = new Map([['docs/ladder.json', text]])
      await expect(climb(['--games', '1'], { files })).rejects.toThrow('docs/ladder.json does not hold the games')
      expect(files.get('docs/ladder.json')).toBe(text)
    },
  )

  it('--minutes ends the climb when the games at hand are over', async () => {
    let now = 0
    const late = () => {
      now += 40_000
      return now
    }
    const { files } = await typed(world =>
      ladderCommand(['--minutes', '1', '--games', '1'], { ...world, clock: late }, FEW),
    )
    const pages = Object.values(JSON.parse(files.get('docs/ladder.json')!) as Record<string, { games: number }>)
    expect(pages.map(({ games }) => games)).toEqual([1])
  })

  it('the standard matches can all be played', () => {
    for (const match of MATCHES) {
      expect(parseEntrants(match.bots)).toHaveLength(2)
      expect(entrantsOf(match, 1)).toHaveLength(match.players)
    }
  })

  it('each pair meets at tables of four and of two, in both editions; at tables of two the first is to be the better one', () => {
    for (const pair of new Set(MATCHES.map(({ bots }) => bots))) {
      const forms = MATCHES.filter(({ bots }) => bots === pair)
      expect(forms.map(({ players, edition }) => `${players} ${edition}`)).toEqual([
        '4 classic',
        '2 classic',
        '4 deluxe',
        '2 deluxe',
      ])
      expect(forms[0]?.bar, pair).toBe(forms[2]?.bar)
      expect([forms[1]?.bar, forms[3]?.bar], pair).toEqual([0.5, 0.5])
    }
  })

  it('--quick thinks for a fifth of the time, and the command says so', () => {
    const match: Match = { bots: 'lagranja@300,steward', players: 4, edition: 'classic', bar: 0.45 }
    const hurried = entrantsOf(match, 5)
    expect(hurried.map(({ milliseconds }) => milliseconds)).toEqual([60, 60, 60, 60])
    expect(titleOf(hurried)).toBe('lagranja@60 against 3 × steward@60')
    expect(commandOf(hurried, match, 24, 'x')).toContain('--bots lagranja@60,steward@60 --players 4 --games 24')
    expect(entrantsOf({ ...match, bots: 'farmer,random' }, 5)[0]).toEqual({ name: 'farmer' })
  })

  it('a page that cannot be written is no page', async () => {
    await expect(climb(['--games', '1', '--out', '/forbidden/a.md'])).rejects.toThrow(
      '/forbidden/a.md cannot be written: no permission',
    )
  })

  it.each([
    ['--games 0', '--games must be'],
    ['up', '“up” is not an option'],
  ])('granja ladder %s is refused with a reason', async (args, message) => {
    const { code, complaints } = await type(`ladder ${args}`)
    expect(code).toBe(2)
    expect(complaints).toContain(message)
  })
})
