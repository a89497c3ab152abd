import { linksInMarkdown } from '#content-model/schema/values.ts'
import type { Content } from './schema/content.ts'
import { type Placed, valuesIn } from './values-in.ts'

/** Addresses that are neither a page in `pages/` nor a registration form. */
const OTHER_ADDRESSES = ['/', '/give', '/policy', '/response', '/calendar.ics']

/** Buttons and links of the content that lead to no address of this site. */
export function brokenLinks(content: Content): Placed[] {
  const isThere = siteAddresses(content)
  return valuesIn(content).filter(
    ({ keys, value }) => keys.at(-1) === 'to' && value.startsWith('/') && !isThere(value),
  )
}

/** Links inside a text that lead to no address of this site: `[the campus](/campsu)`. */
export function brokenTextLinks(content: Content): Placed[] {
  const isThere = siteAddresses(content)
  // Few texts have a link, and reading them all takes time.
  const linking = valuesIn(content).filter(({ value }) => value.includes(']'))
  return linking.flatMap(({ keys, value }) =>
    linksInMarkdown(value)
      .filter((to) => to.startsWith('/') && !isThere(to))
      .map((to) => ({ keys, value: to })),
  )
}

/** Whether a link within the site leads somewhere. Its query and its place on the page don't count. */
export function siteAddresses({ pages, conferences }: Content): (to: string) => boolean {
  const named = [...Object.keys(pages), ...Object.keys(conferences.programmes)]
  const isThere = new Set([...OTHER_ADDRESSES, ...named.map((name) => `/${name}`)])
  return (to) => isThere.has(to.replace(/[?#].*/, ''))
}
