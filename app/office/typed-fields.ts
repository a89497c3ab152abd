import { readFormData } from '#app/http/read-form-data.ts'
import { textsOf } from '#app/http/texts-of.ts'
import { keyOf } from './form-key.tsx'
import type { OfficeContext } from './office-env.ts'

/** The text fields of a posted form. A key that `FormKey` has not made is left out. */
export async function typedFields(context: OfficeContext): Promise<Record<string, string>> {
  const { key: sent, ...typed } = textsOf(await readFormData(context.req.raw))
  const key = keyOf({ key: sent })
  return key === undefined ? typed : { ...typed, key }
}
