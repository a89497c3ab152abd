import { longestRising } from '#content-model/changes/match-entries.ts'
import { entryLabel, shownValue } from './entry-label.ts'
import { type FormField, innerFields } from './form-field.ts'

/** One field that differs, as people read it. */
export type Difference = {
  /** "Service times, Sunday Service, Time" */
  what: string
  /** The last part of `what`, and what it is a part of. */
  field: string
  where: string
  /** The name of a flag in the file: its two states have words of their own. */
  flag?: string
  /** Undefined where it was not there before, or is not there any more. */
  before: string | undefined
  after: string | undefined
  /** An entry of the list `what` that was added, removed or moved. Of a moved one, the places differ. */
  entry?: { label: string; how: 'added' | 'removed' | 'moved' }
}

/** What differs between two forms of the same file. */
export function differencesOf(before: FormField, after: FormField): Difference[] {
  if (before.kind === 'list' && after.kind === 'list') {
    return compareLists(before, after, [after.title])
  }
  return inside({ before, after, trail: [] })
}

type Compared = {
  before: FormField | undefined
  after: FormField | undefined
  trail: string[]
  /** The words for an entry of a list or of a group of named ones. Others have their title. */
  label?: string | undefined
}

function compare({ before, after, trail, label }: Compared): Difference[] {
  const field = after ?? before
  const titles = isEvent(field) ? [label ?? ''] : [...trail, label ?? field?.title ?? '']
  if (before?.kind === 'list' && after?.kind === 'list') return compareLists(before, after, titles)
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  const flag = field?.kind === 'flag' ? { flag: field.name.split('.').at(-1) ?? '' } : {}
  const own =
    (old ?? '') === (fresh ?? '')
      ? []
      : [{ ...namesOf(titles), ...flag, before: old, after: fresh }]
  return [...own, ...inside({ before, after, trail: titles })]
}

function namesOf(titles: readonly string[]): Pick<Difference, 'what' | 'where' | 'field'> {
  const [where, field] = [titles.slice(0, -1).join(', '), titles.at(-1) ?? '']
  return { what: titles.join(', '), where, field }
}

/** A conference is known by its own name and dates, wherever it stands. */
function isEvent(field: FormField | undefined): boolean {
  const names = field?.kind === 'group' ? field.fields.map(({ name }) => name) : []
  return ['.name', '.dates'].every((end) => names.some((name) => name.endsWith(end)))
}

/** By name: a field of one form is compared with the same field of the other. */
function inside({ before, after, trail }: Compared): Difference[] {
  const [old, fresh] = [byName(before), byName(after)]
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), fresh.get(name)]
    const label = (after ?? before)?.kind === 'named' ? labelOf(is ?? was) : undefined
    return compare({ before: was, after: is, trail, label })
  })
}

function labelOf(field: FormField | undefined): string | undefined {
  return field && entryLabel(field)
}

function byName(field: FormField | undefined): Map<string, FormField> {
  return new Map((field ? innerFields(field) : []).map((inner) => [inner.name, inner]))
}

type List = FormField & { kind: 'list' }

function compareLists(before: List, after: List, titles: string[]): Difference[] {
  const names = namesOf(titles)
  const { removed, added, moved, pairs } = matchEntries(before, after)
  return [
    ...removed.map(({ label, item }) => ({
      ...names,
      before: summaryOf(item),
      after: undefined,
      entry: { label, how: 'removed' as const },
    })),
    ...added.map(({ label, item }) => ({
      ...names,
      before: undefined,
      after: summaryOf(item),
      entry: { label, how: 'added' as const },
    })),
    ...moved.map(({ label, from, to }) => ({
      ...names,
      before: ordinal(from + 1),
      after: ordinal(to + 1),
      entry: { label, how: 'moved' as const },
    })),
    ...pairs.flatMap(([old, fresh]) => comparePair(old, fresh, titles)),
  ]
}

/** Two places of the same entry. The names of their fields differ when it was moved. */
function comparePair(before: FormField, after: FormField, trail: string[]): Difference[] {
  const label = entryLabel(after)
  return compare({ before: renamed(before, after.name), after, trail, label })
}

function renamed(field: FormField, name: string): FormField {
  const inner = (each: FormField) => renamed(each, name + each.name.slice(field.name.length))
  switch (field.kind) {
    case 'group':
      return { ...field, name, fields: field.fields.map(inner) }
    case 'list':
      return { ...field, name, items: field.items.map(inner) }
    case 'named':
      return {
        ...field,
        name,
        entries: field.entries.map((entry) => ({ ...entry, field: inner(entry.field) })),
      }
    default:
      return { ...field, name }
  }
}

/** "Day: Sunday" and so on, a line for each field that has a value. */
function summaryOf(field: FormField): string {
  const value = wordsOf(field)
  if (value !== undefined) return value
  if (field.kind === 'list') return field.items.map(summaryOf).join(', ')
  return innerFields(field)
    .map((inner) => ({ inner, words: summaryOf(inner) }))
    .filter(({ words }) => words !== '')
    .map(({ inner, words }) => `${inner.title}: ${words}`)
    .join('\n')
}

function wordsOf(field: FormField | undefined): string | undefined {
  return field && shownValue(field)
}

/** 1st, 2nd, 3rd, 11th, 21st */
function ordinal(place: number): string {
  const ending = ORDINALS.get(new Intl.PluralRules('en', { type: 'ordinal' }).select(place))
  return `${place}${ending ?? 'th'}`
}

const ORDINALS = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
])

type Entry = { label: string; item: FormField }

type MatchedEntries = {
  removed: Entry[]
  added: Entry[]
  moved: { label: string; from: number; to: number }[]
  /** The same entry before and after, in the order of the new list. */
  pairs: [before: FormField, after: FormField][]
}

/** The fewest entries that explain the new order have moved. */
function matchEntries(before: List, after: List): MatchedEntries {
  const matched = after.ids.flatMap((id, to): Match[] => {
    const from = before.ids.indexOf(id)
    const [old, fresh] = [before.items[from], after.items[to]]
    return old && fresh ? [{ from, to, old, fresh }] : []
  })
  const stayed = new Set(longestRising(matched.map(({ from }) => from)))
  const without = (list: List, other: List) =>
    list.items.filter((_, index) => !other.ids.includes(list.ids[index] ?? '')).map(toEntry)
  return {
    removed: without(before, after),
    added: without(after, before),
    moved: matched
      .filter(({ from }) => !stayed.has(from))
      .map(({ from, to, fresh }) => ({ label: entryLabel(fresh), from, to })),
    pairs: matched.map(({ old, fresh }) => [old, fresh]),
  }
}

type Match = { from: number; to: number; old: FormField; fresh: FormField }

function toEntry(item: FormField): Entry {
  return { label: entryLabel(item), item }
}
