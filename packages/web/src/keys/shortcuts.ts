import type { Ui } from '@la-granja/text'

type Words = Ui['keys']
type Cap = keyof Words['caps']

/** Keys that are pressed together; a name in small letters is one that differs by language. */
export type Press = readonly (Cap | 'N' | 'M' | 'E' | 'R' | 'H' | 'T' | 'W' | 'C' | 'F' | 'Z' | 'Y' | '?' | 'F1')[]

interface Shortcut {
  readonly says: keyof Words['says']
  /** Any of them. */
  readonly presses: readonly Press[]
}

/** Every key of the table, for whoever asks. */
export const SHORTCUTS: Readonly<Record<keyof Words['groups'], readonly Shortcut[]>> = {
  go: [
    { says: 'parts', presses: [['tab'], ['shift', 'tab']] },
    { says: 'inside', presses: [['arrows']] },
    { says: 'ends', presses: [['home'], ['end']] },
    { says: 'next', presses: [['N'], ['shift', 'N']] },
  ],
  act: [
    { says: 'act', presses: [['enter'], ['space']] },
    { says: 'back', presses: [['escape']] },
    { says: 'menu', presses: [['M']] },
    { says: 'endTurn', presses: [['E']] },
    { says: 'undo', presses: [['control', 'Z']] },
    {
      says: 'redo',
      presses: [
        ['control', 'Y'],
        ['control', 'shift', 'Z'],
      ],
    },
  ],
  see: [
    { says: 'hint', presses: [['H']] },
    { says: 'book', presses: [['R']] },
    { says: 'step', presses: [['F1']] },
    { says: 'list', presses: [['?']] },
  ],
  hear: [
    { says: 'text', presses: [['T']] },
    { says: 'now', presses: [['W']] },
    { says: 'changed', presses: [['C']] },
    { says: 'farms', presses: [['F']] },
  ],
}
