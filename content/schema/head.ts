import * as v from 'valibot'
import { contact } from './contact.ts'
import { picture } from './picture.ts'
import { address, link, slug, text } from './words.ts'

/** What a fact can take over from church.yaml, so that it is written in one place only. */
export const churchFacts = ['address', 'phone', 'email', 'officeHours', 'services'] as const

/** One line of the card with what people come for: when, where, cost, whom to call. */
export const fact = v.union(
  [
    v.strictObject({ label: text, value: text, to: v.optional(address) }),
    v.strictObject({ label: text, contact }),
    v.strictObject({ label: text, church: v.picklist(churchFacts) }),
  ],
  `must have a label and one of these: value, contact, or church (${churchFacts.join(', ')})`,
)

export type Fact = v.InferOutput<typeof fact>

export const headSchema = v.strictObject({
  /** Shown in the browser's tab and by search engines. */
  title: text,
  /** One sentence for search engines and shared links. */
  description: text,
  /** The large heading over the picture. */
  heading: text,
  /** The name of the page's style. */
  style: slug,
  /** One warm sentence under the heading. */
  lead: text,
  picture,
  /** The one thing to do next, such as Register Now. */
  action: v.optional(link),
  facts: v.optional(v.array(fact, 'must be a list'), []),
})

export type Head = v.InferOutput<typeof headSchema>
