import { formatDay, formatTimeOfDay } from '#domain/dates.ts'
import { isDay } from '#domain/days.ts'
import type { FormField } from './form-field.ts'

/** What a field holds, as people read it. Undefined for groups and lists. */
export function shownValue(field: FormField): string | undefined {
  if (!('value' in field)) return undefined
  if (field.kind === 'flag') return field.value ? 'Yes' : ''
  if (field.kind === 'choice') return field.labels?.[field.value] ?? field.value
  if (field.kind === 'time')
    return /^\d\d:\d\d$/.test(field.value) ? formatTimeOfDay(field.value) : field.value
  // By its address, which people see, and not by its key.
  if (field.kind === 'programme') return field.value && `the form at /${field.value}`
  if (field.kind === 'day') return isDay(field.value) ? formatDay(field.value) : field.value
  return field.value
}
