import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { body, heading, intro } from '#content-model/schema/fields.ts'
import { picture } from '#content-model/schema/picture.ts'
import { entries, text } from '#content-model/schema/words.ts'

export const placesBlock = described(
  v.strictObject({
    kind: v.literal('places'),
    heading,
    intro,
    places: described(
      entries({
        name: described(text, {
          title: 'Name',
          description: 'What the place is called.',
          example: 'The courtyard',
        }),
        text: body,
        picture,
      }),
      { title: 'Places', description: 'One entry for each.' },
    ),
  }),
  { title: 'Places', description: 'Rooms and corners of the campus, each with a picture.' },
)
