import { addDays, type Day } from '../days.ts'

type Eater = {
  /** "2026-12-12T09:00" */
  arrival: string
  staysOvernight: boolean
  age: number
}

export type MealCount = { people: number; children: number }

/**
 * How many eat on each day: breakfast whoever slept here, lunch whoever is here by then, dinner whoever
 * sleeps here. Whoever arrives before the first day is there from the beginning.
 */
export function mealsByDay(eaters: readonly Eater[], { first, last }: { first: Day; last: Day }) {
  const days = Array.from({ length: MAX_DAYS }, (_, index) => addDays(first, index))
  const shown = days.filter((day) => day <= last)
  return shown.map((day) => ({
    day,
    breakfast: count(eaters.filter((one) => one.staysOvernight && hasCome(one, day, MIDNIGHT))),
    lunch: count(eaters.filter((one) => hasCome(one, day, NOON))),
    dinner: count(
      eaters.filter((one) => day < last && one.staysOvernight && hasCome(one, day, EVENING)),
    ),
  }))
}

const MIDNIGHT = '00:00'
const NOON = '13:00'
const EVENING = '20:00'

/** More days than any conference has; a mistyped year must not fill the paper. */
const MAX_DAYS = 31

function hasCome({ arrival }: Eater, day: Day, time: string): boolean {
  return arrival < `${day}T${time}` || (time !== MIDNIGHT && arrival === `${day}T${time}`)
}

const CHILD = 12

function count(eaters: readonly Eater[]): MealCount {
  return { people: eaters.length, children: eaters.filter(({ age }) => age < CHILD).length }
}
