import { startTransition, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import {
  readTyped,
  type TypedForm,
  typedSchema,
} from '#app/features/registration/persons/typed-form.ts'
import { randomKey } from '#app/ui/form/use-submission-key.ts'
import { LARGEST_PARTY } from '#domain/registration/party.ts'
import { forgetDraft, forgetOldDrafts, readStoredDraft, storeDraft } from './draft-store.ts'

const draftSchema = v.object({
  /** The idempotency key of this draft. It stays the same after a reload and in another tab. */
  key: v.string(),
  /** Whether these values were the last ones sent. */
  sent: v.boolean(),
  /** Without consent, which is given anew each time, and without those who were left out. */
  typed: v.optional(
    v.object({
      ...v.omit(typedSchema, ['agree', 'dropped']).entries,
      persons: v.pipe(typedSchema.entries.persons, v.minLength(1), v.maxLength(LARGEST_PARTY)),
    }),
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

export function saveTyped(form: string, key: string, all: TypedForm): void {
  const { agree: _agree, dropped: _dropped, ...typed } = all
  const unchanged = JSON.stringify(readDraft(form)?.typed) === JSON.stringify(typed)
  if (!unchanged) storeDraft(form, { key, typed, sent: false })
}

export function markSent(form: string): void {
  const stored = readDraft(form)
  if (stored) storeDraft(form, { ...stored, sent: true })
}

/** Values on the page win. Blank fields are filled from the draft. */
export function withDraft(inPage: TypedForm, draft: NonNullable<Draft['typed']>): TypedForm {
  const { persons, dropped, ...choices } = inPage
  const both = [...draft.persons, ...persons.slice(draft.persons.length)]
  return {
    ...draft,
    ...withoutBlanks(choices),
    dropped,
    persons: both.map((person, index) => ({ ...person, ...withoutBlanks(persons[index]) })),
  }
}

function withoutBlanks(fields: Record<string, string | undefined> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

/** Compares two forms, whatever the order of their fields. */
export function isSame(one: TypedForm, other: TypedForm): boolean {
  const [text, otherText] = [one, other].map((typed) => JSON.stringify(readTyped(typed)))
  return text === otherText
}

function readDraft(form: string): Draft | undefined {
  const parsed = v.safeParse(draftSchema, readStoredDraft(form))
  return parsed.success ? parsed.output : undefined
}

/**
 * Keeps what is typed on this device until it has been paid for, for a day at most. Nothing leaves
 * the browser.
 */
export function useDraft(
  form: string,
  typed: TypedForm,
  restore: (draft: Draft['typed']) => void,
): { key: string | undefined; clear: () => void } {
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
  // Browser storage is outside React, so it is updated after rendering.
  useEffect(() => {
    if (key) saveTyped(form, key, typed)
  }, [form, key, typed])
  const clear = () => {
    forgetDraft(form)
    setKey(openDraft(form).key)
  }
  return { key, clear }
}
