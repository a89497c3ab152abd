import * as v from 'valibot'
import { entries, field, group, list } from '#content-model/schema/field.ts'
import { pageDescription, pageLead, pageStyle, readIn } from '#content-model/schema/fields.ts'
import { picture } from '#content-model/schema/picture.ts'
import { matching, pageKey, text, written, yesOrNo } from '#content-model/schema/values.ts'
import type { Conferences } from '#domain/conferences/conference.ts'
import {
  cancel,
  cancelled,
  capacity,
  conferenceEvent,
  conferencePrice,
  dayNotes,
  eventNames,
  holdMinutes,
  hours,
  open,
  ownCapacity,
  registrationRules,
} from './conference-event.ts'

const HOUR_MS = 60 * 60_000
const UNITS: Record<string, number> = { minute: 60_000, hour: HOUR_MS, day: 24 * HOUR_MS }

function spanMs(words: string): number {
  const [count, unit = ''] = words.replace(/s$/, '').split(' ')
  return Number(count) * (UNITS[unit] ?? 0)
}

const closesBefore = v.pipe(
  written`Closes before: How long before it begins a date from the calendar closes, in hours or
    days. Without it people can register until it begins.
    e.g. 2 days`,
  v.regex(/^\d{1,3} (hour|day)s?$/, 'must be hours or days, for example 12 hours or 2 days'),
  v.transform(spanMs),
)

const calendarOffer = {
  calendarTitles: v.optional(
    list`Titles in the calendar: How this programme’s events are titled in the calendar, letter by
      letter.
      e.g. Encounter with God`(written.schema),
  ),
  fromCalendar: v.optional(
    yesOrNo`Dates from the calendar: The form offers every coming event of the calendar with one
      of the titles, at the prices for dates from the calendar. An event below with the same first
      day takes its place.`,
    false,
  ),
  prices: field(conferencePrice).optional`Prices: What dates from the calendar cost.`,
  venue: text.optional`Venue: The place of a date where the calendar names none. Without it, the
    church’s city.
    e.g. Bangalore`,
  capacity: v.optional(capacity),
  holdMinutes: v.optional(holdMinutes),
  closesBefore: v.optional(closesBefore),
  calendarDates: v.optional(
    entries`Dates from the calendar with terms of their own: What a date from the calendar has in
      place of what stands above. Edit this date, on the page of the date, writes it.`({
      code: eventNames.code,
      name: written`Name: What the event is called. e.g. Encounter with God`,
      dates: eventNames.dates,
      open: v.optional(open),
      cancelled,
      capacity: v.optional(ownCapacity),
      prices: field(conferencePrice).optional`Prices: What this date costs.`,
      cancel: v.optional(cancel),
      dayNotes: v.optional(dayNotes),
    }),
  ),
  letter: v.optional(
    yesOrNo`Letter: People who come to a date from the calendar get the letter that is named after
      the form’s address.`,
    false,
  ),
}

/** "7 days" in milliseconds; null for "never". */
const span = field(
  v.pipe(
    written.schema,
    v.regex(
      /^(off|never|[1-9]\d{0,2} (minute|hour|day)s?)$/,
      'must be a time, for example 3 days or 30 minutes, or never',
    ),
    v.transform((words) => (/\d/.test(words) ? spanMs(words) : null)),
  ),
)

const reminders = group`Reminders: When people are reminded by mail. Each is sent once, or never.`({
  payment: v.optional(
    span`Unfinished payment: How long after the payer was sent to pay, when nothing has come; 30
      minutes when left out.
      e.g. 30 minutes`,
    '30 minutes',
  ),
  balance: v.optional(
    span`Balance: How long before a balance is due; 7 days when left out. e.g. 7 days`,
    '7 days',
  ),
  conference: v.optional(
    span`Conference: How long before the first day, with the letter and the tickets; 3 days when
      left out.
      e.g. 3 days`,
    '3 days',
  ),
})

export type Reminders = v.InferOutput<typeof reminders>

