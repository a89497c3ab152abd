import { useEffect, useRef, useState } from 'react'
import { openDraft, readTyped, saveTyped, type TypedDraft } from './draft.ts'
import { forgetDraft } from './draft-store.ts'

type Drafting = {
  /** The name of the form. */
  form: string
  /** What stands in it now. */
  value: unknown
  /** Puts what was typed earlier back in. */
  restore: (typed: TypedDraft | undefined) => void
}

type KeptDraft = {
  /** The key of this filling-in. */
  key: string | undefined
  /** Forgets what was typed; what follows is another filling-in. */
  clear: () => void
}

/**
 * Keeps what is typed on this device until it has been paid for, for a day at most. Nothing leaves the
 * browser.
 */
export function useDraft({ form, value, restore }: Drafting): KeptDraft {
  const [key, setKey] = useState<string>()
  const restoring = useRef(restore)
  // The browser's store can't be read on the server, so this must wait for the first paint.
  useEffect(() => {
    const draft = openDraft(form)
    setKey(draft.key)
    // Once React is at rest: what is put back then is there at once, and nothing is typed in between.
    queueMicrotask(() => restoring.current(draft.typed))
  }, [form])
  const typed = JSON.stringify(readTyped(value))
  // The store is outside of React: it follows what has been rendered.
  useEffect(() => {
    if (key && typed) saveTyped(form, { key, typed: readTyped(JSON.parse(typed)) })
  }, [form, key, typed])
  const clear = () => {
    forgetDraft(form)
    setKey(openDraft(form).key)
  }
  return { key, clear }
}
