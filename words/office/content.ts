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

export const PHOTOGRAPH_PROBLEMS = {
  'too-large': 'This photograph is larger than 10 MB. Please send a smaller one.',
  'too-many-pixels':
    'This photograph has more than 40 megapixels. Please send a smaller one: 1600 pixels wide is enough.',
  svg: 'This is a drawing (SVG), not a photograph. Please send a JPEG, PNG, WebP or AVIF.',
  heic: 'This is a HEIC file, which browsers can’t show. Please save it as a JPEG on your phone and send that.',
  'no-photograph': 'We can’t read this as a photograph. Please send a JPEG, PNG, WebP or AVIF.',
}

/** By the word for it in the address. */
export const DRAFT_DONE: ReadonlyMap<string, string> = new Map([
  ['saved', 'Saved. Only you see it.'],
  ['same', 'Nothing has changed.'],
  ['undone', 'The last change is undone.'],
  ['discarded', 'Your draft is discarded.'],
  ['brought-back', 'Your draft is back.'],
  ['theirs', 'Theirs is taken where you had changed the same.'],
  [
    'changed',
    'This page has changed since you opened it. This is how it is now: please try again.',
  ],
])
