/** A place of the content that differs: before and after, an entry of a list, or a flag. */
type Difference = Record<'what' | 'field' | 'where', string> &
  Record<'before' | 'after', string | undefined> & {
    flag?: string
    entry?: { label: string; how: 'added' | 'removed' | 'moved' }
  }

export function changeWords(difference: Difference): string {
  const { what, where, field, before, after, entry, flag } = difference
  if (entry?.how === 'moved') return `Moved: ${entry.label}, from ${before} to ${after} (${what}).`
  if (entry) return `${entry.how === 'added' ? 'Added' : 'Removed'}: ${entry.label} (${what}).`
  if (flag) {
    const [on, off] = FLAGS.get(flag) ?? [field.toLowerCase(), `no longer: ${field.toLowerCase()}`]
    return `${where ? `${where}: ` : ''}${after ? on : off}.`
  }
  if (!before)
    return after && after.length <= SHORT ? `${what}: ${quoted(after)}` : `${what} is new.`
  if (!after) return `${what} is removed.`
  return after.length > SHORT ? `${what} changes.` : `${what} becomes ${quoted(after)}`
}

const SHORT = 60

/** The end of a sentence. What ends with a full stop of its own needs no second one. */
function quoted(words: string): string {
  return /[.!?…]$/.test(words) ? `“${words}”` : `“${words}”.`
}

const FLAGS: ReadonlyMap<string, [on: string, off: string]> = new Map([
  ['open', ['registration open', 'registration closed']],
  ['letter', ['people get the letter', 'people get no letter']],
  ['fromCalendar', ['dates from the calendar', 'no dates from the calendar']],
  ['nativeRead', ['read by a native reader', 'not read by a native reader']],
  ['stillFits', ['still fits the English', 'English changed since']],
  ['fullPaymentAtVenue', ['full payment at the venue', 'full payment online']],
])

export function suggestedWhy(differences: readonly Difference[]): string {
  const words = differences
    .slice(0, MAX_CHANGES)
    .map((each) => changeWords(each).replace(/\.$/, ''))
  const more = differences.length - words.length
  const all = words.join('; ') + (more > 0 ? `; and ${more} more` : '')
  return all.slice(0, LONGEST_WHY) || 'No change that visitors see'
}

const MAX_CHANGES = 3
const LONGEST_WHY = 300
