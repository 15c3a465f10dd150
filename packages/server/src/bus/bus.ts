/**
 * Tells other processes that something was written at a table. A hint and no more: whoever misses it finds out by asking the
 * store, so nothing depends on it but how soon others see a move.
 */
export interface Bus {
  say(table: string): void
  listen(heard: (tables: readonly string[]) => void): void
  close(): Promise<void>
}

/** Where there is one process, there is nobody to tell. */
export const noBus: Bus = { say() {}, listen() {}, close: async () => {} }
