import { storeContract } from '../store/contract.ts'
import { emptyMemory, memoryStore } from './memoryStore.ts'

// A simulation proves something only if its store does what real ones do.
storeContract('a store in memory', async () => {
  const memory = emptyMemory()
  const open = async () => memoryStore(memory)
  return { open, another: open, remove: async () => undefined }
})
