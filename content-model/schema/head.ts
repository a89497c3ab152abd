import * as v from 'valibot'
import { contact } from './church/contact.ts'
import { described } from './described.ts'
import { link, pageDescription, pageLead, pageStyle, pageTitle } from './fields.ts'
import { picture } from './picture.ts'
import { address, text } from './words.ts'

/** What a fact can take over from church.yaml, so that it is written in one place only. */
const churchFacts = ['address', 'phone', 'email', 'officeHours', 'services'] as const

const label = described(text, {
  title: 'Label',
  description: 'One or two words before the fact.',
  example: 'Where',
})

const writtenFact = v.strictObject({
  label,
  value: described(text, {
    title: 'Fact',
    description: 'In a few words.',
    example: 'Fridays, 7:00 PM',
  }),
  to: v.optional(
    described(address, {
      title: 'Where it leads',
      description: 'Makes the fact a link.',
      example: '/contact',
    }),
  ),
})

const fact = v.union(
  [
    writtenFact,
    v.strictObject({ label, contact }),
    v.strictObject({
      label,
      church: described(v.picklist(churchFacts), {
        title: 'What the church says of itself',
        description: 'Written once, and shown here too.',
        example: 'address',
        choices: {
          address: 'Our address',
          phone: 'Our phone number',
          email: 'Our e-mail address',
          officeHours: 'Our office hours',
          services: 'The service times',
        },
      }),
    }),
  ],
  'must have a label, and say what or whom it is about',
)

export type Fact = v.InferOutput<typeof fact>

export const headSchema = described(
  v.strictObject({
    title: pageTitle,
    description: pageDescription,
    heading: described(text, {
      title: 'Heading',
      description: 'The large heading over the picture.',
      example: 'Encounter with God',
    }),
    style: pageStyle,
    lead: pageLead,
    picture,
    action: v.optional(
      described(link, {
        title: 'Next step',
        description: 'The one thing to do next, as a button below the facts.',
      }),
    ),
    facts: v.optional(
      described(v.array(fact, 'must be a list'), {
        title: 'Facts',
        description: 'What people come for: when, where, cost, whom to call.',
      }),
      [],
    ),
  }),
  {
    title: 'Top of the page',
    description: 'Title, picture, facts and the next step.',
  },
)

export type Head = v.InferOutput<typeof headSchema>
