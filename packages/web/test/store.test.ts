import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { canUndo, computerToMove } from '../src/game/game.ts'
import { legalIn, seenBy } from '../src/game/seen.ts'

type Store = typeof import('../src/game/store.ts')

/** What was asked of a worker that never answers. */
const asked: unknown[] = []
let store: Store

beforeAll(async () => {
  const page = new EventTarget()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset: {} } }))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(message: unknown) {
        asked.push(message)
      }
      terminate() {}
    },
  )
  store = await import('../src/game/store.ts')
})

afterAll(() => {
  store.leaveGame()
  vi.unstubAllGlobals()
})

/** A game that a person and a computer player have played so far that this holds. */
function begun(holds: (now: ReturnType<Store['useTable']['getState']>) => boolean): void {
  for (let seed = 0; seed < 60; seed++) {
    const game = { seed: `store ${seed}`, players: 2, edition: 'classic' } as const
    store.startGame({ game, sitters: ['person', 'farmer'], names: ['You', 'Ana'] })
    for (let actions = 0; actions < 40; actions++) {
      const now = store.useTable.getState()
      if (holds(now)) return
      if (now.game === undefined || computerToMove(now.game) !== undefined) break
      const legal = legalIn(seenBy(now.game.state, now.seat))
      const next = legal.find(({ type }) => type === 'endTurn') ?? legal[0]
      if (next !== undefined) store.doAction(next)
    }
  }
  throw new Error('no such game')
}

describe('a computer player who thinks', () => {
  it('is not asked once more where there is nothing to take back', async () => {
    begun(({ game }) => game !== undefined && computerToMove(game) !== undefined)
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0))
    const before = asked.length
    store.undoAction()
    store.redoAction()
    store.restartTurn()
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(asked).toHaveLength(before)
  })

  it('is not said to think any more when the turn before is taken back', async () => {
    begun(({ game, seat }) => game !== undefined && computerToMove(game) !== undefined && canUndo(game, seat))
    expect(store.useTable.getState().thinking).toBe(1)
    store.undoAction()
    const { game, thinking } = store.useTable.getState()
    expect(game && computerToMove(game)).toBeUndefined()
    expect(thinking).toBeUndefined()
  })
})
