import type { Content } from './schema/content.ts'
import type { Placed } from './values-in.ts'

/** Register Now buttons that lead to a form which offers nothing: none of its events is open. */
export function closedForms(content: Content): Placed[] {
  const closed = Object.entries(content.conferences.programmes)
    .filter(([, { fromCalendar, events }]) => !fromCalendar && events.every(({ open }) => !open))
    .map(([key]) => `/${key}`)
  return content['register-now']
    .map(({ to }, index) => ({ keys: ['register-now', index, 'to'], value: to }))
    .filter(({ value }) => closed.includes(value))
}
