import { startTransition, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { forgetDraft, forgetOldDrafts, readStoredDraft, storeDraft } from './draft-store.ts'
import { type Fields, readFields } from './read-form.ts'
import { randomKey } from './use-submission-key.ts'

const draftSchema = v.object({
  /** The idempotency key of this draft. It stays the same after a reload and in another tab. */
  key: v.string(),
  sent: v.boolean(),
  typed: v.optional(
    v.record(v.string(), v.union([v.string(), v.array(v.record(v.string(), v.string()))])),
  ),
})

type Draft = v.InferOutput<typeof draftSchema>

export function openDraft(form: string): Draft {
  forgetOldDrafts()
  const stored = readDraft(form)
  if (stored) return stored
  const draft: Draft = { key: randomKey(), sent: false }
  storeDraft(form, draft)
  return draft
}

export function saveTyped(form: string, key: string, typed: Fields): void {
  const unchanged = JSON.stringify(readDraft(form)?.typed) === JSON.stringify(typed)
  if (!unchanged) storeDraft(form, { key, typed, sent: false })
}

export function markSent(form: string): void {
  const stored = readDraft(form)
  if (stored) storeDraft(form, { ...stored, sent: true })
}

/** Values on the page win. Blank fields are filled from the draft. */
export function withDraft(inPage: Fields, kept: Fields): Fields {
  const all = { ...kept, ...withoutBlanks(inPage) }
  const both = Object.entries(all).map(([name, value]) => {
    const [inDraft, here] = [kept[name], inPage[name]]
    if (!Array.isArray(inDraft) || !Array.isArray(here)) return [name, value]
    const rows = [...inDraft, ...here.slice(inDraft.length)]
    return [name, rows.map((row, index) => ({ ...row, ...withoutBlanks(here[index]) }))]
  })
  return Object.fromEntries(both)
}

function withoutBlanks(fields: Fields = {}): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
}

function readDraft(form: string): Draft | undefined {
  const parsed = v.safeParse(draftSchema, readStoredDraft(form))
  return parsed.success ? parsed.output : undefined
}

/** Keeps what is typed on this device until it has been paid for, for a day at most. Nothing leaves the browser. */
export function useDraft<Typed extends Fields>(
  form: { typed: Typed; change: (next: Typed) => void; props: { id: string } },
  asked: {
    /** The fields that are kept. Consent, which is given anew each time, is none of them. */
    names: readonly string[]
    isAnswered: boolean
    /** Whether it is kept at all: a form that was filled in for somebody is not. */
    isKept?: boolean
    fill: (fields: Fields) => Typed
  },
): { key: string | undefined; clear: () => void } {
  const { typed, change } = form
  const { id } = form.props
  const { names, isAnswered, isKept = true, fill } = asked
  const [key, setKey] = useState<string>()
  const restoring = useRef((kept: Fields) => {
    const element = document.forms.namedItem(id)
    if (!element) return
    // Values typed before hydration are only in the DOM.
    const inPage = readFields(new FormData(element))
    const restored = fill(isAnswered ? inPage : withDraft(inPage, only(names, kept)))
    // Writing renders the whole form at once.
    if (JSON.stringify(restored) !== JSON.stringify(fill(typed))) change(restored)
  })
  // The browser's store can't be read on the server, so this must wait for the first paint.
  useEffect(() => {
    if (!isKept) return
    const draft = openDraft(id)
    startTransition(() => setKey(draft.key))
    // After React's current work, so that the values appear at once and nothing is typed in between.
    queueMicrotask(() => restoring.current(draft.typed ?? {}))
  }, [id, isKept])
  // Browser storage is outside React, so it is updated after rendering.
  useEffect(() => {
    if (key) saveTyped(id, key, only(names, typed))
  }, [id, key, names, typed])
  const clear = () => {
    forgetDraft(id)
    setKey(openDraft(id).key)
  }
  return { key, clear }
}

function only(names: readonly string[], fields: Fields): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}
