import * as v from 'valibot'
import { field, fieldMaker, group } from '#content-model/schema/field.ts'
import { pageDescription, pageLead, pageStyle } from '#content-model/schema/fields.ts'
import { picture } from '#content-model/schema/picture.ts'
import { summary } from '#content-model/schema/summary.ts'
import { pageKey, text, written } from '#content-model/schema/values.ts'
import type {
  Conferences,
  Conferences as DomainConferences,
} from '#domain/conferences/conference.ts'
import { calendarOffer, lackingForCalendar } from './calendar-offer.ts'
import { conferenceEvent, eventNames, hours } from './conference-event.ts'
import { registrationRules } from './registration-rules.ts'

const MINUTE_MS = 60_000
const UNITS = { minute: MINUTE_MS, hour: 60 * MINUTE_MS, day: 24 * 60 * MINUTE_MS } as const

/** "7 days" in milliseconds; null for "off". */
const span = fieldMaker(
  v.pipe(
    written.schema,
    v.regex(
      /^(off|[1-9]\d{0,2} (minute|hour|day)s?)$/,
      'must be a time, for example 3 days or 30 minutes, or the word off',
    ),
    v.transform(toMs),
  ),
)

const reminders = group(
  'Reminders',
  'When people are reminded by mail. Each is sent once, and can be switched off with the word off.',
  {
    payment: v.optional(
      span(
        'Unfinished payment',
        'How long after the payer was sent to pay, when nothing has come; 30 minutes when left out.',
        '30 minutes',
      ),
      '30 minutes',
    ),
    balance: v.optional(
      span('Balance', 'How long before a balance is due; 7 days when left out.', '7 days'),
      '7 days',
    ),
    conference: v.optional(
      span(
        'Conference',
        'How long before the first day, with the letter and the tickets; 3 days when left out.',
        '3 days',
      ),
      '3 days',
    ),
  },
)

function toMs(words: string): number | null {
  if (words === 'off') return null
  const [count = '', unit = ''] = words.replace(/s$/, '').split(' ')
  return Number(count) * (isUnit(unit) ? UNITS[unit] : 0)
}

function isUnit(unit: string): unit is keyof typeof UNITS {
  return Object.hasOwn(UNITS, unit)
}

export type Reminders = v.InferOutput<typeof reminders>

const head = v.strictObject({
  description: pageDescription,
  lead: pageLead,
  style: pageStyle,
  picture,
})

export const programme = group('Form', 'One registration form and its events.', {
  title: text('Title', 'The heading of the form.', 'Encounter with God Registration Form'),
  prefix: field(
    v.pipe(written.schema, v.regex(/^[A-Z]{2,10}$/, 'must be 2 to 10 capital letters')),
    'Prefix',
    'The transaction numbers of this form begin with it. Do not change it once it is used.',
    'EWG',
  ),
  note: v.optional(
    text(
      'Note',
      'What visitors read while none of the events is open, and beside dates that are not offered yet.',
      'August residential registrations are closed.',
    ),
  ),
  head: field(head, 'Top of the page', 'What stands above the form.'),
  summary: v.optional(summary),
  hours: v.optional(hours),
  ...calendarOffer,
  ...registrationRules,
  events: field(
    v.array(conferenceEvent, 'must be a list'),
    'Events',
    'The dates of this programme. Each has a code of its own.',
  ),
})

const programmes = v.record(pageKey, programme)

export const conferencesSchema = v.pipe(
  group('Conferences', 'The registration forms, their events and their prices.', {
    programmes: field(
      programmes,
      'Forms',
      'The registration forms, each named after the end of its address.',
    ),
    reminders: v.optional(reminders, {}),
    past: field(
      v.array(v.strictObject(eventNames), 'must be a list'),
      'Past events',
      'Events of earlier years. Receipts still name them, so please keep them.',
    ),
  }),
  v.check(
    ({ programmes }) => Object.values(programmes).every((each) => !lackingForCalendar(each)),
    ({ input }) => `must have ${firstLacking(input)}, because its dates come from the calendar`,
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { keys, rule } of usedTwice(dataset.value)) {
      const [first, ...rest] = keys.map(pathItem)
      addIssue({ message: rule, ...(first && { path: [first, ...rest] }) })
    }
  }),
)

/** "prices in ewgregister" */
function firstLacking({ programmes }: DomainConferences): string | undefined {
  return Object.entries(programmes)
    .filter(([, programme]) => lackingForCalendar(programme))
    .map(([, programme]) => `${lackingForCalendar(programme)} in ${programme.title}`)[0]
}

/** Of the path of an issue only the keys are read. */
function pathItem(key: string | number): v.UnknownPathItem {
  return { type: 'unknown', origin: 'value', input: undefined, key, value: undefined }
}

/** A code, a prefix or an address of a form that stands elsewhere already, with the names that lead to it. */
type UsedTwice = { keys: (string | number)[]; rule: string }

/** Every code of an event and prefix of a form after the first with the same words. */
function usedTwice({ programmes, past }: Pick<Conferences, 'programmes' | 'past'>): UsedTwice[] {
  const forms = Object.entries(programmes)
  const codes = [
    ...forms.flatMap(([key, { events }]) =>
      events.map(({ code }, at) => ({
        keys: ['programmes', key, 'events', at, 'code'],
        word: code,
      })),
    ),
    ...past.map(({ code }, at) => ({ keys: ['past', at, 'code'], word: code })),
  ]
  const prefixes = forms.map(([key, { prefix }]) => ({
    keys: ['programmes', key, 'prefix'],
    word: prefix,
  }))
  return [
    ...again('code', codes),
    ...codes.filter(({ word }) => Object.hasOwn(programmes, word)).map(asAddress),
    ...again('prefix', prefixes),
  ]
}

/** The office finds dates and forms at one address. */
function asAddress({ keys, word }: PlacedWord): UsedTwice {
  return { keys, rule: `must not be ${word}, which is an address of a form` }
}

type PlacedWord = { keys: (string | number)[]; word: string }

function again(what: string, placed: readonly PlacedWord[]): UsedTwice[] {
  const words = placed.map(({ word }) => word)
  return placed
    .filter(({ word }, index) => words.indexOf(word) < index)
    .map(({ keys, word }) => ({ keys, rule: `must not have the ${what} ${word} twice` }))
}
