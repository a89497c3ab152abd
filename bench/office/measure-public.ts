import { MEASURED_EVENT } from '../measured-forms.ts'
import { makeFamily } from '../rush-family.ts'
import { type Row, valueAt } from '../table.ts'

type Compared = { engine: string; full: string; empty: string }

const ROUNDS = 100

/** What visitors do, on the site with all the records and on one without any, in turn. */
export async function measurePublic({ engine, full, empty }: Compared): Promise<Row[]> {
  const page = await compareTimes((site) => fetch(`${site}/`), { full, empty })
  const registration = await compareTimes(register, { full, empty })
  return [
    { name: `${engine}: a public page ÷ without records`, ...page },
    { name: `${engine}: a registration ÷ without records`, ...registration },
  ]
}

type Visit = (site: string, round: number) => Promise<Response>

async function compareTimes(visit: Visit, { full, empty }: Omit<Compared, 'engine'>) {
  const times: Record<string, number[]> = { [full]: [], [empty]: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const site of [full, empty]) {
      const started = performance.now()
      const answer = await visit(site, round)
      await answer.arrayBuffer()
      if (answer.status >= 400) throw new Error(`${answer.url} answered ${answer.status}`)
      times[site]?.push(performance.now() - started)
    }
  }
  const [ours, theirs] = [valueAt(times[full] ?? []), valueAt(times[empty] ?? [])]
  return {
    figure: `${(ours / theirs).toFixed(2)}×`,
    target: '≤ 1.1×',
    detail: `half within ${ours.toFixed(1)} ms beside ${theirs.toFixed(1)} ms`,
  }
}

function register(site: string, round: number): Promise<Response> {
  const body = new URLSearchParams(makeFamily(round).fields)
  const headers = { Origin: site }
  const options = { method: 'POST', body, headers, redirect: 'manual' } as const
  return fetch(`${site}/${MEASURED_EVENT.key}`, options)
}
