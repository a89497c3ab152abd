import { isTrapped } from './ui/trap-field.tsx'

export type FormRead = { form: FormData; trapped: boolean }

/** Reads a posted form. A body that is no form at all, or far too long a one, holds no fields. */
export async function readForm(request: Request): Promise<FormRead> {
  const form = await request.formData().catch(() => new FormData())
  if ([...form.keys()].length > MOST_FIELDS) return { form: new FormData(), trapped: false }
  return { form, trapped: isTrapped(form) }
}

const MOST_FIELDS = 200

/** The fields of a form that are ours, and are text; what comes twice counts once. */
export function knownFields(form: FormData, names: readonly string[]): FormData {
  const known = new FormData()
  for (const name of names) {
    const value = form.get(name)
    if (typeof value === 'string') known.set(name, value)
  }
  return known
}
