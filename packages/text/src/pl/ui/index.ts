import type { Ui } from '../../ui.ts'
import { farm } from './farm.ts'
import { table } from './table.ts'
import { village } from './village.ts'

export const ui: Ui = { farm, village, table }
