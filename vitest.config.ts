import { defineConfig } from 'vitest/config'

/** Its own file: the site's Vite plugins belong to pages, not to tests of rules. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**'],
    globalSetup: ['tests/global-postgres.ts'],
    env: { TZ: 'UTC' },
    isolate: false,
    testTimeout: 20_000,
  },
})
