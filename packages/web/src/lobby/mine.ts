import type { MyTable } from '@la-granja/server/protocol'
import { useEffect } from 'react'
import { useUi } from '../words.ts'

export interface Mine {
  readonly waiting: readonly MyTable[]
  readonly running: readonly MyTable[]
  readonly gathering: readonly MyTable[]
  readonly finished: readonly MyTable[]
}

/** One's own tables: what waits for one first, and of that, what runs out first. */
export function byStage(tables: readonly MyTable[]): Mine {
  const at = (stage: MyTable['stage']) => tables.filter(table => table.stage === stage && !table.waiting)
  return {
    waiting: tables.filter(({ waiting }) => waiting).sort((a, b) => ends(a) - ends(b) || begun(a) - begun(b)),
    running: at('playing'),
    gathering: at('gathering'),
    finished: [...at('over'), ...at('aborted')].sort((a, b) => b.touched - a.touched),
  }
}

/** The time of one's own seats there; infinite where nobody counts. */
function ends({ waits = [], yours }: MyTable): number {
  return Math.min(...waits.flatMap(({ seat, deadline }) => (yours.includes(seat) ? (deadline ?? []) : [])), 1e15)
}

function begun({ waits = [], yours, touched }: MyTable): number {
  return Math.min(...waits.flatMap(({ seat, since }) => (yours.includes(seat) ? since : [])), touched)
}

/** How many tables wait, in the title of the page: it can be seen from another tab. */
export function useCount(amount: number): void {
  const { tables } = useUi().back
  useEffect(() => {
    if (amount === 0) return
    const before = document.title
    document.title = tables.count(amount, before)
    return () => {
      document.title = before
    }
  }, [amount, tables])
}
