import { writeSync } from 'node:fs'
import { openSqlite } from '../../src/store/sqlite.ts'
import { anAppend, anIndex, aTable } from './samples.ts'

// A process of its own, to be killed: appends to every table at once and says a number only when it has been promised.

const [folder = '', tables = '8'] = process.argv.slice(2)

try {
  const store = await openSqlite(folder)
  say('open')
  await Promise.all(
    Array.from({ length: Number(tables) }, async (_, number) => {
      const id = `t${number}`
      let version = (await store.read(id))?.version
      if (version === undefined) {
        await store.create(aTable(id))
        version = 1
        say(`${id} 1`)
      }
      const seats = [{ person: 'ann', seat: number, waiting: true }]
      for (;;) {
        version++
        const { kind } = await store.append(
          anAppend(id, version, {
            command: `c${version}`,
            text: `${id} ${version} ${'x'.repeat(version % 300)}`,
            index: anIndex({ summary: `${version}`, seats }),
            jobs: [{ key: id, due: version, task: `${version}` }],
          }),
        )
        if (kind !== 'done') throw new Error(`${id} ${version} is ${kind}`)
        say(`${id} ${version}`)
      }
    }),
  )
} catch (error) {
  say(`failed: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

/**
 * At once, so that nothing that was said is lost with the process; and whole. Where the one who listens is slow, the pipe is full
 * and takes a part of the line or nothing for a while: a line that was cut is a wrong promise, and an error would end us.
 */
function say(line: string): void {
  let rest = Buffer.from(`${line}\n`)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
  }
}
