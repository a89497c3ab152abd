/** `url`: where a site is asked, though it may say that it is elsewhere. `cookie`: one that was given before. */
export type Site = { url: string; services?: { publicUrl: string }; cookie?: string }

export type Asked = { method: string; body?: URLSearchParams | FormData }

/** `from`: the page that leads there, if one does. `url`: where the answer came from. */
export type Ask = (
  target: URL,
  asked: Asked,
  from: URL | undefined,
) => Promise<{ url: URL; answer: Response }>

type Cookie = { value: string; sameSite: string }

const MAX_REDIRECTS = 10

/** Asks as a browser does: with the cookies of each host, and on to where an answer leads. */
export function withCookies({ url, services, cookie = '' }: Site): Ask {
  const publicUrl = services?.publicUrl ?? url
  /** By host, then by name. */
  const jar = new Map<string, Map<string, Cookie>>()
  if (cookie !== '') keep(new URL(publicUrl).hostname, cookie)

  return async (target, asked, from) => {
    let [address, { method, body }] = [target, asked]
    for (let hops = 0; hops < MAX_REDIRECTS; hops++) {
      const answer = await fetch(address.href.replace(publicUrl, url), {
        method,
        headers: headersFor(address, method, from),
        redirect: 'manual',
        ...(body && { body }),
      })
      for (const line of answer.headers.getSetCookie()) keep(address.hostname, line)
      const location = answer.headers.get('location')
      if (answer.status < 300 || answer.status > 399 || !location) return { url: address, answer }
      address = new URL(location, address)
      if (answer.status < 307) [method, body] = ['GET', undefined]
    }
    throw new Error(`${target} leads on and on`)
  }

  function headersFor(address: URL, method: string, from: URL | undefined) {
    const isForeign = from !== undefined && from.hostname !== address.hostname
    const sent = [...(jar.get(address.hostname) ?? [])].filter(
      ([, { sameSite }]) => !isForeign || (sameSite !== 'Strict' && method === 'GET'),
    )
    const cookie = sent.map(([name, { value }]) => `${name}=${value}`).join('; ')
    const site = isForeign ? 'cross-site' : 'same-origin'
    return {
      ...(cookie && { cookie }),
      ...(from && method !== 'GET' && { origin: from.origin }),
      'sec-fetch-site': from ? site : 'none',
    }
  }

  function keep(host: string, line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const [, sameSite = 'Lax'] = /; SameSite=(\w+)/i.exec(line) ?? []
    const cookies = jar.get(host) ?? new Map<string, Cookie>()
    if (/; Max-Age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, { value, sameSite })
    jar.set(host, cookies)
  }
}
