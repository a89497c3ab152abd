import * as v from 'valibot'
import { field, group, typedAs } from '#content-model/schema/field.ts'
import { day, matching, text, wholeNumber, written, yesOrNo } from '#content-model/schema/values.ts'
import { USUAL_HOLD_MINUTES } from '#domain/conferences/calendar-date.ts'
import { readMoment } from '#domain/dates.ts'
import { rupees } from '#domain/money.ts'
import { parseIndiaTime } from '#domain/registration/party.ts'

const MAX_DAYS = 365

const untilDays = v.pipe(
  written`Until: How many days before the event people may cancel by themselves. It counts back from
    the beginning of the first day.
    e.g. 14 days`,
  v.transform((words) => Number(/^(\d{1,3}) days?$/.exec(words)?.[1] ?? Number.NaN)),
  v.number('must be a number of days, for example 14 days'),
  v.maxValue(MAX_DAYS, `must not be more than ${MAX_DAYS} days`),
)

const refundPercent = v.pipe(
  written`Refund: How much of what was paid goes back, rounded down to whole rupees. e.g. 80 %`,
  v.transform((words) => Number(/^(\d{1,3}) ?%$/.exec(words)?.[1] ?? Number.NaN)),
  v.number('must be a share, for example 80 %'),
  v.maxValue(100, 'must not be more than 100 %'),
)

export const cancel = v.pipe(
  group`Cancelling: With this, people cancel by themselves on their private page, and the refund
    starts at once. With both fields empty, or without it, they ask the office.`({
    until: v.optional(untilDays),
    refund: v.optional(refundPercent),
  }),
  v.check(
    ({ until, refund }) => (until === undefined) === (refund === undefined),
    'must say both, until when and how much goes back, or neither',
  ),
  v.transform(({ until, refund }) =>
    until === undefined || refund === undefined
      ? ('ask' as const)
      : { untilDays: until, refundPercent: refund },
  ),
)

/** What people may do with their registration. An event overrides its programme. */
export const registrationRules = {
  balanceDue: day.optional`Balance due: The day by which everything has to be paid. Without it, the
    first day of the event.
    e.g. 2025-09-01`,
  cancel: v.optional(cancel),
  corrections: v.optional(
    field(v.picklist(['at once', 'ask'], 'must be one of the two choices'), {
      choices: { 'at once': 'Yes', ask: 'Yes, ask us first' },
      none: 'Yes, as usual',
    })`Let people change their own registration: This is about changes of the price or the places.
      Names and addresses can always be corrected until the first day.
      e.g. ask`,
  ),
}

const wholeRupees = wholeNumber('a number of rupees', 'whole rupees', 0)

const table = group`Price: In whole rupees, for one person. Children of 5 and under are free.
  What is not offered has no prices.`({
  residential: wholeRupees.optional`With a bed: For one person of 12 or over who stays overnight.
    e.g. 2100`,
  nonResidential: wholeRupees.optional`Without a bed: For one person of 12 or over who comes for the
    day.
    e.g. 700`,
  residentialChild: wholeRupees.optional`Child with a bed: For one child of 6 to 11 who stays
    overnight.
    e.g. 1470`,
  nonResidentialChild: wholeRupees.optional`Child without a bed: For one child of 6 to 11 who comes
    for the day.
    e.g. 470`,
  part: wholeRupees`Part payment: What everyone older than 5 pays to reserve a place. e.g. 300`,
  fullPaymentAtVenue: v.optional(
    yesOrNo`Full payment at the venue: Those who choose full payment pay nothing online.`,
    false,
  ),
})

function pairsOf(prices: v.InferOutput<typeof table>) {
  return {
    withBed: [prices.residential, prices.residentialChild],
    without: [prices.nonResidential, prices.nonResidentialChild],
  }
}

export const conferencePrice = v.pipe(
  table,
  v.check((prices) => {
    const counts = Object.values(pairsOf(prices)).map((pair) => pair.filter(isPrice).length)
    return counts.some((count) => count > 0) && !counts.includes(1)
  }, 'must have the prices of an adult and of a child, with a bed or without one or both'),
  v.forward(
    v.check(
      ({ part, fullPaymentAtVenue: _, ...prices }) =>
        part <= Math.min(...Object.values(prices).filter(isPrice)),
      'must not be more than the lowest of the prices',
    ),
    ['part'],
  ),
  v.transform((prices) => {
    const { withBed, without } = pairsOf(prices)
    const [residential = 0, residentialChild = 0] = withBed.every(isPrice) ? withBed : without
    const [nonResidential = 0, nonResidentialChild = 0] = without.every(isPrice) ? without : withBed
    return {
      residential: rupees(residential),
      nonResidential: rupees(nonResidential),
      residentialChild: rupees(residentialChild),
      nonResidentialChild: rupees(nonResidentialChild),
      part: rupees(prices.part),
      fullPaymentAtVenue: prices.fullPaymentAtVenue,
      ...(!withBed.every(isPrice) && { notOffered: 'Residential' as const }),
      ...(!without.every(isPrice) && { notOffered: 'Non Residential' as const }),
    }
  }),
)

