import { type Served, serve } from './processes.ts'

/** Where everything that is measured stands, and how long each measurement takes. */
export const FOLDER = '.cache/bench'
export const SITE = 'http://127.0.0.1:3301'
export const OTHER = 'http://127.0.0.1:3302'
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)

export const BROTLI = { 'Accept-Encoding': 'br' }
export const GZIP = { 'Accept-Encoding': 'gzip' }

export function serveSite(program = 'server/main.ts'): Promise<Served> {
  return serve({
    command: ['node', program],
    env: { PORT: portOf(SITE), DATABASE_URL: database('site'), RATE_LIMITS: 'off' },
    url: `${SITE}/`,
  })
}

export function database(name: string): string {
  return `file:${FOLDER}/${name}.db`
}

export function portOf(url: string): string {
  return new URL(url).port
}

export async function stopAll(...served: Served[]): Promise<void> {
  await Promise.all(served.map(({ stop }) => stop()))
}
