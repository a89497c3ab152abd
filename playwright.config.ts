import { defineConfig } from '@playwright/test'
import { browserPath } from './scripts/setup/browser.mjs'
import { SCREENS } from './tests/support/browser/screens.ts'
import { freePort } from './tests/support/site/free-port.ts'

// Set once; the workers, which read this file too, inherit it.
process.env.JOURNEY_PORT ??= String(await freePort())
process.env.JOURNEY_SANDBOX_PORT ??= String(await freePort())

const PORT = process.env.JOURNEY_PORT

/** Journeys in a real browser. The site is on `localhost`, the sandbox on `127.0.0.1`: another site. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './tests/support/browser/global-providers.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // The built site is a program already.
  build: { external: ['**/build/server/**', '**/*.ts'] },
  // Generous: they end a test that hangs, and must never end one that a busy machine slows down.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...SCREENS.phone,
    trace: 'off',
    // Of a button that never comes a journey says so, long before its own time is up.
    actionTimeout: 120_000,
    // Painting what moves takes time that no journey needs. Those that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // It would hide what is fetched, and fetches pages itself. Journeys without network allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // A page is open for seconds: optimising its scripts takes longer than it saves.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  webServer: {
    command: 'node tests/e2e/start-site.ts',
    env: { PORT, SANDBOX_PORT: process.env.JOURNEY_SANDBOX_PORT },
    url: `http://localhost:${PORT}/ready`,
    // Pictures of the fixture church that are not in the cache yet are drawn first.
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
