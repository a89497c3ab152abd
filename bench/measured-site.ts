import settings from '../package.json' with { type: 'json' }
import { type ServerProcess, serve } from './processes.ts'

export const FOLDER = '.cache/bench'
export const SITE = 'http://127.0.0.1:3301'
export const OTHER = 'http://127.0.0.1:3302'
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)

export const BROTLI = { 'Accept-Encoding': 'br' }
export const GZIP = { 'Accept-Encoding': 'gzip' }
/** As Chrome and Firefox ask over https. */
export const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }

export function serveSite(program?: string): Promise<ServerProcess> {
  return serve({
    command: startCommand(program),
    env: { PORT: portOf(SITE), DATABASE_URL: database('site'), RATE_LIMITS: 'off' },
    url: `${SITE}/`,
  })
}

export function startCommand(program?: string): string[] {
  const command = settings.scripts.start.split(' ')
  return program ? [...command.slice(0, -1), program] : command
}

export function database(name: string): string {
  return `file:${FOLDER}/${name}.db`
}

export function portOf(url: string): string {
  return new URL(url).port
}

export async function stopAll(...served: ServerProcess[]): Promise<void> {
  await Promise.all(served.map(({ stop }) => stop()))
}
