import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { body, heading, intro } from '#content-model/schema/fields.ts'
import { entries, list, text } from '#content-model/schema/words.ts'

export const coursesBlock = described(
  v.strictObject({
    kind: v.literal('courses'),
    heading,
    intro,
    courses: described(
      entries({
        name: described(text, {
          title: 'Name',
          description: 'What the course is called.',
          example: 'Foundations',
        }),
        length: described(text, {
          title: 'Length',
          description: 'How long it takes.',
          example: '12 weeks',
        }),
        audience: described(text, {
          title: 'Audience',
          description: 'Whom it is for, in a sentence.',
          example: 'For those who are new to faith.',
        }),
        text: body,
        topics: described(list(text), {
          title: 'Topics',
          description: 'What is taught, one entry for each week.',
          example: 'Who is Jesus?',
        }),
      }),
      { title: 'Courses', description: 'One entry for each course.' },
    ),
  }),
  { title: 'Courses', description: 'Courses that run for a number of weeks.' },
)
