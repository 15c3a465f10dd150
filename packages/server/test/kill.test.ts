import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { killLoop } from './kill.ts'
import { bundleProgram, type Program } from './program.ts'
import { makeFolders } from './server.ts'

const folders = makeFolders()
let program: Program

beforeAll(async () => {
  program = await bundleProgram()
})
afterAll(async () => {
  await program.remove()
  folders.remove()
})

describe('a server that is killed', () => {
  // Five hundred times in `npm run soak:server`.
  it('twenty times keeps every promise, and its games are played to their end', async () => {
    const { page, data } = folders
    const { kept } = await killLoop({ program, page, data, kills: 20, tables: 4, seed: 'kill' })
    expect(kept).toBeGreaterThan(160)
  })
})