export const programme = group`Form: One registration form and its events.`({
  title: text`Title: The heading of the form. e.g. Encounter with God Registration Form`,
  prefix: matching(
    /^[A-Z]{2,10}$/,
    'must be 2 to 10 capital letters',
  )`Prefix: The transaction numbers of this form begin with it. Do not change it once it is used.
    e.g. EWG`,
  note: text.optional`Note: What visitors read while none of the events is open, and beside dates
    that are not offered yet.
    e.g. August residential registrations are closed.`,
  head: group`Top of the page: What stands above the form.`({
    description: pageDescription,
    lead: pageLead,
    style: pageStyle,
    picture,
    readIn,
  }),
  hours: v.optional(hours),
  ...calendarOffer,
  ...registrationRules,
  events: field(
    v.array(conferenceEvent, 'must be a list'),
  )`Events: The dates of this programme. Each has a code of its own.`,
})

export const conferencesSchema = v.pipe(
  group`Conferences: The registration forms, their events and their prices.`({
    programmes: field(
      v.record(pageKey, programme),
    )`Forms: The registration forms, each named after the end of its address.`,
    reminders: v.optional(reminders, {}),
    venues: v.optional(
      entries`Places in the calendar: How places of the calendar are called in each language. One
        that is not listed stays as it is in the calendar.`({
        calendar: written`In the calendar: The place exactly as it is in the calendar, letter by
          letter.
          e.g. Retreat centre, Dehradun`,
        name: text`Name: The place as visitors read it. e.g. Retreat centre, Dehradun`,
      }),
    ),
    past: field(
      v.array(v.strictObject(eventNames), 'must be a list'),
    )`Past events: Events of earlier years. Receipts still name them, so please keep them.`,
  }),
  v.check(
    ({ programmes }) => lackingOf(programmes) === undefined,
    ({ input }) =>
      `must have ${lackingOf(input.programmes)}, because its dates come from the calendar`,
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { keys, rule } of usedTwice(dataset.value)) {
      // Of the path of an issue only the keys are read.
      const [first, ...rest] = keys.map(
        (key): v.UnknownPathItem => ({
          type: 'unknown',
          origin: 'value',
          input: undefined,
          key,
          value: undefined,
        }),
      )
      addIssue({ message: rule, ...(first && { path: [first, ...rest] }) })
    }
  }),
)

/** What a form needs before it can offer dates from the calendar: "prices in Encounter with God". */
function lackingOf(programmes: Conferences['programmes']): string | undefined {
  const offering = Object.values(programmes).filter(({ fromCalendar }) => fromCalendar)
  const [first] = offering.filter(({ calendarTitles, prices }) => !calendarTitles || !prices)
  return first && `${first.calendarTitles ? 'prices' : 'titles in the calendar'} in ${first.title}`
}

type Use = [keys: (string | number)[], word: string]

function usedTwice({ programmes, past }: Pick<Conferences, 'programmes' | 'past'>) {
  const forms = Object.entries(programmes)
  const codes = [
    ...forms.flatMap(([key, { events }]) =>
      events.map(({ code }, at): Use => [['programmes', key, 'events', at, 'code'], code]),
    ),
    ...past.map(({ code }, at): Use => [['past', at, 'code'], code]),
  ]
  const prefixes = forms.map(([key, { prefix }]): Use => [['programmes', key, 'prefix'], prefix])
  return [
    ...again('code', codes),
    // The office finds dates and forms at one address.
    ...codes
      .filter(([, code]) => Object.hasOwn(programmes, code))
      .map(([keys, code]) => ({
        keys,
        rule: `must not be ${code}, which is an address of a form`,
      })),
    ...again('prefix', prefixes),
  ]
}

function again(what: string, uses: readonly Use[]) {
  const words = uses.map(([, word]) => word)
  return uses
    .filter(([, word], index) => words.indexOf(word) < index)
    .map(([keys, word]) => ({ keys, rule: `must not have the ${what} ${word} twice` }))
}
