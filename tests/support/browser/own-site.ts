import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { builtFile, isReady } from '../site/built-site.ts'
import { CHURCH } from '../site/church.ts'
import { freePort } from '../site/free-port.ts'
import { SITE_FOLDER } from './shared-site.ts'

/** Among the journey's other traces, which go when journeys are made again. */
export function newFolder(): string {
  const folder = test.info().outputPath('site')
  mkdirSync(folder, { recursive: true })
  return folder
}

export async function startOwnSite(folder: string, settings: Record<string, string> = {}) {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const site = spawn(process.execPath, [builtFile('main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: SITE_FOLDER,
    env: {
      ...process.env,
      PORT: String(port),
      CONTENT_DIR: CHURCH,
      DATABASE_URL: `file:${folder}/church.db`,
      ...settings,
    },
  })
  await expect
    .poll(() => isReady({ url: address }), { timeout: 60_000, intervals: [100] })
    .toBe(true)
  // Also after a journey that fails.
  process.once('exit', () => site.kill())
  const ended = new Promise((resolve) => site.once('exit', resolve))
  const stop = () => {
    site.kill('SIGTERM')
    return ended
  }
  return { address, stop }
}
