export type Question = { name: string; path: string }

/** Every kind of question that the list answers, each asked so that it has no quicker way than usual. */
export const QUESTIONS: readonly Question[] = [
  ...named({
    Today: '',
    'all registrations': '/registrations',
    'all, oldest first': '/registrations?sort=oldest',
    'all, by name': '/registrations?sort=name',
    'one conference': '/registrations?conference=bench150',
    'the largest conference': '/registrations?conference=bench0&sort=name',
    'standing: common': '/registrations?standing=Paid',
    'standing: rare': '/registrations?standing=Overpaid',
    'standing: common, by name': '/registrations?standing=Part+paid&sort=name',
    'standing: rare, by name': '/registrations?standing=Refunded&sort=name',
    'conference and standing': '/registrations?conference=bench0&standing=Waiting',
    'residential and party': '/registrations?residential=Non+Residential&party=Group',
    'arrival day': '/registrations?arrival=2018-01-10',
    'everything at once':
      '/registrations?conference=bench0&standing=Not+paid&residential=Residential&party=Group&arrival=2018-01-11&sort=name',
    'search: common name': '/registrations?search=john',
    'search: common name, by name': '/registrations?search=john&sort=name',
    'search: two common names': '/registrations?search=john+thomas',
    'search: two beginnings': '/registrations?search=mar+fern',
    'search: beginning': '/registrations?search=pra',
    'search: rare name': '/registrations?search=viswamiar+chandra',
    'search: name in a conference': '/registrations?search=john&conference=bench0',
    'search: name and standing': '/registrations?search=john&standing=Waiting',
    'search: e-mail': '/registrations?search=asha100@example.org',
    'search: mobile': '/registrations?search=%2B91+60000-79190',
    'search: transaction': '/registrations?search=ewg+10000050000',
    'search: nothing': '/registrations?search=nobody',
    'print: rooms of a conference': '/print/rooms?conference=bench150',
  }),
]

function named(paths: Record<string, string>): Question[] {
  return Object.entries(paths).map(([name, path]) => ({ name, path: `/office${path}` }))
}

const ROUNDS = 20

export type Times = { p50: number; p95: number; status: number }

/** Asks one question again and again, and follows the list's next page with every second one. */
export async function ask(site: string, path: string, cookie: string): Promise<Times> {
  const times: number[] = []
  let next = path
  let status = 0
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    const answer = await fetch(`${site}${next}`, { headers: { Cookie: cookie } })
    const html = await answer.text()
    times.push(performance.now() - started)
    status = answer.status
    const [, query] = /rel="next" href="([^"]+)"/.exec(html) ?? []
    next =
      query && round % 2 === 0 ? `/office/registrations${query.replaceAll('&amp;', '&')}` : path
  }
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), status }
}
