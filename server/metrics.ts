import { createServer, type Server } from 'node:http'
import { type Figures, readFigures } from '#database/engine/figures.ts'
import type { Db } from '#database/engine/open.ts'
import { PAYMENT_STATES } from '#domain/payments/payment-state.ts'
import type { Count, Log } from '#workflows/services.ts'

/** Its own port must not be reachable from the internet. */
export function serveMetrics(
  sources: MetricSources,
  { port, host }: { port: number; host: string },
): Server {
  const server = createServer(
    { requestTimeout: 5_000, headersTimeout: 5_000 },
    (request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404, { 'X-Content-Type-Options': 'nosniff' }).end()
        return
      }
      collectMetrics(sources).then(
        (text) => response.writeHead(200, { 'Content-Type': PROMETHEUS_TYPE }).end(text),
        (error: unknown) => {
          sources.log.error('metrics-failed', error)
          response.writeHead(500).end()
        },
      )
    },
  )
  // If the port is taken, the site runs without metrics and logs it.
  server.on('error', (error) => sources.log.error('metrics-not-served', error))
  return server.listen(port, host).unref()
}

type MetricSources = { db: Db; counters: Pick<Counters, 'read'>; log: Log; now: () => Date }

/** If the database does not answer, `narthex_database_up` is 0 and the others are still there. */
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

/** A counter belongs to the first family that matches. Its group becomes the value of the label. */
const FAMILIES: readonly [name: string, label: string, matches: RegExp, help: string][] = [
  [
    'narthex_answers_total',
    'class',
    /^answer\.(.+)$/,
    'Answers of the site by class of status, without pages from memory and files.',
  ],
  [
    'narthex_page_cache_total',
    'result',
    /^page-cache\.(.+)$/,
    'Pages from memory (fresh, stale), made (filled) and not made anew (refill-failed).',
  ],
  ['narthex_job_turns_total', 'job', /^job\.(.+)\.turn$/, 'How often a job looked for work.'],
  ['narthex_job_failures_total', 'job', /^job\.(.+)\.failed$/, 'How often a job failed.'],
  [
    'narthex_provider_failures_total',
    'provider',
    /^(payment|refund|sermons|calendar)\.(?:provider-unreachable|failed)$/,
    'Outside services that did not answer as they should.',
  ],
  [
    'narthex_events_total',
    'event',
    /^(.+)$/,
    'Everything else that is counted, by its name in the code.',
  ],
]

function countedFamilies(counted: Record<string, number>): MetricFamily[] {
  const found = Object.entries(counted).map(([counter, value]) => {
    const family = FAMILIES.find(([, , matches]) => matches.test(counter))
    return { family, value, word: family?.[2].exec(counter)?.[1] ?? '' }
  })
  return FAMILIES.map((family) => {
    const [name, label, , help] = family
    const own = found.filter((each) => each.family === family)
    const samples = own.map(({ word, value }) => ({ labels: { [label]: word }, value }))
    return { name, help, type: 'counter', samples }
  })
}

/** See prometheus.io/docs/instrumenting/exposition_formats. */
type MetricFamily = {
  name: string
  type: 'counter' | 'gauge'
  help: string
  samples: readonly { labels?: Record<string, string>; value: number }[]
}

const PROMETHEUS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export function prometheusText(families: readonly MetricFamily[]): string {
  return families
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ labels = {}, value }) => {
        const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
        return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${numberText(value)}`
      }),
    ])
    .concat('')
    .join('\n')
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

function numberText(value: number): string {
  return String(value).replace(/^(-?)Infinity$/, (_, sign) => `${sign || '+'}Inf`)
}

export type Counters = { count: Count; read(): Record<string, number> }

export function createCounters(): Counters {
  const totals = new Map<string, number>()
  return {
    count: (name) => void totals.set(name, (totals.get(name) ?? 0) + 1),
    read: () => Object.fromEntries([...totals].sort(([a], [b]) => a.localeCompare(b))),
  }
}
