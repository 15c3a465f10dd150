import type { Ui } from '../../ui.ts'
import { book } from './book.ts'
import { farm } from './farm.ts'
import { online } from './online.ts'
import { replay } from './replay.ts'
import { table } from './table.ts'
import { village } from './village.ts'

/** The words of the table in the browser, by the room that says them. */
export const ui: Ui = { farm, village, table, online, book, replay }
