import { startTransition, useEffect, useRef, useState } from 'react'
import { openDraft, readTyped, saveTyped, type TypedDraft } from './draft.ts'
import { forgetDraft } from './draft-store.ts'

type Drafting = {
  /** The name of the form. */
  form: string
  /** The current values. */
  value: unknown
  /** Puts a draft's values into the form. */
  restore: (typed: TypedDraft | undefined) => void
}

type OpenDraft = {
  /** The idempotency key of this draft. */
  key: string | undefined
  /** Deletes the draft and starts a new one. */
  clear: () => void
}

/**
 * Keeps what is typed on this device until it has been paid for, for a day at most. Nothing leaves
 * the browser.
 */
export function useDraft({ form, value, restore }: Drafting): OpenDraft {
  const [key, setKey] = useState<string>()
  const restoring = useRef(restore)
  // The browser's store can't be read on the server, so this must wait for the first paint.
  useEffect(() => {
    const draft = openDraft(form)
    startTransition(() => setKey(draft.key))
    // After React's current work, so that the values appear at once and nothing is typed in
    // between.
    queueMicrotask(() => restoring.current(draft.typed))
  }, [form])
  const typed = JSON.stringify(readTyped(value))
  // Browser storage is outside React, so it is updated after rendering.
  useEffect(() => {
    const read = typed ? readTyped(JSON.parse(typed)) : undefined
    if (key && read) saveTyped(form, { key, typed: read })
  }, [form, key, typed])
  const clear = () => {
    forgetDraft(form)
    setKey(openDraft(form).key)
  }
  return { key, clear }
}
