import type { FormField } from './form-field.ts'

/** The fields right inside a field. None of a group that is left out. */
export function innerFields(field: FormField): readonly FormField[] {
  if (field.kind === 'group') return field.isThere ? field.fields : []
  if (field.kind === 'list') return field.items
  if (field.kind === 'named') return field.entries.map((entry) => entry.field)
  return []
}
