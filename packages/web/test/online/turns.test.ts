import { type Action, formatAction, legalActions, preview, type Seat, view, waitingFor } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { seenBy } from '../../src/game/seen.ts'
import { readDraft, writeDraft } from '../../src/online/draft.ts'
import { calm, type Screen, screen, simulate, TWO, twoScreens } from './simulated.ts'

function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function some<T>(list: readonly T[], next: () => number): T {
  return list[Math.floor(next() * list.length)] as T
}

/** Something that can be drafted, and goes on being one's turn. */
function harmless({ now: { game, seat } }: Screen, legal: readonly Action[]): Action[] {
  if (game === undefined || seat === undefined) return []
  return legal.filter(action => {
    const { view: after, stoppedAt } = preview(seenBy(game.state, seat), [action])
    return stoppedAt === undefined && after.table.waiting.includes(seat) && !after.table.over
  })
}

/** Plays on until the screen has a draft of this length to make. */
async function untilDraft(screens: readonly Screen[], length: number, next: () => number): Promise<Screen> {
  for (let count = 0; count < 3000; count++) {
    const mover = screens.find(one => one.legal().length > 0)
    if (mover === undefined) throw new Error('nobody can move')
    for (let drafted = 0; drafted < length; drafted++) {
      const [action] = harmless(mover, mover.legal())
      if (action === undefined) break
      mover.act(action)
      if (drafted + 1 === length) return mover
    }
    mover.act(some(mover.legal(), next))
    await calm()
  }
  throw new Error('no such draft')
}

describe.each([
  ['classic', TWO, 1],
  ['deluxe, farms at once', { ...TWO, edition: 'deluxe', options: { ...TWO.options, simultaneousFarm: true } }, 2],
  ['covered scores', { ...TWO, options: { ...TWO.options, hiddenScores: true } }, 3],
] as const)('a whole game over the network, %s', (_, settings, seed) => {
  it('is drafted, taken back, brought back and sent in turns, and each screen sees what the server says', async () => {
    const { server, screens, close } = await twoScreens(settings as typeof TWO, `whole ${seed}`)
    const next = numbers(seed)
    let back = 0
    for (let count = 0; server.room.stage === 'playing' && count < 6000; count++) {
      const able = screens.filter(one => one.legal().length > 0)
      if (able.length === 0) {
        await calm()
        if (server.room.stage === 'playing' && !screens.some(one => one.legal().length > 0))
          throw new Error('nobody can move')
        continue
      }
      const mover = some(able, next)
      if (mover.canUndo() && next() < 0.15) {
        mover.undo()
        back++
        if (next() < 0.5) mover.redo()
      } else if (mover.canUndo() && next() < 0.05) mover.restart()
      else mover.act(some(mover.legal(), next))
      if (next() < 0.5) await calm()
    }
    await calm()
    expect(server.room.stage).toBe('over')
    expect(back).toBeGreaterThan(20)
    const sent = screens.flatMap(({ played }) => played)
    expect(sent.some(batch => batch.length > 3)).toBe(true)
    for (const [seat, one] of screens.entries()) {
      expect(one.now.known?.games[0]?.view).toEqual(view(server.room.game!, seat as Seat))
      expect(one.now.known?.games[0]?.moves).toHaveLength(server.room.moves)
      if (!settings.options.simultaneousFarm) expect(one.dropped).toEqual([])
    }
    close()
  })
})

it('the last turn leaves nothing to do, even if somebody comes and goes while it is on its way', async () => {
  const { server, screens, close } = await twoScreens()
  const next = numbers(4)
  for (const one of screens) one.beforePlay = () => screen(server, undefined).link.close()
  while (server.room.stage === 'playing') {
    const mover = screens.find(one => one.legal().length > 0)
    if (mover === undefined) throw new Error('nobody can move')
    expect(mover.now.results).toBe(false)
    mover.act(some(mover.legal(), next))
    await calm()
  }
  for (const one of screens) {
    expect(one.now).toMatchObject({ results: true, sending: false })
    expect(one.legal()).toEqual([])
    expect(one.dropped).toEqual([])
  }
  close()
})

