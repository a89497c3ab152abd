import type { Typing } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'

/** Why an entry or a receipt is undone. Several are on a page. */
export function ReasonField({ id, typed = {}, errors = {} }: Partial<Typing> & { id: string }) {
  const focus = errors.reason !== undefined
  return (
    <TypedField label="Reason" name="reason" maxLength={200} {...{ id, focus, typed, errors }} />
  )
}
