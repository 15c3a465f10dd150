import { defineConfig } from 'vitest/config'

const SERVER = 'packages/server/test/**/*.test.ts'

export default defineConfig({
  test: {
    reporters: ['default'],
    // Machines are busy and noisy: a test that is slow there is no failure. One that hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Both cores of a small machine; left to itself, the runner would spare one.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [SERVER],
          // Nothing here keeps anything between files, so each worker loads the engine once.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'server', include: [SERVER] } },
    ],
  },
})
