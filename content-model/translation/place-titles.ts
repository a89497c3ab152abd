import { entryLabel } from '#content-model/editing/entry-label.ts'
import type { FormField } from '#content-model/editing/form-field.ts'
import { join } from '#content-model/editing/form-of.ts'
import { innerFields } from '#content-model/editing/inner-fields.ts'

/** The words on the way to a place of a form: fields by their titles, entries by their own names. */
export function placeTitles(form: FormField, keys: readonly (string | number)[]): string[] {
  const titles: string[] = []
  let [field, name] = [form, form.name]
  for (const key of keys) {
    name = join(name, key)
    const inner = innerFields(field).find((each) => each.name === name)
    if (!inner) return titles
    titles.push(field.kind === 'group' ? inner.title : entryLabel(inner))
    field = inner
  }
  return titles
}
