import { formatDayAndMonth } from '#domain/dates.ts'
import { addDays, dayInIndia } from '#domain/days.ts'

/** Why a version was stored: as its author wrote it, or where the files were taken at a start. */
export function whyWords({ source, why }: { source: string; why: string }): string {
  return (source === 'files' && AT_A_START.get(why)) || why
}

const AT_A_START: ReadonlyMap<string, string> = new Map([
  ['first-start', 'The files at the first start'],
  ['files-changed', 'The files had changed at a start'],
])

/** "changed by Grace yesterday" */
export function changedWords({ author, at }: { author: string; at: string }, now: Date): string {
  const [day, today] = [dayInIndia(Date.parse(at)), dayInIndia(now.getTime())]
  if (day === today) return `changed by ${author} today`
  if (day === addDays(today, -1)) return `changed by ${author} yesterday`
  return `changed by ${author} on ${formatDayAndMonth(new Date(at))}`
}
