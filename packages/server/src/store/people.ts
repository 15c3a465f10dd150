import type { Database } from './database.ts'
import type { Queries } from './queries.ts'
import type { Store } from './store.ts'

type Part = Pick<
  Store,
  'addPerson' | 'person' | 'personByKey' | 'rename' | 'addKey' | 'dropKey' | 'keep' | 'kept' | 'keepFirst'
>

export function peopleIn(database: Database, queries: Queries): Part {
  const people = queries.selectFrom('people').select(['people.id', 'name', 'created', 'key'])
  async function kept(person: string, topic: string): Promise<string | undefined> {
    const found = queries.selectFrom('kept').select('value').where('person', '=', person).where('topic', '=', topic)
    return (await database.read(found.compile()))[0]?.value
  }

  return {
    addPerson: async ({ id, name, created, key }) => {
      const { written } = await database.write({
        first: queries.insertInto('people').values({ id, name, created, key }).returning('id').compile(),
        rest: [queries.insertInto('keys').values({ hash: key, person: id, at: created }).compile()],
      })
      if (!written) throw new Error(`there is a person ${id}, or one with this key, already`)
    },

    person: async id => (await database.read(people.where('id', '=', id).compile()))[0],

    personByKey: async hash => {
      const owner = people.innerJoin('keys', 'person', 'id').where('hash', '=', hash)
      return (await database.read(owner.compile()))[0]
    },

    rename: async (id, name) => {
      const first = queries.updateTable('people').set({ name }).where('id', '=', id).returning('id').compile()
      if (!(await database.write({ first })).written) throw new Error(`there is no person ${id}`)
    },

    addKey: async (hash, person, at) => {
      const first = queries
        .insertInto('keys')
        .values({ hash, person, at })
        .onConflict(conflict =>
          conflict
            .column('hash')
            // The same once more is no error: the first answer may have been lost.
            .doUpdateSet(({ ref }) => ({ person: ref('excluded.person') }))
            .whereRef('keys.person', '=', 'excluded.person'),
        )
        .returning('hash')
        .compile()
      const { written } = await database.write({ first })
      if (!written) throw new Error(`there is no person ${person}, or the key is somebody else's`)
    },

    dropKey: async hash => {
      await database.write({ first: queries.deleteFrom('keys').where('hash', '=', hash).returning('hash').compile() })
    },

    keep: async (person, topic, value) => {
      const put = queries
        .insertInto('kept')
        .values({ person, topic, value })
        .onConflict(conflict => conflict.columns(['person', 'topic']).doUpdateSet({ value }))
        .returning('topic')
        .compile()
      const forget = queries
        .deleteFrom('kept')
        .where('person', '=', person)
        .where('topic', '=', topic)
        .returning('topic')
        .compile()
      await database.write({ first: value === '' ? forget : put })
    },

    kept,

    keepFirst: async (person, topic, value) => {
      const put = queries
        .insertInto('kept')
        .values({ person, topic, value })
        .onConflict(conflict => conflict.columns(['person', 'topic']).doNothing())
      const { written } = await database.write({ first: put.returning('topic').compile() })
      return written ? value : ((await kept(person, topic)) ?? value)
    },
  }
}
