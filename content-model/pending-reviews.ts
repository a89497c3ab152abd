import type { Content } from './schema/content.ts'
import { type Placed, valuesIn } from './values-in.ts'

/** Every `review` in the content: what somebody still has to check before it can be relied on. */
export function pendingReviews(content: Content): Placed[] {
  return [...valuesIn(content)].filter(({ keys }) => keys.at(-1) === 'review')
}
