import { lazySamples } from '../lazy-samples.ts'
import type { Weekday } from './days.ts'

/** A single event, placed relative to the current month. */
export type EventPlan = {
  name: string
  summary?: string
  description?: string
  location?: string
  status?: 'confirmed' | 'tentative' | 'cancelled'
  /** Months from now; negative for the past. */
  months: readonly number[]
  /** Starts on the nth such weekday of its month. */
  weekday: Weekday
  nth: number
  days: number
  /** Left out for all-day events. */
  hours?: readonly [from: string, to: string]
}

/** A recurring event. */
export type SeriesPlan = {
  name: string
  summary: string
  description?: string
  location: string
  weekday: Weekday
  hours: readonly [from: string, to: string]
  rhythm: 'weekly' | 'even-weeks' | 'odd-weeks' | 'fourth-of-month'
  rule: string
}

/** Past, coming and recurring events, relative to today. One has no title: Google then leaves the field out. */
export const samplePlans = lazySamples<{
  once: readonly EventPlan[]
  series: readonly SeriesPlan[]
}>(new URL('./sample-events.json', import.meta.url))
