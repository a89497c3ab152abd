import { randomUUID } from 'node:crypto'

/** Every form that changes something carries a key: sent twice, it changes once. A refused form keeps its own. */
export function FormKey({ value = randomUUID() }: { value?: string | undefined }) {
  return <input type="hidden" name="key" value={value} />
}

/** The key of a submitted form. Anything else than what `FormKey` makes is ignored. */
export function keyOf(form: FormData): string | undefined {
  const key = form.get('key')
  return typeof key === 'string' && /^[\da-f-]{36}$/.test(key) ? key : undefined
}
