import * as v from 'valibot'
import { entries, group, list } from '#content-model/schema/field.ts'
import { body, heading, intro } from '#content-model/schema/fields.ts'
import { markdown, text } from '#content-model/schema/values.ts'

export const coursesBlock = group('Courses', 'Courses that run for a number of weeks.', {
  kind: v.literal('courses'),
  heading,
  intro,
  courses: entries('Courses', 'One entry for each course.', {
    name: text('Name', 'What the course is called.', 'Foundations'),
    length: text('Length', 'How long it takes.', '12 weeks'),
    audience: text('Audience', 'Whom it is for, in a sentence.', 'For those who are new to faith.'),
    text: body,
    topics: list(
      'Topics',
      'What is taught, one entry for each week.',
      text.schema,
      'Who is Jesus?',
    ),
  }),
})

export const beliefsBlock = group(
  'Beliefs',
  'What we believe, each statement with its place in Scripture.',
  {
    kind: v.literal('beliefs'),
    heading,
    beliefs: entries('Beliefs', 'One entry for each, numbered by the site.', {
      title: text('Title', 'What this belief is about.', 'The Bible'),
      statement: markdown(
        'Statement',
        'What we believe, in a few sentences.',
        'We believe that the Bible is the word of God.',
      ),
      scripture: text('Scripture', 'Where the Bible says it.', '2 Timothy 3:16'),
    }),
  },
)

export const timelineBlock = group('Timeline', 'How things came about.', {
  kind: v.literal('timeline'),
  heading,
  moments: entries('Moments', 'The oldest first.', {
    when: text('When', 'The year, or the time.', '1998'),
    title: text('Title', 'What happened, in a few words.', 'The first service'),
    text: body,
  }),
})
