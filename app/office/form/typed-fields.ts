import { readFormData } from '#app/http/read-form-data.ts'
import { textsOf } from '#app/http/texts-of.ts'
import type { OfficeContext } from '#app/office/office-env.ts'
import { keyOf } from './form-key.tsx'

/** The text fields of a posted form. A key that `FormKey` has not made is left out. */
export async function typedFields(context: OfficeContext): Promise<Record<string, string>> {
  const { key: sent, ...typed } = textsOf(await readFormData(context.req.raw))
  const key = keyOf({ key: sent })
  return key === undefined ? typed : { ...typed, key }
}