describe('a draft', () => {
  it('is known to nobody else, and is taken back without limit', async () => {
    const { server, screens, close } = await twoScreens()
    const mover = await untilDraft(screens, 2, numbers(5))
    const { version } = server.room
    const before = mover.now.game
    expect(before?.steps.length).toBe((before?.told ?? 0) + 2)
    mover.restart()
    expect(mover.canUndo()).toBe(false)
    expect(mover.now.game?.state).toBe(before?.steps[before.told ?? 0]?.before)
    mover.redo()
    mover.redo()
    expect(mover.now.game?.steps.map(({ action }) => action)).toEqual(before?.steps.map(({ action }) => action))
    await calm()
    expect(server.room.version).toBe(version)
    close()
  })

  it('is kept, and comes back on another screen of the same person', async () => {
    const { server, screens, close } = await twoScreens()
    const mover = await untilDraft(screens, 2, numbers(6))
    const text = mover.kept.at(-1) ?? ''
    const name = screens.indexOf(mover as (typeof screens)[number]) === 0 ? 'ann' : 'bob'
    const other = screen(server, name)
    await calm()
    expect(other.now.game?.steps.length).toBe(other.now.game?.told)
    other.restore(readDraft(text)!)
    expect(other.now.game?.steps.slice(other.now.game.told).map(({ action }) => action)).toEqual(
      mover.now.game?.steps.slice(mover.now.game.told).map(({ action }) => action),
    )
    expect(other.canUndo()).toBe(true)
    other.link.close()
    close()
  })

  it('that was played in another window is gone there, with a reason', async () => {
    const { server, screens, close } = await twoScreens()
    const next = numbers(7)
    const mover = await untilDraft(screens, 1, next)
    const name = screens.indexOf(mover as (typeof screens)[number]) === 0 ? 'ann' : 'bob'
    const other = screen(server, name)
    await calm()
    while (other.played.length === 0) other.act(some(other.legal(), next))
    await calm()
    expect(mover.dropped).toEqual(['elsewhere'])
    expect(mover.now.game?.steps.length).toBe(server.room.moves)
    other.link.close()
    close()
  })

  it('survives a lost connection; what is sent meanwhile arrives once, when it is back', async () => {
    const { server, screens, close } = await twoScreens()
    const mover = await untilDraft(screens, 2, numbers(8))
    mover.loseNetwork()
    expect(mover.now.line).toBe('lost')
    expect(mover.now.game?.steps.length).toBe((mover.now.game?.told ?? 0) + 2)
    const { moves } = server.room
    const next = numbers(9)
    while (mover.played.at(-1) === undefined || !mover.now.sending) mover.act(some(mover.legal(), next))
    expect(mover.legal()).toEqual([])
    expect(mover.canUndo()).toBe(false)
    await calm()
    expect(server.room.moves).toBe(moves)
    mover.link.hurry()
    await calm()
    expect(mover.now.line).toBe('live')
    expect(mover.now.sending).toBe(false)
    expect(server.room.moves).toBe(moves + (mover.played.at(-1)?.length ?? 0))
    expect(mover.dropped).toEqual([])
    close()
  })

  it('is written and read again', async () => {
    const { screens, close } = await twoScreens()
    const mover = await untilDraft(screens, 1, numbers(10))
    const draft = readDraft(mover.kept.at(-1) ?? '')!
    expect(readDraft(writeDraft(draft))).toEqual(draft)
    expect(readDraft('')).toBeUndefined()
    expect(readDraft('{')).toBeUndefined()
    expect(readDraft('{"seat":0,"at":3,"actions":["0 dance"]}')).toBeUndefined()
    close()
  })
})

