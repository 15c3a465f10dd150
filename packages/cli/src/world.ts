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
  /** Throws an `Error` with a message for people when the file cannot be read. */
  readFile(path: string): string
  writeFile(path: string, text: string): void
  /** A place for a game that nobody saved. */
  spareFile(name: string): string
  freshSeed(): string
}

/** Something the person got wrong: told without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
