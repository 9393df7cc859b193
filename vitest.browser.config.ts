import { defineConfig } from 'vitest/config'

/** The app in a real Chromium, before the built program. Apart from the other tests, which need no system packages. */
export default defineConfig({
  test: {
    include: ['apps/web/test/**/*.test.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})
