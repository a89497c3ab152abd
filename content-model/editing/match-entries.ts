import { entryLabel } from './entry-label.ts'
import type { FormField } from './form-field.ts'
import { innerFields } from './inner-fields.ts'
import { longestRising } from './longest-rising.ts'
import { partnersOf, placeOf } from './partners-of.ts'

type Entry = { label: string; item: FormField }

type MatchedEntries = {
  removed: Entry[]
  added: Entry[]
  moved: { label: string; from: number; to: number }[]
  /** The same entry before and after, in the order of the new list. */
  pairs: [before: FormField, after: FormField][]
}

type Items = readonly FormField[]

/**
 * Finds the same entries in two states of a list: those with the same content, then those with the same
 * label, then those that changed in place. The fewest that explain the new order have moved.
 */
export function matchEntries(before: Items, after: Items): MatchedEntries {
  const fromOf = partnersOf({ before, after, keys: [contentOf, entryLabel, placeOf] })
  const matched = [...fromOf].sort(([one], [other]) => one - other)
  const stayed = new Set(longestRising(matched.map(([, from]) => from)))
  const used = new Set(fromOf.values())
  return {
    removed: before.filter((_, index) => !used.has(index)).map(toEntry),
    added: after.filter((_, index) => !fromOf.has(index)).map(toEntry),
    moved: matched
      .filter(([, from]) => !stayed.has(from))
      .map(([to, from]) => ({ label: labelAt(after, to), from, to })),
    pairs: matched.flatMap(([to, from]): [FormField, FormField][] => {
      const [old, fresh] = [before[from], after[to]]
      return old && fresh ? [[old, fresh]] : []
    }),
  }
}

function contentOf(field: FormField): string {
  const value = 'value' in field ? field.value : innerFields(field).map(contentOf)
  return JSON.stringify([field.title.replace(/^Entry \d+/, ''), value])
}

function toEntry(item: FormField): Entry {
  return { label: entryLabel(item), item }
}

function labelAt(items: Items, index: number): string {
  const item = items[index]
  return item ? entryLabel(item) : ''
}
