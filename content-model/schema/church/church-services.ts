import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { count, day, list, text, timeOfDay, weekday } from '#content-model/schema/words.ts'

/** When services are held. */

const time = described(timeOfDay, {
  title: 'Time',
  description: 'When it begins.',
  example: '08:30',
})

const minutes = described(count, {
  title: 'Minutes',
  description: 'How long it lasts. “Live now” is shown for that long.',
  example: 120,
})

const language = described(text, {
  title: 'Language',
  description: 'The language of the service.',
  example: 'Tamil',
})

const service = v.strictObject({
  day: described(weekday, { title: 'Day', description: 'The day of the week.', example: 'Sunday' }),
  time,
  minutes,
  language,
})

export const churchServices = described(list(service), {
  title: 'Service times',
  description: 'The regular services. The start page and “Live now” follow.',
})

const specialDay = v.strictObject({
  day: described(day, {
    title: 'Day',
    description: 'The date.',
    example: '2026-12-25',
  }),
  name: described(text, {
    title: 'Name',
    description: 'The occasion, or why there is no service.',
    example: 'Christmas Day',
  }),
  services: described(v.array(v.strictObject({ time, minutes, language }), 'must be a list'), {
    title: 'Services',
    description:
      'The services of this day, in place of the regular ones. Remove them all where there is none.',
  }),
})

export const specialDays = v.optional(
  described(
    v.pipe(
      v.array(specialDay, 'must be a list'),
      v.check((days) => isEachOnce(days.map((one) => one.day)), 'has a day twice'),
    ),
    {
      title: 'Special days',
      description: 'Days on which other services are held, or none. “Live now” follows.',
    },
  ),
)

function isEachOnce(days: string[]): boolean {
  return new Set(days).size === days.length
}
