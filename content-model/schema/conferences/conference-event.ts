import * as v from 'valibot'
import { field, fieldMaker, group, typedAs } from '#content-model/schema/field.ts'
import { day, matching, text, written, yesOrNo } from '#content-model/schema/values.ts'
import { USUAL_HOLD_MINUTES } from '#domain/conferences/calendar-date.ts'
import { readMoment } from '#domain/dates.ts'
import { rupees } from '#domain/money.ts'
import { parseIndiaTime } from '#domain/registration/party.ts'

const MAX_DAYS = 365

const untilDays = v.pipe(
  written(
    'Until',
    'How many days before the event people may cancel by themselves. It counts back from the beginning of the first day.',
    '14 days',
  ),
  v.transform((words) => Number(/^(\d{1,3}) days?$/.exec(words)?.[1] ?? Number.NaN)),
  v.number('must be a number of days, for example 14 days'),
  v.maxValue(MAX_DAYS, `must not be more than ${MAX_DAYS} days`),
)

const refundPercent = v.pipe(
  written('Refund', 'How much of what was paid goes back, rounded down to whole rupees.', '80 %'),
  v.transform((words) => Number(/^(\d{1,3}) ?%$/.exec(words)?.[1] ?? Number.NaN)),
  v.number('must be a share, for example 80 %'),
  v.maxValue(100, 'must not be more than 100 %'),
)

const cancel = v.pipe(
  group(
    'Cancelling',
    'With this, people cancel by themselves on their private page, and the refund starts at once. Without it they ask the office.',
    { until: untilDays, refund: refundPercent },
  ),
  v.transform(({ until, refund }) => ({ untilDays: until, refundPercent: refund })),
)

/** What people may do with their registration. An event overrides its programme. */
export const registrationRules = {
  balanceDue: v.optional(
    day(
      'Balance due',
      'The day by which everything has to be paid. Without it, the first day of the event.',
      '2025-09-01',
    ),
  ),
  cancel: v.optional(cancel),
  corrections: v.optional(
    field(
      v.picklist(['at once', 'ask'], 'must be one of the two choices'),
      'Let people change their own registration',
      'This is about changes of the price or the places. Names and addresses can always be corrected until the first day.',
      'ask',
      { choices: { 'at once': 'Yes', ask: 'Yes, ask us first' }, none: 'Yes, as usual' },
    ),
  ),
}

const wholeRupees = fieldMaker(
  v.pipe(
    v.number('must be a number of rupees'),
    v.integer('must be whole rupees'),
    v.minValue(0, 'must be 0 or more'),
  ),
)

const table = group('Price', 'In whole rupees, for one person. Children of 5 and under are free.', {
  residential: wholeRupees('With a bed', 'For one person of 12 or over who stays overnight.', 2100),
  nonResidential: wholeRupees(
    'Without a bed',
    'For one person of 12 or over who comes for the day.',
    700,
  ),
  residentialChild: wholeRupees(
    'Child with a bed',
    'For one child of 6 to 11 who stays overnight.',
    1470,
  ),
  nonResidentialChild: wholeRupees(
    'Child without a bed',
    'For one child of 6 to 11 who comes for the day.',
    470,
  ),
  part: wholeRupees('Part payment', 'What everyone older than 5 pays to reserve a place.', 300),
  fullPaymentAtVenue: v.optional(
    yesOrNo('Full payment at the venue', 'Those who choose full payment pay nothing online.'),
    false,
  ),
})

export const conferencePrice = v.pipe(
  table,
  v.forward(
    v.check(
      ({ part, fullPaymentAtVenue: _, ...prices }) => part <= Math.min(...Object.values(prices)),
      'must not be more than the lowest of the prices',
    ),
    ['part'],
  ),
  v.transform((prices) => ({
    residential: rupees(prices.residential),
    nonResidential: rupees(prices.nonResidential),
    residentialChild: rupees(prices.residentialChild),
    nonResidentialChild: rupees(prices.nonResidentialChild),
    part: rupees(prices.part),
    fullPaymentAtVenue: prices.fullPaymentAtVenue,
  })),
)

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
