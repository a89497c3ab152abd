/**
 * Runs as an inline script, so it must not use anything outside itself. Whoever goes back can send the form again
 * before the framework is loaded: with the draft's key it is still the same registration.
 */
export function keySubmission(form: string, draft: string, storedForMs: number): void {
  addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.id !== form) return
    if (formData.has('submission')) return
    try {
      const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
        part.toString(16).padStart(8, '0'),
      ).join('')
      const old = JSON.parse(localStorage.getItem(draft) ?? '{}')
      const fresh = Date.now() - old.at < storedForMs
      const stored = { key, sent: true, at: Date.now(), ...(fresh && old) }
      localStorage.setItem(draft, JSON.stringify(stored))
      formData.set('submission', stored.key)
    } catch (error) {
      // Without storage no key is sent, as without scripts.
      if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error
    }
  })
}
