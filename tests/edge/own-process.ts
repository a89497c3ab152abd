import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import '../built-site.ts'
import { CHURCH } from '../fixtures/church.ts'
import { testFolder } from '../fixtures/folder.ts'
import { freePort } from '../free-port.ts'

type OwnProcess = {
  url: string
  databaseUrl: string
  process: ChildProcess
  /** Its output so far. */
  written: () => string
  ended: Promise<number | null>
}

/** Starts the built site in its own process, as an operator does. */
export async function startProcess(settings: Record<string, string> = {}): Promise<OwnProcess> {
  const site = await beginProcess(settings)
  await becomeReady(site)
  return site
}

/** Starts it without waiting until it serves, for starts that fail. */
export async function beginProcess(settings: Record<string, string>): Promise<OwnProcess> {
  const databaseUrl = `file:${path.join(testFolder(), 'church.db')}`
  const port = await freePort()
  const site = spawn(process.execPath, ['build/server/main.js'], {
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
  return { url, databaseUrl, process: site, written: () => text, ended }
}

async function becomeReady({ url, ended }: OwnProcess): Promise<void> {
  let over = false
  ended.then(() => {
    over = true
  })
  while (!over) {
    const ready = await fetch(`${url}/ready`).catch(() => undefined)
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it ended before it began')
}
