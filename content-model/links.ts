import { linksInMarkdown } from '#content-model/schema/values.ts'
import type { Content } from './schema/content.ts'
import { type Placed, valuesIn } from './values-in.ts'

/** Addresses that are neither a page in `pages/` nor a registration form. */
const OTHER_ADDRESSES = ['/', '/give', '/policy', '/response', '/calendar.ics']

/** Buttons and links of the content that lead to no address of this site. */
export function brokenLinks(content: Content): Placed[] {
  const isThere = addressesOf(content)
  return [...valuesIn(content)].filter(
    ({ keys, value }) =>
      keys.at(-1) === 'to' && value.startsWith('/') && !isThere.has(withoutPlace(value)),
  )
}

/** Links inside a text that lead to no address of this site: `[the campus](/campsu)`. */
export function brokenTextLinks(content: Content): Placed[] {
  const isThere = addressesOf(content)
  // Few texts have a link, and reading them all takes time.
  const linking = [...valuesIn(content)].filter(({ value }) => value.includes(']'))
  return linking.flatMap(({ keys, value }) =>
    linksInMarkdown(value)
      .filter((to) => to.startsWith('/') && !isThere.has(withoutPlace(to)))
      .map((to) => ({ keys, value: to })),
  )
}

/** Whether a link within the site leads somewhere. */
export function siteAddresses(content: Content): (to: string) => boolean {
  const isThere = addressesOf(content)
  return (to) => isThere.has(withoutPlace(to))
}

function addressesOf({ pages, conferences }: Content): ReadonlySet<string> {
  const named = [...Object.keys(pages), ...Object.keys(conferences.programmes)]
  return new Set([...OTHER_ADDRESSES, ...named.map((name) => `/${name}`)])
}

/** Without the query and the place on the page. */
function withoutPlace(address: string): string {
  return address.replace(/[?#].*/, '')
}
