import { type Action, farmOf, formatAction, legalActions, view } from '@la-granja/engine'
import { LANGUAGES, lessonIn, uiIn } from '@la-granja/text'
import { describe, expect, it } from 'vitest'
import { act, begin, computerToMove, type LocalGame, load, personToMove, save, undo } from '../src/game/game.ts'
import { isLesson, lessonDeal, neighboursMove, PUPIL } from '../src/learn/deal.ts'
import { pointedAt } from '../src/learn/pointed.ts'
import { isAstray, isDoing, standingOf, steeringFor, toldNow, wantedNow } from '../src/learn/progress.ts'
import { STEPS } from '../src/learn/steps.ts'
import { thingsOf } from '../src/things.ts'

const fresh = (): LocalGame => begin(lessonDeal(uiIn('en').table.start), 'lesson', 0)

function played(game: LocalGame, action: Action): LocalGame {
  const next = act(game, action)
  if ('refusal' in next) throw new Error(`${formatAction(action)}: ${next.refusal.why}`)
  return next
}

/** Lets the neighbour move by the script, as the table does. */
function settled(game: LocalGame): LocalGame {
  let now = game
  for (let seat = computerToMove(now); seat !== undefined; seat = computerToMove(now)) {
    const action = neighboursMove(now, seat)
    if (action === undefined) throw new Error(`the script ends at ${now.state.table.step}`)
    now = played(now, action)
  }
  return now
}

/** Every action that is wanted, one after the other; where there are several, whichever the pupil picks. */
function lesson(pick: (wanted: readonly Action[]) => Action | undefined): readonly LocalGame[] {
  const games = [settled(fresh())]
  for (;;) {
    const game = games.at(-1) as LocalGame
    if (standingOf(game).doing === STEPS.length) return games
    const action = pick(wantedNow(game))
    if (action === undefined) throw new Error(`nothing to do in ${STEPS[standingOf(game).doing]?.id}`)
    games.push(settled(played(game, action)))
  }
}

const firsts = lesson(wanted => wanted[0])
const lasts = lesson(wanted => wanted.at(-1))

describe('the guided first game', () => {
  it.each([
    ['the first', firsts],
    ['the last', lasts],
  ])('is played to its end by %s of the wanted actions, which are always legal', (_, games) => {
    const end = games.at(-1) as LocalGame
    expect(end.state.table.round).toBe(2)
    for (const game of games.slice(0, -1)) {
      const legal = legalActions(view(game.state, PUPIL)).map(formatAction)
      for (const action of wantedNow(game)) expect(legal).toContain(formatAction(action))
      expect(isAstray(game)).toBe(false)
    }
  })

  it('shows a full barrow, a full row, a stall pushed off, and what the sentences say', () => {
    const end = firsts.at(-1) as LocalGame
    const { points, scored, silver, crafts } = farmOf(end.state.table, PUPIL)
    expect(scored).toMatchObject({ barrows: 3, removals: 1, crafts: 1, firsts: 2, stalls: 2, siesta: 1 })
    expect({ points, silver }).toEqual({ points: 11, silver: 3 })
    expect(crafts).toEqual([{ building: 'merchantHouse', lasting: true }])
    expect(end.state.table.order).toEqual([0, 1])
  })

  it('goes through all steps in order, one after the other', () => {
    const told: number[] = []
    for (const game of firsts) {
      const standing = standingOf(game)
      let read = told.at(-1) ?? -1
      for (let now = toldNow(standing, read); now > read && now < STEPS.length; now = toldNow(standing, read)) {
        told.push(now)
        if (isDoing(STEPS[now])) break
        read = now
      }
    }
    expect(told).toEqual(STEPS.map((_, index) => index))
  })

  it('points at something wherever the pupil has to do something', () => {
    for (const game of firsts.slice(0, -1)) {
      const [wanted] = wantedNow(game)
      const selectors = pointedAt(game, STEPS[standingOf(game).doing])
      expect(selectors).toContain(`.table-act[data-does="${formatAction(wanted as Action)}"]`)
      for (const thing of thingsOf(wanted as Action, game.state.table))
        expect(selectors).toContain(`[data-thing="${thing}"]`)
    }
  })

  it('has a sentence for every step in every language', async () => {
    for (const language of LANGUAGES) {
      const sentences = await lessonIn(language)
      for (const step of STEPS) {
        const { title, says } = sentences[step.id]
        expect(title.length).toBeGreaterThan(2)
        expect(says).toMatch(/[.:]$/)
        expect(says.length).toBeLessThan(290)
        if (isDoing(step)) expect(sentences[step.id].asks).toMatch(/\.$/)
      }
      expect(Object.keys(sentences).sort()).toEqual([...STEPS.map(({ id }) => id), 'end'].sort())
    }
  })

  it('asks again for what was taken back, and goes on after a reload', () => {
    const field = firsts[1] as LocalGame
    expect(STEPS[standingOf(field).doing]?.id).toBe('barrow')
    expect(STEPS[standingOf(undo(field)).doing]?.id).toBe('field')
    const half = firsts[20] as LocalGame
    const again = load(save(half, 0))
    expect(standingOf(again)).toEqual(standingOf(half))
    expect(isLesson(again)).toBe(true)
  })

  it('sees when a game has left the way, and says a fitting word to other wishes', () => {
    const game = firsts[0] as LocalGame
    const ended = settled(played(game, { type: 'endTurn', seat: PUPIL }))
    expect(personToMove(ended)).toBe(PUPIL)
    expect(isAstray(ended)).toBe(true)
    const { left } = standingOf(game)
    expect(steeringFor({ type: 'endTurn', seat: PUPIL }, left)).toBe('early')
    expect(steeringFor({ type: 'play', seat: PUPIL, card: 54, side: 'helper' }, left)).toBe('other')
    expect(steeringFor({ type: 'spend', seat: PUPIL, on: 'pig' }, left)).toBe('trade')
    expect(steeringFor({ type: 'takeDie', seat: PUPIL, die: 1 }, left)).toBe('later')
  })
})

describe('a game with hints', () => {
  it('keeps them, and one without does not speak of them', () => {
    const { hints: none, ...plain } = save(fresh(), 0)
    expect(none).toBeUndefined()
    expect('hints' in save(fresh(), 0)).toBe(false)
    expect(load(save({ ...fresh(), hints: true }, 0)).hints).toBe(true)
    expect('hints' in save({ ...load(plain), hints: false }, 0)).toBe(false)
  })
})
