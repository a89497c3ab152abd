import * as v from 'valibot'
import { rupees } from '#domain/money.ts'
import type { Conferences as DomainConferences } from '#domain/registration/conference.ts'
import { parseIndiaTime } from '#domain/registration/india-time.ts'
import { picture } from './picture.ts'
import { day, list, slug, text } from './words.ts'

const flag = v.boolean('must be true or false')

const wholeRupees = v.pipe(
  v.number('must be a number of rupees'),
  v.integer('must be whole rupees'),
  v.minValue(0, 'must not be less than nothing'),
)

const price = v.pipe(
  v.strictObject({
    residential: wholeRupees,
    nonResidential: wholeRupees,
    residentialChild: wholeRupees,
    nonResidentialChild: wholeRupees,
    part: wholeRupees,
    fullPaymentAtVenue: v.optional(flag, false),
  }),
  v.forward(
    v.check(
      ({ part, fullPaymentAtVenue: _, ...prices }) => part <= Math.min(...Object.values(prices)),
      'must not be more than the lowest of the prices',
    ),
    ['part'],
  ),
  v.transform((table) => ({
    residential: rupees(table.residential),
    nonResidential: rupees(table.nonResidential),
    residentialChild: rupees(table.residentialChild),
    nonResidentialChild: rupees(table.nonResidentialChild),
    part: rupees(table.part),
    fullPaymentAtVenue: table.fullPaymentAtVenue,
  })),
)

const closingTime = v.pipe(
  text,
  v.transform(parseIndiaTime),
  v.number('must be a date and a time, such as 2025-09-10 18:00'),
)

const count = v.pipe(
  v.number('must be a number of people'),
  v.integer('must be a whole number'),
  v.minValue(0, 'must not be less than nobody'),
)

/** Shorter than this, people would lose their places while they look for their card. */
const LEAST_HOLD_MINUTES = 15
const USUAL_HOLD_MINUTES = 120

const capacity = v.pipe(
  v.strictObject({ people: v.optional(count), residential: v.optional(count) }),
  v.check(
    ({ people, residential }) => people !== undefined || residential !== undefined,
    'must say how many people it takes: people, residential, or both',
  ),
  v.check(
    ({ people, residential }) => (residential ?? 0) <= (people ?? Number.POSITIVE_INFINITY),
    'must not have more residential places than places',
  ),
)

const named = {
  /** Small letters and digits; payments carry it, so it never changes. */
  code: v.pipe(text, v.regex(/^[a-z0-9]{3,60}$/, 'must be small letters and digits')),
  name: text,
  /** As it reads on the form: "Sep 14 to 21". */
  dates: text,
  venue: text,
}

const event = v.strictObject({
  ...named,
  /** How many it takes, in all and with a bed; without this there is no limit. */
  capacity: v.optional(capacity),
  /** When the places of a registration that was not paid are given to others. */
  holdMinutes: v.optional(
    v.pipe(
      v.number('must be a number of minutes'),
      v.integer('must be whole minutes'),
      v.minValue(LEAST_HOLD_MINUTES, `must be at least ${LEAST_HOLD_MINUTES}`),
    ),
    USUAL_HOLD_MINUTES,
  ),
  open: flag,
  closes: v.optional(closingTime),
  /** For calendars: `dates` is what people read. */
  days: v.optional(
    v.pipe(
      v.strictObject({ first: day, last: day }),
      v.check(({ first, last }) => first <= last, 'must not end before it begins'),
    ),
  ),
  letter: v.optional(flag, false),
  price,
})

const programme = v.strictObject({
  title: text,
  prefix: v.pipe(text, v.regex(/^[A-Z]{3,10}$/, 'must be 3 to 10 capital letters')),
  note: v.optional(text),
  head: v.strictObject({ description: text, lead: text, style: slug, picture }),
  events: list(event),
})

export const conferencesSchema = v.pipe(
  v.strictObject({
    programmes: v.strictObject({
      ewgregister: programme,
      ewgtamilregister: programme,
      wfc1register: programme,
      wfc2register: programme,
      gpcregister: programme,
    }),
    past: v.array(v.strictObject(named), 'must be a list'),
  }),
  v.check(
    (conferences) => !firstTwice(prefixesOf(conferences)),
    ({ input }) => `must not have the prefix ${firstTwice(prefixesOf(input))} twice`,
  ),
  v.check(
    (conferences) => !firstTwice(codesOf(conferences)),
    ({ input }) => `must not have the code ${firstTwice(codesOf(input))} twice`,
  ),
)

export type Conferences = v.InferOutput<typeof conferencesSchema>
export type RegistrationHead = Conferences['programmes']['ewgregister']['head']

function prefixesOf({ programmes }: DomainConferences): string[] {
  return Object.values(programmes).map(({ prefix }) => prefix)
}

function codesOf({ programmes, past }: DomainConferences): string[] {
  const events = Object.values(programmes).flatMap((each) => each.events)
  return [...events, ...past].map(({ code }) => code)
}

function firstTwice(words: string[]): string | undefined {
  return words.find((word, index) => words.indexOf(word) < index)
}