describe('too late', () => {
  /** Both have their donkeys to choose, and neither has chosen. */
  async function atDonkeys(seed: number) {
    const two = await twoScreens(TWO, `donkeys ${seed}`)
    const next = numbers(seed)
    while (two.server.room.game?.table.step !== 'choosingDonkeys' || waitingFor(two.server.room.game).length < 2) {
      const mover = two.screens.find(one => one.legal().length > 0)
      if (mover === undefined) throw new Error('nobody can move')
      mover.act(some(mover.legal(), next))
      await calm()
    }
    return two
  }

  it('donkeys that both choose at once: the later one is sent again by itself', async () => {
    const { server, screens, close } = await atDonkeys(11)
    const release = server.hold()
    for (const one of screens) one.act(one.legal().find(({ type }) => type === 'chooseDonkey')!)
    expect(screens.map(({ now }) => now.sending)).toEqual([true, true])
    release()
    await calm()
    expect(server.room.game?.table.step).not.toBe('choosingDonkeys')
    expect(screens.map(({ played }) => played.at(-1)?.length)).toEqual([1, 1])
    expect(screens.flatMap(({ dropped }) => dropped)).toEqual([])
    expect(screens.map(({ now }) => now.sending)).toEqual([false, false])
    close()
  })

  it('a turn that is too late twice is dropped, with a reason', async () => {
    const { server, screens, close } = await twoScreens(
      { ...TWO, options: { ...TWO.options, simultaneousFarm: true } },
      'farms at once',
    )
    const [ann] = screens
    expect(waitingFor(server.room.game!)).toEqual(expect.arrayContaining([0, 1]))
    const { moves } = server.room
    // Bob trades without end, and always just before her.
    ann.beforePlay = () => {
      const seen = view(server.room.game!, 1)
      const trade = legalActions(seen).find(({ type }) => type === 'spend' || type === 'sell' || type === 'play')!
      server.enter({ kind: 'played', seat: 1, actions: [formatAction(trade)] })
    }
    ann.act(ann.legal().find(({ type }) => type === 'endTurn')!)
    await calm()
    expect(ann.played).toHaveLength(2)
    expect(ann.dropped).toEqual(['stale'])
    expect(ann.now.sending).toBe(false)
    expect(server.room.moves).toBe(moves + 2)
    expect(ann.legal().length).toBeGreaterThan(0)
    close()
  })

  it('what a computer player did in one’s place is not done again', async () => {
    const { server, screens, close } = await atDonkeys(12)
    const [ann] = screens
    const action = ann.legal().find(({ type }) => type === 'chooseDonkey')!
    const release = server.hold()
    ann.act(action)
    // A computer player, who took over meanwhile, has chosen for her.
    server.enter({ kind: 'played', seat: 0, actions: [formatAction(action)] })
    release()
    await calm()
    expect(ann.now.sending).toBe(false)
    expect(ann.now.game?.steps.length).toBe(server.room.moves)
    close()
  })
})

describe('who looks on', () => {
  it('sees no hand, and can do nothing', async () => {
    const { server, screens, close } = await twoScreens()
    const watcher = screen(server, undefined)
    await calm()
    await untilDraft(screens, 1, numbers(13))
    expect(watcher.now.seat).toBeUndefined()
    expect(watcher.legal()).toEqual([])
    expect(watcher.now.game?.state.secrets.hands.flat().every(card => card === 0)).toBe(true)
    watcher.link.close()
    close()
  })

  it('of several seats, the one that has to decide is shown', async () => {
    const server = simulate(TWO, 'one screen')
    const both = screen(server, 'ann')
    await calm()
    await both.link.do({ do: 'sit', seat: 0 })
    await both.link.do({ do: 'sit', seat: 1, name: 'Bob' })
    await both.link.do({ do: 'begin' })
    await calm()
    const next = numbers(14)
    const seats = new Set<Seat | undefined>()
    for (let count = 0; count < 120; count++) {
      seats.add(both.now.seat)
      expect(waitingFor(server.room.game!)).toContain(both.now.seat)
      both.act(some(both.legal(), next))
      await calm()
    }
    expect(seats).toEqual(new Set([0, 1]))
    expect(both.now.game?.names).toEqual(['ann', 'Bob'])
    both.link.close()
  })
})
