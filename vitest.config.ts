import { defineConfig } from 'vitest/config'

/** Its own file: the site's Vite plugins belong to pages, not to tests of rules. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    // What the benchmark copies is in .cache.
    exclude: ['node_modules/**', 'build/**', '.cache/**'],
    globalSetup: ['tests/global-postgres.ts'],
    env: { TZ: 'UTC' },
    isolate: false,
    testTimeout: 20_000,
  },
})
