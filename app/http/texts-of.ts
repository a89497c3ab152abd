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
