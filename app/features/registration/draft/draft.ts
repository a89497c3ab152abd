import { startTransition, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { typedPersonSchema } from '#app/features/registration/persons/typed-persons.ts'
import { randomKey } from '#app/ui/form/use-submission-key.ts'
import { LARGEST_PARTY } from '#domain/registration/party.ts'
import { forgetDraft, forgetOldDrafts, readStoredDraft, storeDraft } from './draft-store.ts'

const text = v.optional(v.string())

const typedSchema = v.object({
  productinfo: text,
  type: text,
  residential: text,
  arrival: text,
  paym: text,
  agree: text,
  persons: v.pipe(v.array(typedPersonSchema), v.minLength(1), v.maxLength(LARGEST_PARTY)),
})

const draftSchema = v.object({
  /** The idempotency key of this draft. It stays the same after a reload and in another tab. */
  key: v.string(),
  /** Whether these values were the last ones sent. */
  sent: v.boolean(),
  /** Without consent, which is given anew each time. */
  typed: v.optional(v.omit(typedSchema, ['agree'])),
})

type Draft = v.InferOutput<typeof draftSchema>
export type TypedDraft = v.InferOutput<typeof typedSchema>

/** Returns this device's draft of a form, or a new one. Removes expired drafts. */
export function openDraft(form: string): Draft {
  forgetOldDrafts()
  const stored = readDraft(form)
  if (stored) return stored
  const draft: Draft = { key: randomKey(), sent: false }
  storeDraft(form, draft)
  return draft
}

export function saveTyped(form: string, change: { key: string; typed: TypedDraft }): void {
  const stored = readDraft(form)
  const { agree: _, ...typed } = change.typed
  const unchanged = JSON.stringify(stored?.typed) === JSON.stringify(typed)
  if (!unchanged) storeDraft(form, { key: change.key, typed, sent: false })
}

export function markSent(form: string): void {
  const stored = readDraft(form)
  if (stored) storeDraft(form, { ...stored, sent: true })
}

/** The form's current text values, known fields only. */
export function readTyped(value: unknown): TypedDraft | undefined {
  const parsed = v.safeParse(typedSchema, withPersons(value))
  return parsed.success ? parsed.output : undefined
}

/** Whether any field has a value. */
export function hasWords({ persons, ...choices }: TypedDraft): boolean {
  return [choices, ...persons].some((fields) => Object.values(fields).some(Boolean))
}

/** Values on the page win. Blank fields are filled from the draft. */
export function withPageValues(
  draft: TypedDraft | undefined,
  inPage: TypedDraft | undefined,
): TypedDraft | undefined {
  if (!draft || !inPage) return inPage ?? draft
  const { persons, ...choices } = inPage
  const count = Math.max(draft.persons.length, persons.length)
  return {
    ...draft,
    ...withoutBlanks(choices),
    persons: Array.from({ length: count }, (_, index) => ({
      ...draft.persons[index],
      ...withoutBlanks(persons[index] ?? {}),
    })),
  }
}

/** Compares two forms. A blank field equals a missing one. */
export function isSame(one: TypedDraft | undefined, other: TypedDraft | undefined): boolean {
  return toComparable(one) === toComparable(other)
}

function toComparable(typed: TypedDraft | undefined): string {
  const fields = readTyped(typed ?? {})
  return JSON.stringify(fields, (_name, value) => (value === '' ? undefined : value))
}

function withoutBlanks(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

/** The form library omits a person whose fields are all empty. */
function withPersons(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const persons = 'persons' in value && Array.isArray(value.persons) ? value.persons : [{}]
  return { ...value, persons: Array.from(persons, (person) => person ?? {}) }
}

function readDraft(form: string): Draft | undefined {
  const parsed = v.safeParse(draftSchema, readStoredDraft(form))
  return parsed.success ? parsed.output : undefined
}

type DraftParts = { form: string; value: unknown; restore: (typed: TypedDraft | undefined) => void }

type OpenDraft = { key: string | undefined; clear: () => void }

/**
 * Keeps what is typed on this device until it has been paid for, for a day at most. Nothing leaves
 * the browser.
 */
export function useDraft({ form, value, restore }: DraftParts): OpenDraft {
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
