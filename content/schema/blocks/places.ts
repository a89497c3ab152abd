import * as v from 'valibot'
import { described } from '../described.ts'
import { body, heading, intro } from '../fields.ts'
import { picture } from '../picture.ts'
import { list, text } from '../words.ts'

export const placesBlock = described(
  v.strictObject({
    kind: v.literal('places'),
    heading,
    intro,
    places: described(
      list(
        v.strictObject({
          name: described(text, {
            title: 'Name',
            description: 'What the place is called.',
            example: 'The courtyard',
          }),
          text: body,
          picture,
        }),
      ),
      { title: 'Places', description: 'One entry for each.' },
    ),
  }),
  { title: 'Places', description: 'Rooms and corners of the campus, each with a picture.' },
)
