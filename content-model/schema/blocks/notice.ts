import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { body, heading } from '#content-model/schema/fields.ts'

export const noticeBlock = described(
  v.strictObject({
    kind: v.literal('notice'),
    about: described(
      v.picklist(
        ['requirement', 'confidentiality', 'note'],
        'must be one of: requirement, confidentiality, note',
      ),
      {
        title: 'About',
        description: 'What the notice is about. It chooses the icon.',
        example: 'requirement',
        choices: {
          requirement: 'What is required',
          confidentiality: 'Confidentiality',
          note: 'A note',
        },
      },
    ),
    heading,
    text: body,
  }),
  { title: 'Notice', description: 'Something a visitor must know before going on.' },
)
