/** Where drafts are kept in the browser: one for each form, on this device only, for a day. */
export const STORED_FOR_MS = 24 * 60 * 60_000

/** Undefined also when it was kept too long ago. */
export function readStoredDraft(form: string): unknown {
  return withStore((store) => readFresh(store, draftName(form)))
}

export function storeDraft(form: string, draft: object): void {
  const stored = JSON.stringify({ ...draft, at: Date.now() })
  withStore((store) => store.setItem(draftName(form), stored))
}

/** Removes expired drafts, also those of other forms. */
export function forgetOldDrafts(): void {
  withStore((store) => {
    const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
    for (const name of names) {
      if (name.startsWith(draftName('')) && !readFresh(store, name)) store.removeItem(name)
    }
  })
}

export function forgetDraft(form: string): void {
  withStore((store) => store.removeItem(draftName(form)))
}

export function draftName(form: string): string {
  return `registration-draft:${form}`
}

function readFresh(store: Storage, name: string): unknown {
  const stored = parse(store.getItem(name) ?? '')
  const at =
    typeof stored === 'object' && stored !== null && 'at' in stored ? Number(stored.at) : Number.NaN
  const age = Date.now() - at
  return age >= 0 && age < STORED_FOR_MS ? stored : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Storage may be disabled or full. Registering must work all the same. */
function withStore<Answer>(use: (store: Storage) => Answer): Answer | undefined {
  try {
    return use(localStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** After a success. Values typed since the form was sent belong to another registration and stay. */
export function forgetSentDraft(form: string): void {
  forgetOldDrafts()
  const stored = readStoredDraft(form)
  const isSent =
    typeof stored === 'object' && stored !== null && 'sent' in stored && stored.sent === true
  if (isSent) forgetDraft(form)
}
