import type { Order } from './orders.ts'

/** What a command may touch of the world outside; tests bring their own. */
export interface World {
  readonly colour: boolean
  write(text: string): void
  /** For what went wrong. */
  complain(text: string): void
  /** For what is shown only for a moment, e.g. how far a long command has come. */
  progress(text: string): void
  /** The next line typed, or nothing at the end of the input. */
  ask(prompt: string): Promise<string | undefined>
  /** Whether the person is still at the keyboard; asked now and then while computer players think. */
  stillThere(): Promise<boolean>
  /** Throws an `Error` with a message for people when the file cannot be read. */
  readFile(path: string): string
  /** Throws when it cannot be written; what was there before is kept then. */
  writeFile(path: string, text: string): void
  /** A place for a game that nobody saved. */
  spareFile(name: string): string
  freshSeed(): string
  /** Milliseconds since some moment. */
  clock(): number
  /** How many orders can be carried out at the same time. */
  readonly workers: number
  /** Has an order carried out, perhaps on another thread; fails with a `WorkError`. */
  work(order: Order): Promise<unknown>
}

/** Something the person got wrong: told without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** An order that could not be carried out. */
export class WorkError extends Error {
  override readonly name = 'WorkError'
}
