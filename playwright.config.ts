import { spawnSync } from 'node:child_process'
import { defineConfig, devices } from '@playwright/test'

/** And the next one for the sandbox. */
const PORT = Number(process.env.JOURNEY_PORT ?? 3210)

/** The shell without a window is the quickest; any Chromium will do. */
const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** Journeys in a real browser. The site is on `localhost`, the sandbox on `127.0.0.1`: another site. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  timeout: 20_000,
  expect: { timeout: 5_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? findChromium(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    { name: 'phone', grepInvert: /@desktop|@no-js/, use: { ...phone() } },
    {
      name: 'desktop',
      grepInvert: /@phone|@no-js/,
      use: { ...wide() },
    },
    {
      name: 'no-js',
      grepInvert: /@desktop|@phone|@js/,
      use: { ...phone(), javaScriptEnabled: false },
    },
    {
      name: 'no-js-desktop',
      testMatch: 'registration.e2e.ts',
      grepInvert: /@phone|@js/,
      use: { ...wide(), javaScriptEnabled: false },
    },
  ],
  webServer: {
    command: 'node tests/e2e/start-site.ts',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/ready`,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

function phone() {
  const { userAgent, hasTouch } = devices['Pixel 7']
  return { userAgent, hasTouch, viewport: { width: 360, height: 740 } }
}

function wide() {
  return { viewport: { width: 1280, height: 800 } }
}

function findChromium(): string {
  for (const name of BROWSERS) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  throw new Error('The tests need Chromium: install it, or set CHROMIUM_PATH')
}
