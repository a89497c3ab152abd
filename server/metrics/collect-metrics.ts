import { type Figures, readFigures } from '#database/engine/figures.ts'
import type { Db } from '#database/engine/open.ts'
import { PAYMENT_STATES } from '#domain/payments/payment-state.ts'
import type { Log } from '#workflows/services.ts'
import type { Counters } from '../counters.ts'
import { countedFamilies } from './counted-families.ts'
import { type MetricFamily, prometheusText } from './prometheus-text.ts'

export type MetricSources = { db: Db; counters: Pick<Counters, 'read'>; log: Log; now: () => Date }

/**
 * All metrics as text. If the database does not answer, `narthex_database_up` is 0 and the others are
 * still there.
 */
export async function collectMetrics({ db, counters, log, now }: MetricSources): Promise<string> {
  const figures = await readFigures(db).catch((error: unknown) => {
    log.error('figures-not-read', error)
    return undefined
  })
  return prometheusText([
    gauge('narthex_database_up', 'Whether the database answers.', figures ? 1 : 0),
    gauge('narthex_uptime_seconds', 'Since this process started.', process.uptime()),
    gauge('narthex_memory_bytes', 'Resident memory of this process.', process.memoryUsage.rss()),
    ...countedFamilies(counters.read()),
    ...(figures ? storedFamilies(figures, now()) : []),
  ])
}

function storedFamilies({ payments, outbox, leases }: Figures, now: Date): MetricFamily[] {
  const countOf = (state: string) => payments.find((one) => one.state === state)?.count ?? 0
  const waitedMs = outbox.since ? now.getTime() - Date.parse(outbox.since) : 0
  return [
    {
      name: 'narthex_payments',
      type: 'gauge',
      help: 'Payments by state.',
      samples: PAYMENT_STATES.map((state) => ({ labels: { state }, value: countOf(state) })),
    },
    gauge('narthex_outbox_waiting', 'Mails that are still to be sent.', outbox.waiting),
    gauge(
      'narthex_outbox_oldest_seconds',
      'How long the oldest of them waits.',
      Math.max(0, waitedMs / 1000),
    ),
    {
      name: 'narthex_job_last_run_timestamp_seconds',
      type: 'gauge',
      help: 'When a job last did its work, in whichever process (in the future while it runs).',
      samples: leases.map(({ name, until }) => ({
        labels: { job: name },
        value: Date.parse(until) / 1000,
      })),
    },
  ]
}

function gauge(name: string, help: string, value: number): MetricFamily {
  return { name, help, type: 'gauge', samples: [{ value }] }
}
