import { rm } from 'node:fs/promises'
import { openSqlite } from '../../src/store/sqlite.ts'
import { emptyFolder } from '../folder.ts'
import { storeContract } from './contract.ts'

storeContract('a store in SQLite', async () => {
  const folder = emptyFolder()
  return { open: () => openSqlite(folder), remove: () => rm(folder, { recursive: true }) }
})
