import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['apps/server/{src,test}/**/*.test.ts'],
    globalSetup: ['apps/server/test/global-setup.ts'],
    pool: 'forks',
    // The whole server is imported once by each worker, not once by each of ninety files.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
