import type { Server } from 'node:http'
import type { Db } from '#database/engine/open.ts'
import type { Jobs } from '#server/jobs/repeat.ts'
import type { Log } from '#workflows/services.ts'

type Running = { server: Server; db: Db; log: Log; jobs: readonly Jobs[] }

/**
 * Graceful shutdown on SIGTERM, SIGINT or the end of `npm start`: accept no new connections, finish running requests and
 * jobs, close the database, exit. An uncaught exception does the same with a failure code, so that the
 * supervisor restarts the process. An unhandled rejection is only logged.
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
    setTimeout(() => process.exit(1), MAX_MS).unref()
  }
  process.on('SIGTERM', (signal) => drain(signal, 0))
  process.on('SIGINT', (signal) => drain(signal, 0))
  // `npm start` was killed. A site that was started by itself has no such channel.
  const drainAlone = () => drain('parent-gone', 0)
  if (process.connected === false) drainAlone()
  else process.on('disconnect', drainAlone)
  process.on('unhandledRejection', (reason) => running.log.error('rejection-not-handled', reason))
  process.on('uncaughtException', (error) => {
    running.log.error('error-not-caught', error)
    drain('error-not-caught', 1)
  })
  // The reader of the log may have gone; the site continues without it.
  process.stdout.on('error', () => {})
}

async function finish({ server, db, jobs }: Running): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // Idle keep-alive connections would delay the exit for no reason.
  const letGo = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.all([closed, ...jobs.map((job) => job.stop())])
  clearInterval(letGo)
  await db.destroy()
}

/** A request that still runs after this time is aborted. */
const MAX_MS = 10_000
