import type { Ui } from '../../ui.ts'
import { back } from './back.ts'
import { book } from './book.ts'
import { coach } from './coach.ts'
import { daily } from './daily.ts'
import { ear } from './ear.ts'
import { farm } from './farm.ts'
import { keys } from './keys.ts'
import { learn } from './learn.ts'
import { numbers } from './numbers.ts'
import { online } from './online.ts'
import { passkeys } from './passkeys.ts'
import { pictures } from './pictures.ts'
import { replay } from './replay.ts'
import { table } from './table.ts'
import { village } from './village.ts'

/** The words of the table in the browser, by the room that says them. */
export const ui: Ui = {
  back,
  farm,
  village,
  table,
  online,
  book,
  coach,
  pictures,
  replay,
  ear,
  keys,
  learn,
  numbers,
  daily,
  passkeys,
}
