import type { Database } from './database.ts'
import type { Queries } from './queries.ts'
import type { Store } from './store.ts'

type Part = Pick<
  Store,
  'addPasskey' | 'passkey' | 'passkeys' | 'countPasskey' | 'dropPasskey' | 'addChallenge' | 'takeChallenge'
>

export function passkeysIn(database: Database, queries: Queries): Part {
  const known = queries
    .selectFrom('passkeys')
    .select(['id', 'person', 'public_key as publicKey', 'counter', 'name', 'at'])
  return {
    addPasskey: async ({ publicKey, ...passkey }) => {
      const first = queries
        .insertInto('passkeys')
        .values({ ...passkey, public_key: publicKey })
        .onConflict(conflict => conflict.column('id').doNothing())
        .returning('id')
        .compile()
      const why = queries.selectFrom('people').select('id').where('id', '=', passkey.person).compile()
      const written = await database.write({ first, why })
      if (!written.written && written.why.length === 0) throw new Error(`there is no person ${passkey.person}`)
      return written.written
    },

    passkey: async id => (await database.read(known.where('id', '=', id).compile()))[0],

    passkeys: person => database.read(known.where('person', '=', person).orderBy('at').orderBy('id').compile()),

    countPasskey: async (id, counter) => {
      const first = queries
        .updateTable('passkeys')
        .set({ counter })
        .where('id', '=', id)
        // Two that show the same number at the same moment are one key and its copy: the second finds it written.
        .where(({ eb, or }) => or([eb('counter', '<', counter), ...(counter === 0 ? [eb('counter', '=', 0)] : [])]))
        .returning('id')
        .compile()
      return (await database.write({ first })).written
    },

    dropPasskey: async (person, id) => {
      const first = queries
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('person', '=', person)
        .returning('id')
        .compile()
      return (await database.write({ first })).written
    },

    addChallenge: async (challenge, now) => {
      await database.write({
        first: queries.insertInto('challenges').values(challenge).returning('challenge').compile(),
        rest: [queries.deleteFrom('challenges').where('until', '<=', now).compile()],
      })
    },

    // Whoever deletes the row has it: nobody else can, in whichever process.
    takeChallenge: async ({ challenge, purpose, asker }, now) => {
      const first = queries
        .deleteFrom('challenges')
        .where('challenge', '=', challenge)
        .where('purpose', '=', purpose)
        .where('asker', '=', asker)
        .where('until', '>', now)
        .returning('challenge')
        .compile()
      return (await database.write({ first })).written
    },
  }
}
