import { defineConfig, devices } from '@playwright/test'
import { browserPath } from './scripts/setup/browser.mjs'
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
  // Generous: they end a test that hangs, and must never end one that a busy machine slows down.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
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
  // `@any-width`: a rule that the width can't change is looked at on the phone alone, with a script and
  // without. `@office`: with a script at a desk, without one on the phone. Whole journeys have no such
  // tag and are made at both widths. `@visitor`: on every screen there is, with a script and without.
  projects: [
    { name: 'phone', grepInvert: /@desktop|@no-js|@office/, use: { ...phone() } },
    {
      name: 'desktop',
      grepInvert: /@phone|@no-js|@any-width/,
      use: { ...desk() },
    },
    {
      name: 'no-js',
      grepInvert: /@desktop|@phone|@js/,
      use: { ...phone(), javaScriptEnabled: false },
    },
    { name: 'desktop no-js', grep: /@visitor/, use: { ...desk(), javaScriptEnabled: false } },
    { name: 'wide', grep: /@visitor/, use: { ...wide() } },
    { name: 'wide no-js', grep: /@visitor/, use: { ...wide(), javaScriptEnabled: false } },
  ],
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

function phone() {
  const { userAgent, hasTouch } = devices['Pixel 7']
  return { userAgent, hasTouch, viewport: { width: 360, height: 740 } }
}

function desk() {
  return { viewport: { width: 1440, height: 900 } }
}

function wide() {
  return { viewport: { width: 2560, height: 1440 } }
}
