/** Where drafts are kept in the browser: one for each form, on this device only. */

export function readKept(form: string): unknown {
  const kept = withStore((store) => store.getItem(draftName(form)))
  try {
    return kept ? JSON.parse(kept) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export function keep(form: string, draft: unknown): void {
  withStore((store) => store.setItem(draftName(form), JSON.stringify(draft)))
}

export function forget(form: string): void {
  withStore((store) => store.removeItem(draftName(form)))
}

export function draftName(form: string): string {
  return `registration-draft:${form}`
}

/** A browser that keeps nothing, or whose store is full, must not keep anybody from registering. */
function withStore<Answer>(use: (store: Storage) => Answer): Answer | undefined {
  try {
    return use(localStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
