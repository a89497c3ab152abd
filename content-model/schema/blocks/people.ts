import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { heading, intro } from '#content-model/schema/fields.ts'
import { picture } from '#content-model/schema/picture.ts'
import { entries, text, written } from '#content-model/schema/words.ts'

export const peopleBlock = described(
  v.strictObject({
    kind: v.literal('people'),
    heading,
    intro,
    people: described(
      entries({
        name: described(written, {
          title: 'Name',
          description: 'The person’s name.',
          example: 'Pastor Daniel Samuel',
        }),
        role: described(text, {
          title: 'Role',
          description: 'What the person does here.',
          example: 'Senior pastor',
        }),
        about: described(text, {
          title: 'About',
          description: 'A sentence or two.',
          example: 'Daniel and his family came to Bangalore in 1998.',
        }),
        picture,
      }),
      { title: 'People', description: 'One entry for each person.' },
    ),
  }),
  { title: 'People', description: 'People with their pictures and what they do.' },
)
