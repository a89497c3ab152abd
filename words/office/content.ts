import { formatDayAndMonth } from '#domain/dates.ts'
import { addDays, dayInIndia } from '#domain/days.ts'

export function whyWords({ source, why }: { source: string; why: string }): string {
  return (source === 'files' && AT_A_START.get(why)) || why
}

const AT_A_START: ReadonlyMap<string, string> = new Map([
  ['first-start', 'The files at the first start'],
  ['files-changed', 'The files had changed at a start'],
])

export function changedByWords({ author, at }: { author: string; at: string }, now: Date): string {
  const [day, today] = [dayInIndia(Date.parse(at)), dayInIndia(now.getTime())]
  if (day === today) return `changed by ${author} today`
  if (day === addDays(today, -1)) return `changed by ${author} yesterday`
  return `changed by ${author} on ${formatDayAndMonth(new Date(at))}`
}

export function undoneWhy(version: { source: string; why: string }): string {
  return `Undone: ${whyWords(version)}`.slice(0, LONGEST_WHY)
}

const LONGEST_WHY = 500

export const UNDO = {
  only: 'Only this change is undone. What others have published since stays.',
  done: 'Nothing: the site already shows it like this.',
  stays: 'This was changed again since, and stays as it is now. Undoing it would have made it so:',
  clash:
    'Somebody has changed the same thing since, so it can’t be undone on its own. Please edit it yourself.',
}
