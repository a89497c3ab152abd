import type { Content } from './schema/content.ts'
import { linksInMarkdown } from './schema/values.ts'

/** Addresses that are neither a page in `pages/` nor a registration form. */
const OTHER_ADDRESSES = ['/', '/give', '/policy', '/response', '/calendar.ics']

export function brokenLinks(content: Content, texts: readonly ValuePlace[]): ValuePlace[] {
  const isThere = siteAddresses(content)
  return texts.filter(
    ({ keys, value }) => keys.at(-1) === 'to' && value.startsWith('/') && !isThere(value),
  )
}

export function brokenTextLinks(content: Content, texts: readonly ValuePlace[]): ValuePlace[] {
  const isThere = siteAddresses(content)
  // Few texts have a link, and reading them all takes time.
  const linking = texts.filter(({ value }) => value.includes(']'))
  return linking.flatMap(({ keys, value }) =>
    linksInMarkdown(value)
      .filter((to) => to.startsWith('/') && !isThere(to))
      .map((to) => ({ keys, value: to })),
  )
}

/** The query of a link and its place on the page don't count. */
export function siteAddresses({ pages, conferences }: Content): (to: string) => boolean {
  const named = [...Object.keys(pages), ...Object.keys(conferences.programmes)]
  const isThere = new Set([...OTHER_ADDRESSES, ...named.map((name) => `/${name}`)])
  return (to) => isThere.has(to.replace(/[?#].*/, ''))
}

export type ValuePlace = { keys: (string | number)[]; value: string }

/** Collected, not yielded: through all depths that takes twice as long. */
export function valuesIn(
  value: unknown,
  keys: (string | number)[] = [],
  found: ValuePlace[] = [],
): ValuePlace[] {
  if (typeof value === 'string') found.push({ keys, value })
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) valuesIn(item, [...keys, index], found)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) valuesIn(item, [...keys, key], found)
  }
  return found
}
