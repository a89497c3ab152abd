import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { address, list, written } from '#content-model/schema/words.ts'

const entry = v.strictObject({
  event: described(written, {
    title: 'Event',
    description: 'The title of the event exactly as it is in the calendar, letter by letter.',
    example: 'Encounter with God',
  }),
  to: described(address, {
    title: 'Where it leads',
    description: 'Our own form, or the full address of a form elsewhere.',
    example: '/ewgregister',
  }),
})

export const registerNowSchema = v.pipe(
  described(list(entry), {
    title: 'Register Now',
    description:
      'Where an event’s Register Now button leads. Events not listed have no button. A form of ours is opened with the event’s date chosen; while it doesn’t offer that date, its note stands in place of the button.',
  }),
  v.check(
    (entries) => new Set(entries.map(({ event }) => event)).size === entries.length,
    'must not have the same event twice',
  ),
)
