import type { FormField } from '#content-model/editing/form-field.ts'

type List = Extract<FormField, { kind: 'list' }>

const MAX_ENTRIES = 12
const MAX_FIELDS = 4

/** Whether all entries of a list fit into one form, a row for each. The others are edited one by one. */
export function isShortList({ items }: List): boolean {
  return items.length <= MAX_ENTRIES && items.every(isShort)
}

/** Whether they also fit beside other fields: entries that differ from each other don't. */
export function isPlainList(list: List): boolean {
  return isShortList(list) && list.options.length === 0
}

function isShort(field: FormField): boolean {
  if (field.kind === 'group') {
    return !field.isPicture && field.fields.length <= MAX_FIELDS && field.fields.every(isShort)
  }
  return !['list', 'named', 'markdown', 'long'].includes(field.kind)
}
