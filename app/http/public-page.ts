import type { HeadersFunction } from 'react-router'
import type { CalendarTrouble } from '#workflows/calendar/upcoming-events.ts'

type Trouble = Pick<CalendarTrouble, 'kind'>

type Rule = {
  /** The query parameters that change the page. All others are ignored. */
  parameters?: readonly string[]
  /** How long the page is fresh. After that it is still served while a new one is rendered. */
  freshSeconds?: number
  /** How long it may be served after that. Short for pages that depend on the time. */
  staleSeconds?: number
}

/** A page without it is never cached. A loader may override it with its own `Cache-Control`. */
export function publicPage(rule: Rule = {}): HeadersFunction {
  const headers = publicHeaders(rule)
  return ({ loaderHeaders }) => {
    const own = loaderHeaders.get('Cache-Control')
    return { ...headers, ...(own && { 'Cache-Control': own }) }
  }
}

export function publicHeaders(rule: Rule): Record<string, string> {
  const { parameters = [], freshSeconds = 300, staleSeconds = A_DAY_SECONDS } = rule
  // The framework requests parts of a page with its own parameter.
  const counted = [ROUTES_PARAMETER, ...parameters].map((name) => `"${name}"`)
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`,
    'No-Vary-Search': `params, except=(${counted.join(' ')})`,
  }
}

/** For seconds only, so that dates appear once they are known, while not every visitor asks the provider. */
export function cachedBriefly(troubles: readonly (Trouble | undefined)[]) {
  const missing = troubles.some((trouble) => trouble?.kind === 'never-read')
  return missing ? { 'Cache-Control': BRIEFLY } : undefined
}

/** For a loader whose page says what is no longer true at a known moment: it is not shown after that. */
export function cachedUntil(moment: number, now: Date) {
  const seconds = Math.max(0, Math.floor((moment - now.getTime()) / 1000))
  const fresh = Math.min(seconds, WHILE_TRUE_SECONDS)
  const stale = Math.min(seconds - fresh, WHILE_TRUE_SECONDS)
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
  }
}

const WHILE_TRUE_SECONDS = 30
const BRIEFLY = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5'

/** For responses that are not pages and change only with the content. */
const HOURLY = 'public, max-age=3600, s-maxage=3600'

/** A response that is no page, and that no parameter changes: it is cached once, whatever the query. */
export function publicFile(
  body: BodyInit,
  type: string,
  { caching = HOURLY, name }: { caching?: string; name?: string } = {},
): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      ...(name && { 'Content-Disposition': name }),
      'Cache-Control': caching,
      'No-Vary-Search': 'params',
    },
  })
}

const ROUTES_PARAMETER = '_routes'
const A_DAY_SECONDS = 86_400
