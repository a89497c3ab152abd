import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { builtFile, isReady } from './built-site.ts'
import { CHURCH } from './church.ts'
import { testFolder } from './folder.ts'
import { freePort } from './free-port.ts'

export type SiteProcess = {
  url: string
  databaseUrl: string
  process: ChildProcess
  /** Its output so far. */
  written: () => string
  ended: Promise<number | null>
  stop: () => Promise<void>
  ask: (path: string) => Promise<{ status: number; html: string }>
}

export async function startSiteProcess(
  settings: Record<string, string> = {},
): Promise<SiteProcess> {
  const site = await beginSiteProcess(settings)
  let isOver = false
  site.ended.then(() => {
    isOver = true
  })
  await waitUntil(async () => isOver || isReady(site))
  if (isOver) throw new Error('it ended before it began')
  return site
}

export async function beginSiteProcess(settings: Record<string, string>): Promise<SiteProcess> {
  const databaseUrl = `file:${path.join(testFolder(), 'church.db')}`
  const port = await freePort()
  const site = spawn(process.execPath, [builtFile('main.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      CONTENT_DIR: CHURCH,
      ...settings,
    },
  })
  let text = ''
  const keep = (chunk: Buffer) => {
    text += chunk
  }
  site.stdout.on('data', keep)
  site.stderr.on('data', keep)
  const ended = new Promise<number | null>((resolve) => site.once('exit', resolve))
  onTestFinished(async () => {
    site.kill('SIGKILL')
    await ended
  })
  const url = `http://localhost:${port}`
  const stop = async () => {
    site.kill('SIGTERM')
    await ended
  }
  const ask = async (path: string) => {
    const answer = await fetch(url + path)
    return { status: answer.status, html: await answer.text() }
  }
  return { url, databaseUrl, process: site, written: () => text, ended, stop, ask }
}

/** Polls until the condition holds. A busy machine may need a minute to start a site. */
export async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 4_000; tries++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it never came to that')
}
