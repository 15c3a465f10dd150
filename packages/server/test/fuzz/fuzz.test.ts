import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleProgram, type Program } from '../program.ts'
import { makeFolders } from '../server.ts'
import { fuzz } from './fuzz.ts'

const folders = makeFolders()
let program: Program

beforeAll(async () => {
  program = await bundleProgram('packages/server/test/fuzz/served.ts')
})
afterAll(async () => {
  await program.remove()
  folders.remove()
})

describe('a server among hostile strangers', () => {
  // A million of them in `npm run soak:server`.
  it('takes thirty thousand messages without a fall, a complaint or growth, and is played at afterwards', async () => {
    const { page, data } = folders
    const fuzzed = await fuzz({ program, page, data, messages: 30_000, requests: 500, seed: 'fuzz' })
    expect(fuzzed.messages).toBeGreaterThan(29_000)
    expect(fuzzed.connections).toBeGreaterThan(90)
    const [middle, end] = fuzzed.heaps
    expect(end - middle).toBeLessThan(8 << 20)
  })
})
