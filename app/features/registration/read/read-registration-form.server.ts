import type { SubmissionResult } from '@conform-to/react'
import * as v from 'valibot'
import {
  personsIn,
  readDropped,
  readShared,
  shareContacts,
  type TypedPerson,
} from '#app/features/registration/persons/typed-persons.ts'
import {
  type FormRules,
  registrationSchema,
  toRegistration,
} from '#app/features/registration/registration-schema.ts'
import { parseForm } from '#app/ui/form/parse-form.ts'
import {
  canAdd,
  canRemove,
  isPartyType,
  LARGEST_PARTY,
  type RegistrationInput,
  regroupParty,
} from '#domain/registration/party.ts'
import { contactsOf, isBlank, PERSON_FIELDS } from '#domain/registration/person.ts'
import { FORM_ANSWERS, REGISTRATION_FORM } from '#words/forms.ts'

export type Reply = SubmissionResult<string[]>

export type CompleteForm = {
  kind: 'complete'
  registration: RegistrationInput
  key: string | undefined
  /** The same form again, with what went wrong. */
  reply: (message: string) => Reply
}

type FormReading =
  | CompleteForm
  /** A person was added or removed, or the price was requested: the form is shown again. */
  | { kind: 'changed' | 'refused'; reply: Reply; dropped: TypedPerson[] }

/**
 * Reads a submitted form. The form library interprets every field name and intent in it, so it gets
 * only those of our own form.
 */
export function readRegistrationForm(sent: FormData, rules: FormRules): FormReading {
  const { language } = rules
  const words = FORM_ANSWERS[language]
  const form = knownFields(sent)
  if (!form) return unreadable(words.unreadable)
  if (countPersons(form) > MAX_PERSONS) {
    return unreadable(REGISTRATION_FORM[language].tooMany(LARGEST_PARTY))
  }
  const asked = readIntent(sent.get(INTENT))
  const intent = allowedIntent(asked, form)
  const schema = registrationSchema(rules)
  if (intent) {
    const typed = parseForm(form, schema).payload
    for (const { name, value } of shareContacts(typed, readShared(sent))) form.set(name, value)
    form.set(INTENT, JSON.stringify(intent))
  }
  const submission = parseForm(form, schema)
  if (submission.status === 'success') {
    return {
      kind: 'complete',
      registration: toRegistration(submission.value, language),
      key: textOf(sent.get('submission')),
      reply: (message) => submission.reply({ formErrors: [message] }),
    }
  }
  const kind = intent ? 'changed' : 'refused'
  const dropped = readDropped(sent)
  const shown = withEverybody(submission.reply(), { intent, dropped })
  return asked?.type === 'insert' && intent?.type !== 'insert'
    ? { kind, ...shown, reply: withError(shown.reply, words.cantAdd) }
    : { kind, ...shown }
}

function unreadable(message: string): FormReading {
  return { kind: 'refused', reply: { status: 'error', error: { '': [message] } }, dropped: [] }
}

function withError(reply: Reply, message: string): Reply {
  return { ...reply, error: { ...reply.error, persons: [message] } }
}

const PERSON_NAMES = PERSON_FIELDS.map(({ name }) => name).join('|')

const FIELD = new RegExp(
  `^(?:productinfo|type|residential|arrival|paym|agree|persons\\[(\\d{1,9})\\]\\.(?:${PERSON_NAMES}))$`,
)

const MAX_FIELDS = 200
const MAX_PERSONS = 10

/**
 * Drops unknown fields. A known field that is sent twice or as a file makes the form unreadable.
 */
function knownFields(sent: FormData): FormData | undefined {
  const known = new FormData()
  const entries = [...sent]
  if (entries.length > MAX_FIELDS) return undefined
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

/** Applies the party's limits to intents that did not come from our buttons. */
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

/** Without a script, adjusts the number of persons to a changed "Registering as". */
function withEverybody(
  reply: Reply,
  { intent, dropped }: { intent: Intent | undefined; dropped: TypedPerson[] },
): { reply: Reply; dropped: TypedPerson[] } {
  const typed = reply.initialValue ?? {}
  const persons = personsIn(typed)
  const [first] = persons
  const blank = () => contactsOf(first)
  if (intent?.type === 'insert') persons.splice(-1, 1, blank())
  const shownWith = (everybody: TypedPerson[]) => ({
    ...reply,
    initialValue: { ...typed, persons: everybody },
  })
  if (!isPartyType(typed.type)) {
    return { reply: shownWith(persons.length > 0 ? persons : [{}]), dropped }
  }
  const hasNothing = (person: TypedPerson) => isBlank(person, first)
  const regroup = { type: typed.type, persons, dropped, blank, isBlank: hasNothing }
  const resized = regroupParty(regroup)
  if (intent) return { ...resized, reply: shownWith(resized.persons) }
  // A refused form also keeps surplus persons, because its message is about them.
  const everybody = [...resized.persons, ...persons.slice(resized.persons.length)]
  return { reply: shownWith(everybody), dropped }
}

function textOf(value: FormDataEntryValue | null): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The field in which the form library's buttons send their intent. */
export const INTENT = '__intent__'

const persons = v.literal('persons')

const intentSchema = v.variant('type', [
  v.object({ type: v.literal('insert'), payload: v.object({ name: persons }) }),
  v.object({
    type: v.literal('remove'),
    payload: v.object({ name: persons, index: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  }),
  v.object({ type: v.literal('validate'), payload: v.object({ name: persons }) }),
])

/** Add Another Person; Remove Person; show the price, the right number of persons and what they share. */
export type Intent = v.InferOutput<typeof intentSchema>

/** Reads the intent of one of our buttons. Anything else only shows the form again. */
export function readIntent(text: FormDataEntryValue | null): Intent | undefined {
  if (text === null) return undefined
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), intentSchema), text)
  return parsed.success ? parsed.output : { type: 'validate', payload: { name: 'persons' } }
}
