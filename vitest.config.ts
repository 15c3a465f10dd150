import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    reporters: ['default'],
    // Machines are busy and noisy: a test that is slow there is no failure. One that hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Both cores of a small machine; left to itself, the runner would spare one.
    maxWorkers: 2,
    // Nothing is kept between files, so each worker loads the engine and the server once.
    isolate: false,
  },
})
