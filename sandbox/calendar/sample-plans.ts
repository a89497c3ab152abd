import { lazySamples } from '../lazy-samples.ts'
import type { Weekday } from './days.ts'

/** Something that happens once, placed relative to the current month. */
export type EventPlan = {
  name: string
  summary?: string
  description?: string
  location?: string
  status?: 'confirmed' | 'tentative' | 'cancelled'
  /** Months from now; a negative one has passed. */
  months: readonly number[]
  /** It starts on this weekday, the nth of its month. */
  weekday: Weekday
  nth: number
  days: number
  /** Left out for all-day events. */
  hours?: readonly [from: string, to: string]
}

/** Something that happens again and again. */
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

/** Past, coming and recurring events, relative to today. */
export const samplePlans = lazySamples<{
  once: readonly EventPlan[]
  series: readonly SeriesPlan[]
}>(new URL('./sample-events.yaml', import.meta.url))
