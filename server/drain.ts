import type { Server } from 'node:http'
import type { Db } from '#database/open.ts'
import type { Log } from '#workflows/services.ts'
import type { Jobs } from './jobs.ts'

type Running = { server: Server; db: Db; log: Log; jobs: Jobs }

/**
 * On SIGTERM or SIGINT: take no new connections, finish the requests that run and the jobs, close
 * the database, end. An error that nobody caught ends the process in the same way, with a failure,
 * so that whoever watches over it starts it anew; a promise that nobody waited for is only told.
 */
export function drainOnSignal(running: Running): void {
  let draining = false
  const drain = (why: string, exitCode: number) => {
    if (draining) return
    draining = true
    running.log.info('draining', { why })
    finish(running)
      .then(
        () => running.log.info('stopped'),
        (error) => running.log.error('database-not-closed', error),
      )
      .finally(() => process.exit(exitCode))
    setTimeout(() => process.exit(1), MOST_MS).unref()
  }
  process.on('SIGTERM', (signal) => drain(signal, 0))
  process.on('SIGINT', (signal) => drain(signal, 0))
  process.on('unhandledRejection', (reason) => running.log.error('rejection-not-handled', reason))
  process.on('uncaughtException', (error) => {
    running.log.error('error-not-caught', error)
    drain('error-not-caught', 1)
  })
  // Nobody may be reading the log any more; the site goes on.
  process.stdout.on('error', () => {})
}

async function finish({ server, db, jobs }: Running): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection that is kept open between two requests would hold the process for no reason.
  const letGo = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.all([closed, jobs.stop()])
  clearInterval(letGo)
  await db.destroy()
}

/** After this long a request that still runs is given up. */
const MOST_MS = 10_000
