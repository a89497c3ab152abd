import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { body, heading, noEvents } from '#content-model/schema/fields.ts'
import { count, list, written } from '#content-model/schema/words.ts'

export const eventsBlock = described(
  v.strictObject({
    kind: v.literal('events'),
    heading,
    titles: described(list(written), {
      title: 'Titles',
      description: 'The events to show, exactly as they are titled in the calendar.',
      example: 'Encounter with God',
    }),
    limit: v.optional(
      described(count, {
        title: 'Limit',
        description: 'How many to show at most; all of them when left out.',
        example: 3,
      }),
    ),
    none: noEvents,
  }),
  {
    title: 'Events',
    description: 'Coming dates from the calendar, each with its Register Now.',
  },
)

export const calendarBlock = described(
  v.strictObject({ kind: v.literal('calendar'), heading, text: body }),
  { title: 'Calendar', description: 'The whole calendar, loaded when a visitor asks for it.' },
)

export const mapBlock = described(v.strictObject({ kind: v.literal('map'), heading, text: body }), {
  title: 'Map',
  description: 'The map with one marker for the church. It shows where the church is.',
})
