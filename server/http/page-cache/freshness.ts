/** For how long an answer may be given again: as it is, and then while a new one is being made. */
export type Freshness = { freshMs: number; staleMs: number }

/**
 * What an answer says of itself, read as a shared cache must (RFC 9111, RFC 5861). Undefined: it may
 * not be kept. More careful than the standard where it leaves a choice: only whole pages that say
 * `s-maxage` themselves, that set no cookie and that are the same for everybody.
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

/** We choose the encoding ourselves; what varies by anything else is not ours to keep. */
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
