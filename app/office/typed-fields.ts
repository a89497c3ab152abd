import type { OfficeContext } from './office-env.ts'

/** The text fields of a posted form. Of a field that is sent twice the last one counts. */
export async function typedFields(context: OfficeContext): Promise<Record<string, string>> {
  const form = await context.req.parseBody()
  const texts = Object.entries(form).flatMap(([name, value]) =>
    // PostgreSQL refuses text with a NUL.
    typeof value === 'string' ? [[name, value.replaceAll('\0', '').trim()] as const] : [],
  )
  return Object.fromEntries(texts)
}
