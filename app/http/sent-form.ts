import type { SentForm } from '#app/ui/form/typed.ts'
import { readFormData } from './read-form-data.ts'

/** The texts of a sent form. A key and a version that none of our forms has are left out. */
export async function sentForm(request: Request): Promise<SentForm> {
  const { key, version, ...typed } = textsOf(await readFormData(request))
  return {
    typed,
    key: key && /^[\da-f-]{36}$/.test(key) ? key : undefined,
    version: version && /^\d{1,9}$/.test(version) ? Number(version) : undefined,
  }
}

/** Trimmed, by name. Of a field that is sent twice the first one counts; files are left out. */
function textsOf(form: FormData): Record<string, string> {
  const texts = new Map<string, string>()
  for (const [name, value] of form) {
    if (typeof value === 'string' && !texts.has(name)) texts.set(name, value.trim())
  }
  return Object.fromEntries(texts)
}
