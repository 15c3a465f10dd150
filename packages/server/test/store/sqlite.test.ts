import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../../src/store/sqlite.ts'
import { storeContract } from './contract.ts'

storeContract('a store in SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'la-granja-store-'))
  return { open: () => openSqlite(folder), remove: () => rm(folder, { recursive: true }) }
})
