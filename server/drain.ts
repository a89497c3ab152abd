import type { Server } from 'node:http'
import type { Log } from '#app/services.server.ts'
import type { Db } from '#database/open.ts'
import type { Jobs } from './jobs.ts'

type Running = { server: Server; db: Db; log: Log; jobs: Jobs }

/** On SIGTERM or SIGINT: take no new requests, finish those that run and the jobs, close the database, end. */
export function drainOnSignal({ server, db, log, jobs }: Running): void {
  const drain = (signal: NodeJS.Signals) => {
    log.info('draining', { signal })
    const rest = jobs.stop()
    server.close(() => {
      rest
        .then(() => db.destroy())
        .then(
          () => log.info('stopped'),
          (error) => log.error('database-not-closed', error),
        )
    })
    // Connections that are kept open without a request would hold the process for no reason.
    server.closeIdleConnections()
    setTimeout(() => process.exit(1), MOST_MS).unref()
  }
  process.once('SIGTERM', drain)
  process.once('SIGINT', drain)
}

/** After this long a request that still runs is given up. */
const MOST_MS = 10_000
