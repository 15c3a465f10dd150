import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Does something with a database of this device, which is opened when it is first asked for. */
export type Use<S extends DBSchema> = <T>(what: (database: IDBPDatabase<S>) => Promise<T>) => Promise<T>

export function databaseOf<S extends DBSchema>(name: string, create: (database: IDBPDatabase<S>) => void): Use<S> {
  let opened: Promise<IDBPDatabase<S>> | undefined
  const open = async (): Promise<IDBPDatabase<S>> => {
    opened ??= openDB<S>(name, 1, { upgrade: create })
    const opening = opened
    try {
      return await opening
    } catch (error) {
      // What could not be opened is tried again the next time.
      if (opened === opening) opened = undefined
      throw error
    }
  }
  return async what => {
    const database = await open()
    const used = opened
    try {
      return await what(database)
    } catch (error) {
      if (!isClosed(error)) throw error
      if (opened === used) opened = undefined
      return what(await open())
    }
  }
}

/** Browsers close a database when its files are deleted or they need the memory; whoever holds it then finds out by using it. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}
