import * as v from 'valibot'
import { block } from './blocks.ts'
import { field, group } from './field.ts'
import { contact, link, pageDescription, pageLead, pageStyle, pageTitle, readIn } from './fields.ts'
import { picture } from './picture.ts'
import { address, text } from './values.ts'

/** A fact can take these over from church.yaml, so that each is written in one place only. */
const churchFacts = ['address', 'phone', 'email', 'officeHours', 'services'] as const

const label = text`Label: One or two words before the fact. e.g. Where`

const fact = v.union(
  [
    v.strictObject({
      label,
      value: text`Fact: In a few words. e.g. Fridays, 7:00 PM`,
      to: address.optional`Where it leads: Makes the fact a link. e.g. /contact`,
    }),
    v.strictObject({ label, contact }),
    v.strictObject({
      label,
      church: field(v.picklist(churchFacts), {
        choices: {
          address: 'Our address',
          phone: 'Our phone number',
          email: 'Our e-mail address',
          officeHours: 'Our office hours',
          services: 'The service times',
        },
      })`What the church says of itself: Written once, and shown here too. e.g. address`,
    }),
  ],
  'must have a label, and say what or whom it is about',
)

export type Fact = v.InferOutput<typeof fact>

export const headSchema = group`Top of the page: Title, picture, facts and the next step.`({
  title: pageTitle,
  description: pageDescription,
  heading: text`Heading: The large heading over the picture. e.g. Encounter with God`,
  style: pageStyle,
  lead: pageLead,
  picture,
  readIn,
  action: field(link).optional`Next step: The one thing to do next, as a button below the facts.`,
  facts: v.optional(
    field(
      v.array(fact, 'must be a list'),
    )`Facts: What people come for: when, where, cost, whom to call.`,
    [],
  ),
})

export type Head = v.InferOutput<typeof headSchema>

export const pageEntries = {
  head: headSchema,
  blocks: v.optional(
    field(v.array(block, 'must be a list'))`Parts of the page: From top to bottom.`,
    [],
  ),
}

export const pageSchema = group`Page: A page of words and pictures, shown at its own address.`(
  pageEntries,
)

export type Page = v.InferOutput<typeof pageSchema>
