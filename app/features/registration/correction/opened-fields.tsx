import { isOpenedField } from './rebase-correction.ts'

/** Says what a form of corrections was opened with. */
export function OpenedFields({ typed }: { typed: Readonly<Record<string, string>> }) {
  return Object.entries(typed)
    .filter(([name]) => isOpenedField(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
