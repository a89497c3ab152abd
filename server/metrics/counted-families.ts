import type { MetricFamily, MetricSample } from './prometheus-text.ts'

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
export function countedFamilies(counted: Record<string, number>): MetricFamily[] {
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
