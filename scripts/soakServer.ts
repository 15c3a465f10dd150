// The long form of what `npm test` does to the server: `npm run soak:server -- --kills 500 --messages 1000000`.
import { parseArgs } from 'node:util'
import { planFor } from '../packages/engine/test/laws/randomGame.ts'
import { fuzz } from '../packages/server/test/fuzz/fuzz.ts'
import { killLoop } from '../packages/server/test/kill.ts'
import { bundleProgram } from '../packages/server/test/program.ts'
import { type Looked, watchGame } from '../packages/server/test/secrets/secrets.ts'
import { makeFolders } from '../packages/server/test/server.ts'
import { simulate } from '../packages/server/test/simulation/simulate.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '500' },
    messages: { type: 'string', default: '1000000' },
    games: { type: 'string', default: '1000' },
    lives: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'soak' },
  },
})
const { seed } = values
const [kills, messages, games, lives] = [values.kills, values.messages, values.games, values.lives].map(Number) as [
  number,
  number,
  number,
  number,
]
if (![kills, messages, games, lives].every(count => count >= 0)) {
  console.error('usage: npm run soak:server -- [--kills N] [--messages N] [--games N] [--lives N] [--seed TEXT]')
  process.exit(1)
}

let passed = 0
let failed = 0

async function part(name: string, wanted: number, work: () => Promise<string>): Promise<void> {
  if (wanted === 0) return
  const began = Date.now()
  try {
    const found = await work()
    passed++
    console.log(`ok   ${name}: ${found}, ${Math.round((Date.now() - began) / 1000)} s`)
  } catch (error) {
    failed++
    console.log(`FAIL ${name}: ${error instanceof Error ? error.stack : error}`)
  }
}

const progress = (line: string) => console.error(`     ${line}`)
const home = process.cwd()

await part('hidden information', games, async () => {
  const looked: Looked = { messages: 0, twins: 0, hidden: new Set(), probes: 0 }
  for (let index = 0; index < games; index++) {
    await watchGame(planFor(index, seed), looked)
    if (index % 50 === 49) progress(`${index + 1} games`)
  }
  return `${games} games, ${looked.messages} messages, ${looked.twins} compared with a twin table, ${looked.probes} questions`
})

await part('made-up trouble', lives, async () => {
  let carriedOut = 0
  for (let number = 0; number < lives; number++) {
    const lived = await simulate(`${seed} ${number}`).catch(error => {
      throw new Error(`life “${seed} ${number}”: ${error instanceof Error ? error.message : error}`, { cause: error })
    })
    carriedOut += lived.carriedOut
    if (number % 50 === 49) progress(`${number + 1} lives`)
  }
  return `${lives} lives, ${carriedOut} commands`
})

await part('kills', kills, async () => {
  const { page, data, remove } = makeFolders()
  const program = await bundleProgram(undefined, home)
  const survived = await killLoop({ program, page, data, kills, tables: 8, seed, progress })
  await program.remove()
  remove()
  const { tables, kept, starts } = survived
  const usual = Math.round([...starts].sort((a, b) => a - b)[starts.length >> 1] ?? 0)
  return `${kills} kills, ${tables} games, ${kept} promises kept, start ${usual} ms`
})

await part('hostile strangers', messages, async () => {
  const { page, data, remove } = makeFolders()
  const program = await bundleProgram('packages/server/test/fuzz/served.ts', home)
  const fuzzed = await fuzz({ program, page, data, messages, requests: messages / 100, seed, progress })
  await program.remove()
  remove()
  const [middle, end] = fuzzed.heaps.map(bytes => bytes / (1 << 20)) as [number, number]
  if (end - middle > 8) throw new Error(`the heap grew from ${middle} to ${end} MB`)
  return `${fuzzed.messages} messages over ${fuzzed.connections} connections, heap ${middle.toFixed(1)} and ${end.toFixed(1)} MB`
})

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
