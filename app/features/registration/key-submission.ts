/**
 * Runs in the browser, from inside the page: it must not use anything outside of itself. Who goes back
 * to the form can send it again before the framework has come, and the browser then sends the form by
 * itself: the key of the draft goes with it, so that it is still the same registration.
 */
export function keySubmission(form: string, draft: string, keptForMs: number): void {
  addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.id !== form) return
    if (formData.has('submission')) return
    try {
      const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
        part.toString(16).padStart(8, '0'),
      ).join('')
      const old = JSON.parse(localStorage.getItem(draft) ?? '{}')
      const fresh = Date.now() - old.at < keptForMs
      const kept = { key, sent: true, at: Date.now(), ...(fresh && old) }
      localStorage.setItem(draft, JSON.stringify(kept))
      formData.set('submission', kept.key)
    } catch (error) {
      // A browser that keeps nothing sends no key, as one without scripts does.
      if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error
    }
  })
}
