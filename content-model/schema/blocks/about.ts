import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { body, heading, intro } from '#content-model/schema/fields.ts'
import { entries, list, markdown, text } from '#content-model/schema/words.ts'

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

export const beliefsBlock = described(
  v.strictObject({
    kind: v.literal('beliefs'),
    heading,
    beliefs: described(
      entries({
        title: described(text, {
          title: 'Title',
          description: 'What this belief is about.',
          example: 'The Bible',
        }),
        statement: described(markdown, {
          title: 'Statement',
          description: 'What we believe, in a few sentences.',
          example: 'We believe that the Bible is the word of God.',
        }),
        scripture: described(text, {
          title: 'Scripture',
          description: 'Where the Bible says it.',
          example: '2 Timothy 3:16',
        }),
      }),
      { title: 'Beliefs', description: 'One entry for each, numbered by the site.' },
    ),
  }),
  { title: 'Beliefs', description: 'What we believe, each statement with its place in Scripture.' },
)

export const timelineBlock = described(
  v.strictObject({
    kind: v.literal('timeline'),
    heading,
    moments: described(
      entries({
        when: described(text, {
          title: 'When',
          description: 'The year, or the time.',
          example: '1998',
        }),
        title: described(text, {
          title: 'Title',
          description: 'What happened, in a few words.',
          example: 'The first service',
        }),
        text: body,
      }),
      { title: 'Moments', description: 'The oldest first.' },
    ),
  }),
  { title: 'Timeline', description: 'How things came about.' },
)
