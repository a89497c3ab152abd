import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { heading } from '#content-model/schema/fields.ts'
import { address, entries, text } from '#content-model/schema/words.ts'

export const linksBlock = described(
  v.strictObject({
    kind: v.literal('links'),
    heading,
    links: described(
      entries({
        label: described(text, {
          title: 'Words',
          description: 'What the link says.',
          example: 'Register for a weekend',
        }),
        to: described(address, {
          title: 'Where it leads',
          description: 'A page of this site, or another address.',
          example: '/ewgregister',
        }),
        about: v.optional(
          described(text, {
            title: 'About',
            description: 'A sentence under the link. May be left out.',
            example: 'Two days in Bangalore.',
          }),
        ),
      }),
      { title: 'Links', description: 'One entry for each.' },
    ),
  }),
  { title: 'Links', description: 'Where to go from here.' },
)
