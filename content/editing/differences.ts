import type { FormField } from './form-field.ts'

/** One field that differs, as people read it. */
export type Difference = {
  /** "Services, Entry 1, Time" */
  what: string
  /** Undefined where it was not there before, or is not there any more. */
  before: string | undefined
  after: string | undefined
}

/** What differs between two forms of the same file. */
export function differencesOf(before: FormField, after: FormField): Difference[] {
  const [old, fresh] = [leavesOf(before), leavesOf(after)]
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((name) => ({
      what: fresh.get(name)?.what ?? old.get(name)?.what ?? name,
      before: old.get(name)?.value,
      after: fresh.get(name)?.value,
    }))
    .filter((one) => (one.before ?? '') !== (one.after ?? ''))
}

type Leaf = { what: string; value: string }

function leavesOf(form: FormField): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>()
  for (const field of innerOf(form)) collect(field, [], leaves)
  return leaves
}

function collect(field: FormField, trail: readonly string[], leaves: Map<string, Leaf>): void {
  const titles = [...trail, field.title]
  const inner = innerOf(field)
  if (inner.length > 0) for (const each of inner) collect(each, titles, leaves)
  else if ('value' in field) {
    leaves.set(field.name, { what: titles.join(', '), value: shown(field.value) })
  }
}

function innerOf(field: FormField): readonly FormField[] {
  if (field.kind === 'group') return field.isThere ? field.fields : []
  if (field.kind === 'list') return field.items
  if (field.kind === 'named') return field.entries.map((entry) => entry.field)
  return []
}

function shown(value: string | boolean): string {
  if (typeof value === 'string') return value
  return value ? 'Yes' : ''
}
