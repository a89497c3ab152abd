import { longestRising } from '#content-model/changes/match-entries.ts'
import { type FormField, innerFields } from './form-of.ts'
import { entryLabel, shownValue } from './form-words.ts'

export type Difference = {
  /** "Service times, Sunday Service, Time" */
  what: string
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

export function differencesOf(
  before: FormField | undefined,
  after: FormField | undefined,
): Difference[] {
  const field = after ?? before
  return field?.kind === 'list'
    ? compareLists(before, after, [field.title])
    : inside(before, after, [])
}

/** The label is of an entry of a list or of a group of named ones. Others have their title. */
function compare(
  before: FormField | undefined,
  after: FormField | undefined,
  trail: readonly string[],
  label?: string,
): Difference[] {
  const field = after ?? before
  const titles = isEvent(field) ? [label ?? ''] : [...trail, label ?? field?.title ?? '']
  if (field?.kind === 'list') return compareLists(before, after, titles)
  const [old, fresh] = [before, after].map((each) => each && shownValue(each))
  const deeper = inside(before, after, titles)
  if ((old ?? '') === (fresh ?? '')) return deeper
  const flag = field?.kind === 'flag' ? { flag: field.name.split('.').at(-1) ?? '' } : {}
  return [{ ...namesOf(titles), ...flag, before: old, after: fresh }, ...deeper]
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

/** By their names inside it: an entry that has moved has another name itself. */
function inside(
  before: FormField | undefined,
  after: FormField | undefined,
  trail: readonly string[],
): Difference[] {
  const [old, fresh] = [before, after].map(
    (field) =>
      new Map(
        field && innerFields(field).map((inner) => [inner.name.slice(field.name.length), inner]),
      ),
  )
  const names = new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])
  return [...names].flatMap((name) => {
    const [was, is] = [old?.get(name), fresh?.get(name)]
    const entry = (after ?? before)?.kind === 'named' ? (is ?? was) : undefined
    return compare(was, is, trail, entry && entryLabel(entry))
  })
}

/** The fewest entries that explain the new order have moved. A list that is not there is an empty one. */
function compareLists(
  old: FormField | undefined,
  fresh: FormField | undefined,
  titles: readonly string[],
): Difference[] {
  const names = namesOf(titles)
  const before = old?.kind === 'list' ? old : EMPTY
  const after = fresh?.kind === 'list' ? fresh : EMPTY
  const matched = after.ids.flatMap((id, to) => {
    const from = before.ids.indexOf(id)
    const [old, fresh] = [before.items[from], after.items[to]]
    return old && fresh ? [{ from, to, old, fresh }] : []
  })
  const stayed = new Set(longestRising(matched.map(({ from }) => from)))
  const only = (list: typeof EMPTY, other: typeof EMPTY) =>
    list.items.filter((_, index) => !other.ids.includes(list.ids[index] ?? ''))
  const entry = (
    how: 'added' | 'removed' | 'moved',
    item: FormField,
    was?: string,
    is?: string,
  ) => {
    return { ...names, entry: { label: nameOf(item), how }, before: was, after: is }
  }
  return [
    ...only(before, after).map((item) => entry('removed', item, summaryOf(item))),
    ...only(after, before).map((item) => entry('added', item, undefined, summaryOf(item))),
    ...matched
      .filter(({ from }) => !stayed.has(from))
      .map(({ from, to, fresh }) => entry('moved', fresh, ordinal(from + 1), ordinal(to + 1))),
    ...matched.flatMap(({ old, fresh }) => compare(old, fresh, titles, nameOf(fresh, old))),
  ]
}

/** An entry that has lost its words is known by those that it had. */
function nameOf(...states: FormField[]): string {
  return states.map(entryLabel).find((label) => !/^Entry \d+$/.test(label)) ?? 'an empty one'
}

/** "Day: Sunday" and so on, a line for each field that has a value. */
function summaryOf(field: FormField): string {
  const value = shownValue(field)
  if (value !== undefined) return value
  if (field.kind === 'list') return field.items.map(summaryOf).join(', ')
  return innerFields(field)
    .map((inner) => [inner.title, summaryOf(inner)])
    .filter(([, words]) => words !== '')
    .map((line) => line.join(': '))
    .join('\n')
}

/** 1st, 2nd, 3rd, 11th, 21st */
function ordinal(place: number): string {
  const ending = ORDINALS.get(new Intl.PluralRules('en', { type: 'ordinal' }).select(place))
  return `${place}${ending ?? 'th'}`
}

const EMPTY: Pick<FormField & { kind: 'list' }, 'ids' | 'items'> = { ids: [], items: [] }

const ORDINALS = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
])
