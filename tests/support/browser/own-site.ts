import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { builtFile } from '../site/built-site.ts'
import { CHURCH } from '../site/church.ts'
import { freePort } from '../site/free-port.ts'
import { SITE_FOLDER } from './shared-site.ts'

export type OwnSite = {
  address: string
  visit(page: string): Promise<{ status: number; text: string; ms: number }>
  stop(): Promise<void>
}

type Wanted = { folder: string; settings: Record<string, string> }

/** Among the journey's other traces, which go when journeys are made again. */
export function newFolder(): string {
  const folder = test.info().outputPath('site')
  mkdirSync(folder, { recursive: true })
  return folder
}

/** A site of one's own, for journeys that need the world or the content to be different. */
export async function startOwnSite({ folder, settings }: Wanted): Promise<OwnSite> {
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
  await expect.poll(() => isReady(address), { timeout: 60_000, intervals: [100] }).toBe(true)
  return { address, stop: () => stop(site), visit: (page) => visit(`${address}${page}`) }
}

/** The settings of a site whose sermons and calendar come from elsewhere. */
export function providersAt(vimeoUrl: string, calendarUrl: string): Record<string, string> {
  return {
    VIMEO_BASE_URL: vimeoUrl,
    VIMEO_CLIENT_ID: 'client',
    VIMEO_CLIENT_SECRET: 'secret',
    VIMEO_USER_ID: '100',
    VIMEO_PROJECT_ID: '200',
    GOOGLE_CALENDAR_BASE_URL: calendarUrl,
    GOOGLE_CALENDAR_ID: 'events@example.org',
    GOOGLE_API_KEY: 'key',
  }
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/ready`).then(
    (answer) => answer.ok,
    () => false,
  )
}

async function visit(address: string) {
  const started = performance.now()
  const answer = await fetch(address)
  const text = await answer.text()
  return { status: answer.status, text, ms: performance.now() - started }
}

async function stop(site: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => site.once('exit', resolve))
  site.kill('SIGTERM')
  await ended
}
