import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Its own file: the site's Vite plugins belong to pages, not to tests of rules. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    // What the benchmark copies is in .cache.
    exclude: ['node_modules/**', 'build/**', '.cache/**'],
    globalSetup: ['tests/support/site/global-databases.ts'],
    // Processes that a test starts read the fixture church as well. React is the one of production, which
    // renders much faster, as it does on a server.
    env: { TZ: 'UTC', CONTENT_DIR: 'tests/church', NODE_ENV: 'production' },
    isolate: false,
    // The built site is run by Node as it is: Vite would read and rewrite megabytes in each worker.
    server: { deps: { external: [/\/build\/server\//] } },
    // Each worker comes to this size (MB). Collecting its garbage again and again on the way takes time.
    execArgv: ['--initial-old-space-size=400'],
    // Tests wait for databases and other processes a third of the time: one worker more than there are
    // cores fills the gaps.
    maxWorkers: availableParallelism() + 1,
    // They end a test that hangs, and must never end one that a busy machine slows down.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
  },
})
