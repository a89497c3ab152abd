import type { SubmissionResult } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { canAdd, canRemove, isPartyType, resizeParty } from '#domain/registration/party.ts'
import type { RegistrationInput } from '#domain/registration/registration-input.ts'
import { INTENT, type Intent, readIntent } from './form-intent.ts'
import { TOO_MANY } from './messages.ts'
import { type OfferedCodes, registrationSchema, toRegistration } from './registration-schema.ts'

export type Reply = SubmissionResult<string[]>

export type FormReading =
  | {
      kind: 'complete'
      registration: RegistrationInput
      key: string | undefined
      /** The same form again, with what went wrong. */
      reply: (problem: string) => Reply
    }
  /** Somebody comes or goes, or the price was asked for: the form is shown again. */
  | { kind: 'changed' | 'refused'; reply: Reply }

/**
 * Reads what a browser sent. The form library follows every name and every intent it is given, so
 * it is only given those that our own form has.
 */
export function readRegistrationForm(sent: FormData, codes: OfferedCodes): FormReading {
  const form = knownFields(sent)
  if (!form) return { kind: 'refused', reply: { status: 'error', error: { '': [UNREADABLE] } } }
  if (countPersons(form) > MOST_PERSONS) {
    return { kind: 'refused', reply: { status: 'error', error: { '': [TOO_MANY] } } }
  }
  const intent = allowedIntent(readIntent(sent.get(INTENT)), form)
  if (intent) form.set(INTENT, JSON.stringify(intent))
  const submission = parseWithValibot(form, { schema: registrationSchema(codes) })
  if (submission.status === 'success') {
    return {
      kind: 'complete',
      registration: toRegistration(submission.value),
      key: textOf(sent.get('submission')),
      reply: (problem) => submission.reply({ formErrors: [problem] }),
    }
  }
  const reply = submission.reply()
  return { kind: intent ? 'changed' : 'refused', reply: withEverybody(reply, intent) }
}

const UNREADABLE = 'Something in this form could not be read. Please fill it in again.'

const FIELD =
  /^(?:productinfo|type|residential|arrival|paym|agree|persons\[(\d{1,9})\]\.(?:firstname|lastname|gender|email|age|phone|city))$/

const MOST_FIELDS = 200
const MOST_PERSONS = 10

/** Fields that are not ours are left behind; one of ours that comes twice or as a file spoils all. */
function knownFields(sent: FormData): FormData | undefined {
  const known = new FormData()
  const entries = [...sent]
  if (entries.length > MOST_FIELDS) return undefined
  for (const [name, value] of entries) {
    if (!FIELD.test(name)) continue
    if (typeof value !== 'string' || known.has(name)) return undefined
    known.set(name, value)
  }
  return known
}

function countPersons(form: FormData): number {
  const indexes = [...form.keys()].map((name) => Number(FIELD.exec(name)?.[1] ?? -1))
  return Math.max(-1, ...indexes) + 1
}

/** The buttons follow the rules of the party; a request that doesn't use them has to as well. */
function allowedIntent(intent: Intent | undefined, form: FormData): Intent | undefined {
  const type = form.get('type')
  const look: Intent = { type: 'validate', payload: { name: 'persons' } }
  if (!intent || intent.type === 'validate') return intent && look
  if (!isPartyType(type)) return look
  const allowed =
    intent.type === 'insert'
      ? canAdd(type, countPersons(form))
      : canRemove(type, intent.payload.index) && intent.payload.index < countPersons(form)
  return allowed ? intent : look
}

/** Without a script this is where a changed "Registering as" gets its number of persons. */
function withEverybody(reply: Reply, intent: Intent | undefined): Reply {
  const typed = reply.initialValue ?? {}
  const { type } = typed
  const persons = Array.isArray(typed.persons) ? typed.persons : []
  if (!isPartyType(type)) {
    return { ...reply, initialValue: { ...typed, persons: persons.length > 0 ? persons : [{}] } }
  }
  const resized = resizeParty({ type, persons, blank: () => ({}) })
  // A refused form keeps also those who are too many: they were typed, and the message says so.
  const everybody = intent ? resized : [...resized, ...persons.slice(resized.length)]
  return { ...reply, initialValue: { ...typed, persons: everybody } }
}

function textOf(value: FormDataEntryValue | null): string | undefined {
  return typeof value === 'string' ? value : undefined
}
