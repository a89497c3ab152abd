import * as v from 'valibot'
import { group, list } from '#content-model/schema/field.ts'
import { body, heading, noEvents } from '#content-model/schema/fields.ts'
import { count, written } from '#content-model/schema/values.ts'

export const eventsBlock = group(
  'Events',
  'Coming dates from the calendar, each with its Register Now.',
  {
    kind: v.literal('events'),
    heading,
    titles: list(
      'Titles',
      'The events to show, exactly as they are titled in the calendar.',
      written.schema,
      'Encounter with God',
    ),
    limit: v.optional(count('Limit', 'How many to show at most; all of them when left out.', 3)),
    none: noEvents,
  },
)

export const calendarBlock = group(
  'Calendar',
  'The whole calendar, loaded when a visitor asks for it.',
  { kind: v.literal('calendar'), heading, text: body },
)

export const mapBlock = group(
  'Map',
  'The map with one marker for the church. It shows where the church is.',
  { kind: v.literal('map'), heading, text: body },
)
