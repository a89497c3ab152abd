import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { pageDescription, pageLead, pageStyle } from '#content-model/schema/fields.ts'
import { picture } from '#content-model/schema/picture.ts'
import { summary } from '#content-model/schema/summary.ts'
import { usedTwice } from '#content-model/schema/used-twice.ts'
import { pageKey, text, written } from '#content-model/schema/words.ts'
import type { Conferences as DomainConferences } from '#domain/conferences/conference.ts'
import { calendarOffer, lackingForCalendar } from './calendar-offer.ts'
import { conferenceEvent, eventNames, hours } from './conference-event.ts'
import { registrationRules } from './registration-rules.ts'
import { reminders } from './reminders.ts'

const head = v.strictObject({
  description: pageDescription,
  lead: pageLead,
  style: pageStyle,
  picture,
})

export const programme = described(
  v.strictObject({
    title: described(text, {
      title: 'Title',
      description: 'The heading of the form.',
      example: 'Encounter with God Registration Form',
    }),
    prefix: described(
      v.pipe(written, v.regex(/^[A-Z]{2,10}$/, 'must be 2 to 10 capital letters')),
      {
        title: 'Prefix',
        description:
          'The transaction numbers of this form begin with it. Do not change it once it is used.',
        example: 'EWG',
      },
    ),
    note: v.optional(
      described(text, {
        title: 'Note',
        description:
          'What visitors read while none of the events is open, and beside dates that are not offered yet.',
        example: 'August residential registrations are closed.',
      }),
    ),
    head: described(head, { title: 'Top of the page', description: 'What stands above the form.' }),
    summary: v.optional(summary),
    hours: v.optional(hours),
    ...calendarOffer,
    ...registrationRules,
    events: described(v.array(conferenceEvent, 'must be a list'), {
      title: 'Events',
      description: 'The dates of this programme. Each has a code of its own.',
    }),
  }),
  { title: 'Form', description: 'One registration form and its events.' },
)

const programmes = v.record(pageKey, programme)

export const conferencesSchema = v.pipe(
  described(
    v.strictObject({
      programmes: described(programmes, {
        title: 'Forms',
        description: 'The registration forms, each named after the end of its address.',
      }),
      reminders: v.optional(reminders, {}),
      past: described(v.array(v.strictObject(eventNames), 'must be a list'), {
        title: 'Past events',
        description: 'Events of earlier years. Receipts still name them, so please keep them.',
      }),
    }),
    { title: 'Conferences', description: 'The registration forms, their events and their prices.' },
  ),
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
