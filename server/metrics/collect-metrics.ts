import { type Figures, readFigures } from '#database/engine/figures.ts'
import type { Db } from '#database/engine/open.ts'
import { PAYMENT_STATES } from '#domain/payments/payment-state.ts'
import type { Log } from '#workflows/services.ts'
import type { Counters } from '../counters.ts'
import { type MetricFamily, type MetricSample, prometheusText } from './prometheus-text.ts'

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

type CountedFamily = {
  name: string
  help: string
  /** Matches the counters of this family. Its group becomes the value of the label. */
  matches: RegExp
  label: string
}

const FAMILIES: readonly CountedFamily[] = [
  {
    name: 'narthex_answers_total',
    help: 'Answers of the site by class of status, without pages from memory and files.',
    matches: /^answer\.(.+)$/,
    label: 'class',
  },
  {
    name: 'narthex_page_cache_total',
    help: 'Pages from memory (fresh, stale), made (filled) and not made anew (refill-failed).',
    matches: /^page-cache\.(.+)$/,
    label: 'result',
  },
  {
    name: 'narthex_job_turns_total',
    help: 'How often a job looked for work.',
    matches: /^job\.(.+)\.turn$/,
    label: 'job',
  },
  {
    name: 'narthex_job_failures_total',
    help: 'How often a job failed.',
    matches: /^job\.(.+)\.failed$/,
    label: 'job',
  },
  {
    name: 'narthex_provider_failures_total',
    help: 'Outside services that did not answer as they should.',
    matches: /^(payment|refund|sermons|calendar)\.(?:provider-unreachable|failed)$/,
    label: 'provider',
  },
  {
    name: 'narthex_events_total',
    help: 'Everything else that is counted, by its name in the code.',
    matches: /^(.+)$/,
    label: 'event',
  },
]

/** Each counter belongs to the first family that matches. */
function countedFamilies(counted: Record<string, number>): MetricFamily[] {
  const samples = new Map<CountedFamily, MetricSample[]>(FAMILIES.map((family) => [family, []]))
  for (const [counter, value] of Object.entries(counted)) {
    const family = FAMILIES.find(({ matches }) => matches.test(counter))
    const name = family?.matches.exec(counter)?.[1]
    if (family && name) samples.get(family)?.push({ labels: { [family.label]: name }, value })
  }
  return [...samples].map(([{ name, help }, found]) => ({
    name,
    help,
    type: 'counter',
    samples: found,
  }))
}
