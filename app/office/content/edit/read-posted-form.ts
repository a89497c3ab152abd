import { readFormData } from '#app/http/read-form-data.ts'
import type { OfficeContext } from '#app/office/office-env.ts'
import { UPLOAD } from './photograph-field.tsx'

/** A photograph that was sent, and the picture that it is for. */
export type Upload = { name: string; file: File }

/** The posted form: its texts by name, as they were typed, and its photographs. */
export async function readPostedForm(
  context: OfficeContext,
): Promise<{ typed: Map<string, string>; uploads: Upload[] }> {
  const typed = new Map<string, string>()
  const uploads: Upload[] = []
  for (const [name, value] of await readFormData(context.req.raw)) {
    if (typeof value === 'string') typed.set(name, value)
    else if (name.startsWith(UPLOAD) && value.size > 0) {
      uploads.push({ name: name.slice(UPLOAD.length), file: value })
    }
  }
  return { typed, uploads }
}
