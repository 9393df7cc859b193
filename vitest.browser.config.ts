import { defineConfig } from 'vitest/config'

/** The app in a real Chromium, before the built program. Apart from the other tests, which need no system packages. */
export default defineConfig({
  test: {
    include: ['apps/web/test/**/*.test.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 180_000,
    // A browser on a busy machine may drop a key or a frame; what fails twice is broken. A retried test is named.
    retry: 1,
    hookTimeout: 120_000,
  },
})
