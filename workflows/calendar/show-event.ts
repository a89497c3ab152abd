import type { Content } from '#content/schema/content.ts'
import { type CalendarEvent, startOf } from '#domain/calendar/event.ts'
import { registerNowFor } from '#domain/calendar/register-now.ts'
import { formatWhen } from '#domain/calendar/when.ts'
import { isoInIndia } from '#domain/days.ts'

/** An event as people read it. */
export type ShownEvent = {
  id: string
  summary: string
  when: string
  /** The same for machines: a day, or a moment with its offset. */
  start: string
  location: string | undefined
  description: string | undefined
  register: { to: string; label: string } | undefined
}

/** What to call an event whose title somebody forgot. */
export const UNTITLED = 'Church event'

export function showEvent(
  event: CalendarEvent,
  { content, now }: { content: Content; now: number },
): ShownEvent {
  const { id, summary, span, location, description } = event
  // Nobody registers for what has begun.
  const to = startOf(span) >= now ? registerNowFor(summary, content['register-now']) : undefined
  return {
    id,
    summary: summary ?? UNTITLED,
    when: formatWhen(span),
    start: span.kind === 'days' ? span.firstDay : isoInIndia(span.from),
    location,
    description,
    register: to === undefined ? undefined : { to, label: 'Register Now' },
  }
}
