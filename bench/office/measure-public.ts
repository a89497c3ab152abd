import { MEASURED_EVENT } from '../measured-forms.ts'
import { makeFamily } from '../rush-family.ts'
import { type Row, row, valueAt } from '../table.ts'

const ROUNDS = 100

/** What visitors do, on the site with all the records and on one without any, in turn. */
export async function measurePublic(engine: string, full: string, empty: string) {
  const compared: [string, Visit][] = [
    ['a public page', (site) => fetch(`${site}/`)],
    ['a registration', register],
  ]
  const rows: Row[] = []
  for (const [what, visit] of compared) {
    rows.push(await compareTimes(`${engine}: ${what} ÷ without records`, visit, full, empty))
  }
  return rows
}

type Visit = (site: string, round: number) => Promise<Response>

async function compareTimes(name: string, visit: Visit, full: string, empty: string) {
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
  const words = `half within ${ours.toFixed(1)} ms beside ${theirs.toFixed(1)} ms`
  return row(name, `${(ours / theirs).toFixed(2)}×`, '≤ 1.1×', words)
}

function register(site: string, round: number): Promise<Response> {
  const body = new URLSearchParams(makeFamily(round).fields)
  const headers = { Origin: site }
  const options = { method: 'POST', body, headers, redirect: 'manual' } as const
  return fetch(`${site}/${MEASURED_EVENT.key}`, options)
}
