import * as v from 'valibot'
import { entries, field, typedAs } from '#content-model/schema/field.ts'
import { count, day, text, written } from '#content-model/schema/values.ts'
import { readTimeOfDay } from '#domain/read-day.ts'

/** When services are held. */

const time = field(
  v.pipe(
    written.schema,
    v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, for example 8:30 AM'),
    typedAs({ input: 'time', understood: readTimeOfDay }),
  ),
  'Time',
  'When it begins.',
  '08:30',
)

const minutes = count('Minutes', 'How long it lasts. “Live now” is shown for that long.', 120)

const language = text('Language', 'The language of the service.', 'Tamil')

const weekday = v.picklist(
  ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  'must be a day of the week, for example Sunday',
)

export const churchServices = entries(
  'Service times',
  'The regular services. The start page and “Live now” follow.',
  { day: field(weekday, 'Day', 'The day of the week.', 'Sunday'), time, minutes, language },
)

const specialDay = v.strictObject({
  day: day('Day', 'The date.', '2026-12-25'),
  name: text('Name', 'The occasion, or why there is no service.', 'Christmas Day'),
  services: field(
    v.array(v.strictObject({ time, minutes, language }), 'must be a list'),
    'Services',
    'The services of this day, in place of the regular ones. Remove them all where there is none.',
  ),
})

export const specialDays = v.optional(
  field(
    v.pipe(
      v.array(specialDay, 'must be a list'),
      v.check(
        (days) => new Set(days.map((one) => one.day)).size === days.length,
        'has a day twice',
      ),
    ),
    'Special days',
    'Days on which other services are held, or none. “Live now” follows.',
  ),
)
