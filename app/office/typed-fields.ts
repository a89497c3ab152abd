import { readFormData } from '#app/http/read-form-data.ts'
import type { OfficeContext } from './office-env.ts'

/** The text fields of a posted form. */
export async function typedFields(context: OfficeContext): Promise<Record<string, string>> {
  return textsOf(await readFormData(context.req.raw))
}

/** Trimmed, by name. Of a field that is sent twice the first one counts; files are left out. */
export function textsOf(form: FormData): Record<string, string> {
  const texts = new Map<string, string>()
  for (const [name, value] of form) {
    if (typeof value !== 'string' || texts.has(name)) continue
    // PostgreSQL refuses text with a NUL.
    texts.set(name, value.replaceAll('\0', '').trim())
  }
  return Object.fromEntries(texts)
}