function isPrice(price: number | undefined): price is number {
  return price !== undefined
}

/** Without a default: most dates have none, and say nothing of it. */
export const dayNotes = yesOrNo`Notes for the day: The form asks of each guest what the team must
  know: an allergy, a medicine, a wheelchair. The door, the children’s team and the kitchen see it;
  it is erased 30 days after the date.`

export const eventNames = {
  code: matching(
    /^[a-z0-9]{3,60}$/,
    'must be small letters and digits',
  )`Code: Small letters and digits, never used before. Payments carry it: it never changes.
    e.g. ewgsepbangalore2025`,
  name: text`Name: What the event is called. e.g. Encounter with God`,
  dates: written`Dates: As visitors read them on the form. e.g. Sep 13 to 14`,
  venue: text`Venue: The place, in a word or two. e.g. Bangalore`,
}

const count = wholeNumber('a number of people', 'a whole number', 0)

/** With neither: no limit, also where the programme has one. */
export const ownCapacity = v.pipe(
  group`Capacity: How many people it takes. Once it is full, the form offers a waiting list.`({
    people: count.optional`People: How many people in all. Without it there is no limit. e.g. 200`,
    residential: count.optional`Beds: How many of them can stay overnight. Without it there is no
      limit.
      e.g. 80`,
  }),
  v.check(
    ({ people, residential }) => (residential ?? 0) <= (people ?? Number.POSITIVE_INFINITY),
    'must not have more beds than places',
  ),
)

export const capacity = v.pipe(
  ownCapacity,
  v.check(
    ({ people, residential }) => people !== undefined || residential !== undefined,
    'must say how many people or beds there are',
  ),
)

/** Shorter than this, people would lose their places while they look for their card. */
const LEAST_HOLD_MINUTES = 15

export const holdMinutes = wholeNumber(
  'a number of minutes',
  'whole minutes',
  LEAST_HOLD_MINUTES,
)`Keep unpaid places for (minutes): Then they go to others. ${USUAL_HOLD_MINUTES} when left out.
  e.g. 120`

const moment = field(v.pipe(written.schema, typedAs({ input: 'moment', understood: readMoment })))

const opens = inMilliseconds(
  moment`Opens: Before this moment the event is not offered yet, in Indian time.
    e.g. 2025-08-01 09:00`,
)

const closes = inMilliseconds(
  moment`Closes: When registration closes by itself, in Indian time. e.g. 2025-09-10 18:00`,
)

function inMilliseconds(described: ReturnType<typeof moment>) {
  const [example] = v.getExamples(described)
  return v.pipe(
    described,
    v.transform(parseIndiaTime),
    v.number(`must be a day and a time, for example ${example}`),
  )
}

const days = v.pipe(
  group`Days: Puts the event into the calendar of those who register.`({
    first: day`First day: The day on which it begins. e.g. 2025-09-13`,
    last: day`Last day: The same day as the first if there is only one. e.g. 2025-09-14`,
  }),
  v.check(({ first, last }) => first <= last, 'must not end before it begins'),
)

export const hours = text`Hours: When each day begins and ends. Confirmations, tickets and mails say
  it.
  e.g. 9:00 am to 8:00 pm`

export const open = yesOrNo`Registration open: People can register now.`

export const cancelled = yesOrNo.optional`Cancelled: It does not take place. Nobody can register,
  and visitors read so.`

export const conferenceEvent = v.strictObject({
  ...eventNames,
  capacity: v.optional(capacity),
  holdMinutes: v.optional(holdMinutes, USUAL_HOLD_MINUTES),
  open,
  cancelled,
  opens: v.optional(opens),
  closes: v.optional(closes),
  days: v.optional(days),
  hours: v.optional(hours),
  ...registrationRules,
  letter: v.optional(yesOrNo`Letter: People get the letter that is named after this code.`, false),
  dayNotes: v.optional(dayNotes),
  price: conferencePrice,
})
