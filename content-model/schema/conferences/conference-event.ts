import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { typedAs } from '#content-model/schema/typed-as.ts'
import { day, text, written } from '#content-model/schema/words.ts'
import { USUAL_HOLD_MINUTES } from '#domain/conferences/calendar-date.ts'
import { readMoment } from '#domain/read-day.ts'
import { parseIndiaTime } from '#domain/registration/arrival.ts'
import { conferencePrice } from './conference-price.ts'
import { registrationRules } from './registration-rules.ts'

/** What every event is known by, also after it is over. */
export const eventNames = {
  code: described(
    v.pipe(written, v.regex(/^[a-z0-9]{3,60}$/, 'must be small letters and digits')),
    {
      title: 'Code',
      description:
        'Small letters and digits, never used before. Payments carry it: it never changes.',
      example: 'ewgsepbangalore2025',
    },
  ),
  name: described(text, {
    title: 'Name',
    description: 'What the event is called.',
    example: 'Encounter with God',
  }),
  dates: described(written, {
    title: 'Dates',
    description: 'As visitors read them on the form.',
    example: 'Sep 13 to 14',
  }),
  venue: described(text, {
    title: 'Venue',
    description: 'The place, in a word or two.',
    example: 'Bangalore',
  }),
}

const count = v.pipe(
  v.number('must be a number of people'),
  v.integer('must be a whole number'),
  v.minValue(0, 'must be 0 or more'),
)

export const capacity = v.pipe(
  described(
    v.strictObject({
      people: v.optional(
        described(count, {
          title: 'People',
          description: 'How many people in all. Without it there is no limit.',
          example: 200,
        }),
      ),
      residential: v.optional(
        described(count, {
          title: 'Beds',
          description: 'How many of them can stay overnight. Without it there is no limit.',
          example: 80,
        }),
      ),
    }),
    {
      title: 'Capacity',
      description: 'How many people it takes. Once it is full, the form offers a waiting list.',
    },
  ),
  v.check(
    ({ people, residential }) => people !== undefined || residential !== undefined,
    'must say how many people or beds there are',
  ),
  v.check(
    ({ people, residential }) => (residential ?? 0) <= (people ?? Number.POSITIVE_INFINITY),
    'must not have more beds than places',
  ),
)

/** Shorter than this, people would lose their places while they look for their card. */
const LEAST_HOLD_MINUTES = 15

export const holdMinutes = described(
  v.pipe(
    v.number('must be a number of minutes'),
    v.integer('must be whole minutes'),
    v.minValue(LEAST_HOLD_MINUTES, `must be at least ${LEAST_HOLD_MINUTES}`),
  ),
  {
    title: 'Keep unpaid places for (minutes)',
    description: `Then they go to others. ${USUAL_HOLD_MINUTES} when left out.`,
    example: 120,
  },
)

const opens = moment({
  title: 'Opens',
  description: 'Before this moment the event is not offered yet, in Indian time.',
  example: '2025-08-01 09:00',
})

const closes = moment({
  title: 'Closes',
  description: 'When registration closes by itself, in Indian time.',
  example: '2025-09-10 18:00',
})

function moment(words: { title: string; description: string; example: string }) {
  return v.pipe(
    described(v.pipe(written, typedAs({ input: 'moment', understood: readMoment })), words),
    v.transform(parseIndiaTime),
    v.number(`must be a day and a time, for example ${words.example}`),
  )
}

const days = v.pipe(
  described(
    v.strictObject({
      first: described(day, {
        title: 'First day',
        description: 'The day on which it begins.',
        example: '2025-09-13',
      }),
      last: described(day, {
        title: 'Last day',
        description: 'The same day as the first if there is only one.',
        example: '2025-09-14',
      }),
    }),
    {
      title: 'Days',
      description: 'Puts the event into the calendar of those who register.',
    },
  ),
  v.check(({ first, last }) => first <= last, 'must not end before it begins'),
)

export const hours = described(text, {
  title: 'Hours',
  description: 'When each day begins and ends. Confirmations, tickets and mails say it.',
  example: '9:00 am to 8:00 pm',
})

const flag = v.boolean('must be yes or no')

export const conferenceEvent = v.strictObject({
  ...eventNames,
  capacity: v.optional(capacity),
  holdMinutes: v.optional(holdMinutes, USUAL_HOLD_MINUTES),
  open: described(flag, {
    title: 'Registration open',
    description: 'People can register now.',
  }),
  opens: v.optional(opens),
  closes: v.optional(closes),
  days: v.optional(days),
  hours: v.optional(hours),
  ...registrationRules,
  letter: v.optional(
    described(flag, {
      title: 'Letter',
      description: 'People get the letter that is named after this code.',
    }),
    false,
  ),
  price: conferencePrice,
})
