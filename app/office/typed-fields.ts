import { readFormData } from '#app/http/read-form-data.ts'
import { textsOf } from '#app/http/texts-of.ts'
import type { OfficeContext } from './office-env.ts'

/** The text fields of a posted form. */
export async function typedFields(context: OfficeContext): Promise<Record<string, string>> {
  return textsOf(await readFormData(context.req.raw))
}
