import { formatDay } from '#domain/dates.ts'
import type { Day } from '#domain/days.ts'

/** Said wherever a date that has passed can still be chosen, or was. */
export function overSentence(lastDay: Day): string {
  return `This conference was over on ${formatDay(lastDay)}`
}

/** "5 people: Meera, Thomas, Arjun, Anu and Ammini"; whoever has no name yet is only counted. */
export function peopleLine(names: readonly string[]): string {
  const count = names.length === 1 ? '1 person' : `${names.length} people`
  const typed = names.filter((name) => name !== '')
  if (typed.length === 0) return count
  const known = typed.length < names.length ? [...typed, 'others'] : typed
  const last = known.at(-1)
  const named = known.length === 1 ? last : `${known.slice(0, -1).join(', ')} and ${last}`
  return `${count}: ${named}`
}

/** "Meera and 4 others are already registered for this. Register them again?" */
export function againQuestion(names: readonly string[]): string {
  const [first = ''] = names
  const others = names.length - 1
  if (others === 0) return `${first} is already registered for this. Register them again?`
  const who = `${first} and ${others} ${others === 1 ? 'other' : 'others'}`
  return `${who} are already registered for this. Register them again?`
}
