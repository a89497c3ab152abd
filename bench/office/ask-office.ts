const ROUNDS = 40
/** Not measured: the first answers of a page are those of a server that has just been started. */
const WARM_UPS = 5

export type Times = { p50: number; p95: number; status: number }

/** Asks one question again and again, and follows the list's next page with every second one. */
export async function ask(site: string, path: string, cookie: string): Promise<Times> {
  const times: number[] = []
  let next = path
  let status = 0
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    const started = performance.now()
    const answer = await fetch(`${site}${next}`, { headers: { Cookie: cookie } })
    const html = await answer.text()
    if (round >= WARM_UPS) times.push(performance.now() - started)
    status = answer.status
    const address = nextAddress(html)
    next = address !== undefined && round % 2 === 0 ? address : path
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0
  return { p50: at(0.5), p95: at(0.95), status }
}

function nextAddress(html: string): string | undefined {
  const [link = ''] = /<a [^>]*rel="next"[^>]*>/.exec(html) ?? []
  const [, address = ''] = /href="([^"]+)"/.exec(link) ?? []
  if (address === '') return undefined
  // The link of the list of registrations has the parameters alone.
  const absolute = address.startsWith('?') ? `/office/registrations${address}` : address
  return absolute.replaceAll('&amp;', '&')
}
