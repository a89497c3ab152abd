import * as v from 'valibot'
import { entries } from '#content-model/schema/field.ts'
import { address, written } from '#content-model/schema/values.ts'

export const registerNowSchema = v.pipe(
  entries`Register Now: Where an event’s Register Now button leads. Events not listed have no
    button. A form of ours is opened with the event’s date chosen; while it doesn’t offer that
    date, its note stands in place of the button.`({
    event: written`Event: The title of the event exactly as it is in the calendar, letter by letter.
      e.g. Encounter with God`,
    to: address`Where it leads: Our own form, or the full address of a form elsewhere.
      e.g. /ewgregister`,
  }),
  v.check(
    (entries) => new Set(entries.map(({ event }) => event)).size === entries.length,
    'must not have the same event twice',
  ),
)
