import * as v from 'valibot'
import { field, fieldMaker, group, typedAs } from '#content-model/schema/field.ts'
import { day, matching, text, written, yesOrNo } from '#content-model/schema/values.ts'
import { USUAL_HOLD_MINUTES } from '#domain/conferences/calendar-date.ts'
import { readMoment } from '#domain/dates.ts'
import { parseIndiaTime } from '#domain/registration/party.ts'
import { conferencePrice } from './conference-price.ts'
import { registrationRules } from './registration-rules.ts'

/** What every event is known by, also after it is over. */
export const eventNames = {
  code: matching(/^[a-z0-9]{3,60}$/, 'must be small letters and digits')(
    'Code',
    'Small letters and digits, never used before. Payments carry it: it never changes.',
    'ewgsepbangalore2025',
  ),
  name: text('Name', 'What the event is called.', 'Encounter with God'),
  dates: written('Dates', 'As visitors read them on the form.', 'Sep 13 to 14'),
  venue: text('Venue', 'The place, in a word or two.', 'Bangalore'),
}

const count = fieldMaker(
  v.pipe(
    v.number('must be a number of people'),
    v.integer('must be a whole number'),
    v.minValue(0, 'must be 0 or more'),
  ),
)

export const capacity = v.pipe(
  group('Capacity', 'How many people it takes. Once it is full, the form offers a waiting list.', {
    people: v.optional(
      count('People', 'How many people in all. Without it there is no limit.', 200),
    ),
    residential: v.optional(
      count('Beds', 'How many of them can stay overnight. Without it there is no limit.', 80),
    ),
  }),
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

export const holdMinutes = field(
  v.pipe(
    v.number('must be a number of minutes'),
    v.integer('must be whole minutes'),
    v.minValue(LEAST_HOLD_MINUTES, `must be at least ${LEAST_HOLD_MINUTES}`),
  ),
  'Keep unpaid places for (minutes)',
  `Then they go to others. ${USUAL_HOLD_MINUTES} when left out.`,
  120,
)

const opens = moment(
  'Opens',
  'Before this moment the event is not offered yet, in Indian time.',
  '2025-08-01 09:00',
)

const closes = moment(
  'Closes',
  'When registration closes by itself, in Indian time.',
  '2025-09-10 18:00',
)

function moment(title: string, description: string, example: string) {
  const typed = v.pipe(written.schema, typedAs({ input: 'moment', understood: readMoment }))
  return v.pipe(
    field(typed, title, description, example),
    v.transform(parseIndiaTime),
    v.number(`must be a day and a time, for example ${example}`),
  )
}

const days = v.pipe(
  group('Days', 'Puts the event into the calendar of those who register.', {
    first: day('First day', 'The day on which it begins.', '2025-09-13'),
    last: day('Last day', 'The same day as the first if there is only one.', '2025-09-14'),
  }),
  v.check(({ first, last }) => first <= last, 'must not end before it begins'),
)

export const hours = text(
  'Hours',
  'When each day begins and ends. Confirmations, tickets and mails say it.',
  '9:00 am to 8:00 pm',
)

export const conferenceEvent = v.strictObject({
  ...eventNames,
  capacity: v.optional(capacity),
  holdMinutes: v.optional(holdMinutes, USUAL_HOLD_MINUTES),
  open: yesOrNo('Registration open', 'People can register now.'),
  opens: v.optional(opens),
  closes: v.optional(closes),
  days: v.optional(days),
  hours: v.optional(hours),
  ...registrationRules,
  letter: v.optional(
    yesOrNo('Letter', 'People get the letter that is named after this code.'),
    false,
  ),
  price: conferencePrice,
})
