/** How long a response may be reused: as it is, and then while a new one is made. */
export type Freshness = { freshMs: number; staleMs: number }

/**
 * Reads a response's `Cache-Control` as a shared cache must (RFC 9111, RFC 5861). Returns undefined
 * when it may not be stored. Stricter than the standard: only whole pages with `s-maxage`, without a
 * cookie, that are the same for everybody.
 */
export function readFreshness({ status, headers }: Response): Freshness | undefined {
  if (status !== 200 || headers.has('Set-Cookie') || !isSameForEverybody(headers)) return undefined
  const directives = readDirectives(headers.get('Cache-Control') ?? '')
  if (REFUSALS.some((name) => directives.has(name))) return undefined
  const freshMs = readSeconds(directives.get('s-maxage'))
  if (!freshMs) return undefined
  return { freshMs, staleMs: readSeconds(directives.get('stale-while-revalidate')) ?? 0 }
}

const REFUSALS = ['no-store', 'private', 'no-cache', 'must-understand']

/** We choose the encoding ourselves. A page that varies by anything else is not stored. */
function isSameForEverybody(headers: Headers): boolean {
  const names = (headers.get('Vary') ?? '').toLowerCase().split(',')
  return names.every((name) => name.trim() === '' || name.trim() === 'accept-encoding')
}

function readDirectives(header: string): Map<string, string> {
  return new Map(
    header.split(',').map((directive) => {
      const [name = '', value = ''] = directive.split('=')
      return [name.trim().toLowerCase(), value.trim().replaceAll('"', '')]
    }),
  )
}

function readSeconds(value: string | undefined): number | undefined {
  return value && /^\d+$/.test(value) ? Number(value) * 1000 : undefined
}
