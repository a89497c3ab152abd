import { type ChildProcess, spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import './built-site.ts'

export type OwnServer = {
  url: string
  pid: number
  output: () => string
  stop: () => Promise<void>
}

/** Starts the built site in its own process, as in production. */
export function startServer(port: number, settings: Record<string, string>): OwnServer {
  const lines: string[] = []
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: { ...process.env, NODE_ENV: undefined, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (text) => lines.push(String(text)))
  child.stderr.on('data', (text) => lines.push(String(text)))
  const server = {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    output: () => lines.join(''),
    stop: () => stop(child),
  }
  onTestFinished(server.stop)
  return server
}

/** Polls until the condition holds. A busy machine may need a minute to start a site. */
export async function until(isSo: () => Promise<boolean>, most = 4_000): Promise<void> {
  for (let tries = 0; tries < most; tries++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it never came to that')
}

export async function isReady({ url }: OwnServer): Promise<boolean> {
  return fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
