import type { Texts } from '../language.ts'
import { actions } from './actions.ts'
import { bots } from './bots.ts'
import { events } from './events.ts'
import { cite, names } from './names.ts'
import { tasks } from './prompts.ts'
import { refusals } from './refusals.ts'

export const texts: Texts = { names, events, refusals, actions, tasks, bots, cite }
export { ui } from './ui/index.ts'
