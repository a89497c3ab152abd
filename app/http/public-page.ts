import type { HeadersFunction } from 'react-router'
import type { CalendarTrouble } from '#workflows/calendar/calendar-trouble.ts'

type Rule = {
  /** The parameters of the address that change the page. All others are ignored. */
  parameters?: readonly string[]
  /** How long the page is good as it is. After that it is still shown, while a new one is made. */
  freshSeconds?: number
  /** For how long at most it is still shown then. A page that tells the time must not be old. */
  staleSeconds?: number
}

/**
 * For `export const headers` of a page that is the same for every visitor. Without it a page is never
 * kept. A loader that knows better, because a service did not answer, says so by a `Cache-Control`
 * of its own.
 */
export function publicPage(rule: Rule = {}): HeadersFunction {
  const { parameters = [], freshSeconds = 300, staleSeconds = A_DAY_SECONDS } = rule
  // The framework asks for parts of a page by a parameter of its own.
  const counted = [ROUTES_PARAMETER, ...parameters].map((name) => `"${name}"`)
  return ({ loaderHeaders }) => ({
    'Cache-Control':
      loaderHeaders.get('Cache-Control') ??
      `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`,
    'No-Vary-Search': `params, except=(${counted.join(' ')})`,
  })
}

/**
 * For a loader whose calendar was never read: the page is kept for seconds, so that the dates appear
 * as soon as they are known, and many visitors don't all ask the provider.
 */
export function keptBriefly(troubles: readonly (CalendarTrouble | undefined)[]) {
  const missing = troubles.some((trouble) => trouble?.kind === 'never-read')
  return missing ? { headers: { 'Cache-Control': BRIEFLY } } : {}
}

const BRIEFLY = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5'

/** For what is no page and changes with the content alone. */
export const HOURLY = 'public, max-age=3600, s-maxage=3600'

/** For `No-Vary-Search` of what no parameter changes: it is made and kept once, whatever is asked. */
export const NO_PARAMETERS = 'params'

const ROUTES_PARAMETER = '_routes'
const A_DAY_SECONDS = 86_400
