import { randomUUID } from 'node:crypto'

type Props = {
  /** A refused form keeps its own. */
  value?: string | undefined
  /** Of the record that the form is about. Whoever was told of a change goes on with the newer one. */
  version?: number | undefined
}

/**
 * Every form that changes something carries a key: sent twice, it changes once. A form about a record also
 * carries the version with which it was first opened.
 */
export function FormKey({ value = randomUUID(), version }: Props) {
  return (
    <>
      <input type="hidden" name="key" value={value} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
    </>
  )
}
