import type { Content } from '#content-model/schema/content.ts'
import type { CalendarEvent } from '#domain/calendar/event.ts'
import { offeredFor, type RegisterNow, registerNowFor } from '#domain/calendar/register-now.ts'
import { formatWhen } from '#domain/calendar/when.ts'
import { isoInIndia } from '#domain/days.ts'
import { priceWords } from '#domain/registration/price-list.ts'

/** An event, formatted for display. */
export type ShownEvent = {
  id: string
  summary: string
  when: string
  /** For the `datetime` attribute: a date, or a time with its offset. */
  start: string
  location: string | undefined
  description: string | undefined
  /** What it costs, where a form of ours offers it. */
  price: string | undefined
  register: RegisterNow | undefined
}

/** Shown for an event without a title. */
export const UNTITLED = 'Church event'

export function showEvent(
  event: CalendarEvent,
  { content, now }: { content: Content; now: number },
): ShownEvent {
  const { id, summary, span, location, description } = event
  const { conferences, 'register-now': table } = content
  const forms = { table, conferences, now }
  const offered = offeredFor(event, forms)
  return {
    id,
    summary: summary ?? UNTITLED,
    when: formatWhen(span),
    start: span.kind === 'days' ? span.firstDay : isoInIndia(span.from),
    location,
    description,
    price: offered && priceWords(offered.price),
    register: registerNowFor(event, forms),
  }
}
