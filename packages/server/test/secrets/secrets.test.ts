import { expect, it } from 'vitest'
import { planFor } from '../../../engine/test/laws/randomGame.ts'
import { type Looked, watchGame } from './secrets.ts'

// A thousand games of this are part of `npm run soak:server`.
it('no message of whole games tells a seat or a spectator what they may not know', async () => {
  const looked: Looked = { messages: 0, twins: 0, hidden: new Set(), probes: 0 }
  for (let index = 0; index < 8; index++) await watchGame(planFor(index, 'secrets'), looked)
  expect(looked.messages).toBeGreaterThan(8_000)
  expect(looked.twins).toBeGreaterThan(8_000)
  expect(looked.probes).toBeGreaterThan(1_000)
  expect([...looked.hidden]).toEqual(expect.arrayContaining(['donkeyChosen', 'cardsDrawn', 'cardPlayed']))
})
