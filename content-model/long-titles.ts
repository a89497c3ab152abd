import type { Content } from './schema/content.ts'
import { type Placed, valuesIn } from './values-in.ts'

/** Search engines and browsers cut longer ones off. The schema refuses only what is no title at all. */
const MOST_LETTERS = 120

/** Titles of pages that are too long to be read in a browser's tab. */
export function longTitles({ pages, policy, giving }: Content): Placed[] {
  const texts = [...valuesIn({ pages, policy, giving })]
  return texts.filter(({ keys, value }) => isPageTitle(keys) && value.length > MOST_LETTERS)
}

/** `pages.ewg.head.title`, `pages.home.title`, `policy.title` and `giving.title`. */
function isPageTitle(keys: readonly (string | number)[]): boolean {
  return /^(pages\.[^.]+(\.head)?|policy|giving)\.title$/.test(keys.join('.'))
}
