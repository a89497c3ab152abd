import { randomUUID } from 'node:crypto'

/** Every form that changes something carries a key: sent twice, it changes once. A refused form keeps its own. */
export function FormKey({ value = randomUUID() }: { value?: string | undefined }) {
  return <input type="hidden" name="key" value={value} />
}

/** The key of a submitted form's fields. Anything else than what `FormKey` makes is ignored. */
export function keyOf({ key }: { key?: string | undefined }): string | undefined {
  return key !== undefined && /^[\da-f-]{36}$/.test(key) ? key : undefined
}
