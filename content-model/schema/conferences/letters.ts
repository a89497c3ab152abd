import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { email, list, phone, text } from '#content-model/schema/words.ts'
import type { Conferences } from '#domain/conferences/conference.ts'

const entry = v.strictObject({
  time: described(text, { title: 'Time', description: 'When it begins.', example: '9:00 am' }),
  what: described(text, {
    title: 'What',
    description: 'What happens then.',
    example: 'Welcome and first session',
  }),
})

const day = v.strictObject({
  day: described(text, {
    title: 'Day',
    description: 'Which day this is.',
    example: 'First day',
  }),
  entries: described(list(entry), {
    title: 'Entries',
    description: 'What happens on this day, in order.',
  }),
})

const venue = v.strictObject({
  name: described(text, {
    title: 'Name',
    description: 'What the place is called.',
    example: 'City Church Campus',
  }),
  address: described(text, {
    title: 'Address',
    description: 'In one line, as a taxi driver needs it.',
    example: '1 Sample Street, Sample Nagar, Bangalore 560000',
  }),
  gettingThere: described(list(text), {
    title: 'Getting there',
    description: 'One sentence for each way to come.',
    example: 'From the airport, allow an hour and a half.',
  }),
})

const contact = v.strictObject({
  name: described(text, {
    title: 'Name',
    description: 'Who answers questions.',
    example: 'The conference office',
  }),
  phone,
  email,
  hours: described(text, {
    title: 'Hours',
    description: 'When somebody answers.',
    example: '9 am to 5 pm Tue to Sun',
  }),
})

const letter = described(
  v.strictObject({
    title: described(text, {
      title: 'Title',
      description: 'What the letter is for.',
      example: 'Wholeness and Freedom Conference - Part II',
    }),
    greeting: described(text, {
      title: 'Greeting',
      description: 'How the letter begins.',
      example: 'Dear friend,',
    }),
    paragraphs: described(list(text), {
      title: 'Paragraphs',
      description: 'The letter itself, one entry for each paragraph.',
      example: 'We are glad that you are coming.',
    }),
    venue: described(venue, { title: 'Venue', description: 'Where it is and how to get there.' }),
    bring: described(list(text), {
      title: 'What to bring',
      description: 'One entry for each thing.',
      example: 'A Bible, a notebook and a pen',
    }),
    timetable: described(list(day), {
      title: 'Timetable',
      description: 'The days and what happens on each.',
    }),
    notes: described(list(text), {
      title: 'Notes',
      description: 'What else people should know, one entry for each.',
      example: 'Please switch off your phone during the sessions.',
    }),
    contact: described(contact, {
      title: 'Contact',
      description: 'Whom to ask, and when.',
    }),
  }),
  {
    title: 'General Information Letter',
    description:
      'Belongs to one date, after whose code it is named, or to all dates of a form from the calendar.',
  },
)

export const lettersSchema = described(
  v.record(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]+$/, 'must be the code of an event or the address of a form'),
    ),
    letter,
    'must be a group of letters, each under the code of its event',
  ),
  {
    title: 'Letters',
    description: 'What people need to know before they come, as mail and as a PDF.',
  },
)

export type InformationLetter = v.InferOutput<typeof letter>

type Both = { conferences: Conferences; letters: Record<string, InformationLetter> }

/** The first event, or form with dates from the calendar, that promises a letter which is not written. */
export function missingLetter({ conferences, letters }: Both): string | undefined {
  const promises = Object.entries(conferences.programmes).flatMap(([key, programme]) => [
    ...programme.events,
    { code: key, letter: programme.fromCalendar && programme.letter },
  ])
  return promises.find(({ code, letter: promised }) => promised && !letters[code])?.code
}
