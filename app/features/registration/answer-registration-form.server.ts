import type { SubmissionResult } from '@conform-to/react'
import { data, redirect, redirectDocument } from 'react-router'
import * as v from 'valibot'
import {
  type FormRules,
  registrationSchema,
  TELL_ME,
  toRegistration,
  type Wish,
} from '#app/features/registration/registration-schema.ts'
import { paymentAddress } from '#app/http/payment-address.ts'
import { readPrivateTokens, rememberPrivately } from '#app/http/private-access.server.ts'
import { readFormData } from '#app/http/read-form-data.ts'
import type { SiteServices } from '#app/services.server.ts'
import { isTrapped } from '#app/ui/form/field.tsx'
import { emailField } from '#app/ui/form/field-schemas.ts'
import { parseForm, readForm } from '#app/ui/form/read-form.ts'
import { eventCodes, findProgramme } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import {
  canAdd,
  canRemove,
  isPartyType,
  LARGEST_PARTY,
  type RegistrationInput,
  regroupParty,
} from '#domain/registration/party.ts'
import { contactsOf, isBlank, PERSON_FIELDS } from '#domain/registration/person.ts'
import type { PlacesLeft } from '#domain/registration/places.ts'
import { FORM_ANSWERS, REGISTRATION_FORM } from '#words/forms.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import { wishOpening } from '#workflows/openings/openings.ts'
import { findRegisteredAgain } from '#workflows/records/registration/find-registered-again.ts'
import { register } from '#workflows/records/registration/register.ts'
import { againQuestion, REGISTER_AGAIN } from './again-notice.tsx'
import {
  personsIn,
  readDropped,
  readShared,
  shareContacts,
  type TypedPerson,
} from './persons/typed-persons.ts'
import { shortageWords } from './price/typed-quote.ts'

/** What a sent form leads to; undefined where no form is at the address. */
export async function answerRegistrationForm(
  services: SiteServices,
  { request, key, language }: { request: Request; key: string; language: Language },
) {
  await services.offers.ready()
  const programme = findProgramme(services.content.conferences.programmes, key)
  if (!programme) return undefined
  const codes = eventCodes([programme], services.now())
  const sent = await readFormData(request)
  if (sent.get(TELL_ME.name) === TELL_ME.value) return takeWish(services, key, sent, language)
  const reading = readRegistrationForm(sent, { ...codes, language })
  if (isTrapped(sent)) {
    services.count('form.trapped')
    const { trapped } = FORM_ANSWERS[language]
    const result = typeof reading.reply === 'function' ? reading.reply(trapped) : reading.reply
    return answerForm({ result }, { status: 422 })
  }
  if (reading.kind !== 'complete') {
    const { reply: result, dropped } = reading
    return answerForm({ result, dropped }, { status: reading.kind === 'changed' ? 200 : 422 })
  }
  const again = await askAgain(services, request, sent, reading)
  if (again) return again
  const waiting = sent.get('waiting') === 'yes'
  const stored = await askDatabase(services, () => register(services, { ...reading, waiting }))
  if (!stored.ok) {
    services.count('registration.not-stored')
    return answerForm({ result: reading.reply(FORM_ANSWERS[language].notStored) }, { status: 503 })
  }
  const registered = stored.answer
  if (!registered.ok) {
    const { shortage, left } = registered
    const counted = { code: reading.registration.eventCode, left }
    const result = reading.reply(shortageWords(REGISTRATION_FORM[language], shortage))
    return answerForm({ result, counted }, { status: 409 })
  }
  const { id, payment, privateToken } = registered
  const { publicUrl } = services
  const headers = rememberPrivately(services, { request, privateToken })
  return payment
    ? redirectDocument(paymentAddress(payment, { publicUrl, language }), { headers })
    : redirect(`/registered/${id}`, { headers })
}

/** Whoever registers the same people once more is asked first, in the browser that registered them. */
async function askAgain(
  services: SiteServices,
  request: Request,
  sent: FormData,
  reading: CompleteForm,
) {
  if (sent.get(REGISTER_AGAIN.name) === REGISTER_AGAIN.value) return undefined
  const tokens = readPrivateTokens(request, services)
  const found = await askDatabase(services, () =>
    findRegisteredAgain(services, { ...reading, tokens }),
  )
  // Without an answer, storing it will explain itself.
  if (!found.ok || !found.answer) return undefined
  const { names, privateToken } = found.answer
  const again = { names, page: `/my/${privateToken}` }
  const question = againQuestion(REGISTRATION_FORM[reading.registration.language], names)
  return answerForm({ result: reading.reply(question), again }, { status: 409 })
}

type Answer = {
  result: Reply
  dropped?: TypedPerson[]
  counted?: { code: string; left: PlacesLeft }
  /** These people are registered already: the page of that registration. */
  again?: { names: string[]; page: string }
}

function answerForm(form: Answer, init: { status: number }) {
  return data(form, init)
}

export type Reply = SubmissionResult<string[]>

type CompleteForm = {
  kind: 'complete'
  registration: RegistrationInput
  key: string | undefined
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
    const key = sent.get('submission')
    return {
      kind: 'complete',
      registration: toRegistration(submission.value, language),
      key: typeof key === 'string' ? key : undefined,
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

/** Notes who wants to know when the form opens. The answer is the same whether the address is known or not. */
async function takeWish(
  services: SiteServices,
  programme: string,
  sent: FormData,
  language: Language,
) {
  const typed = sent.get('email')
  const email = typeof typed === 'string' ? typed : ''
  if (isTrapped(sent)) {
    services.count('form.trapped')
    return answer({ email, problem: FORM_ANSWERS[language].trapped }, 422)
  }
  const required = REGISTRATION_FORM[language].required.email
  const read = readForm(v.object({ email: emailField({ language, required }) }), { email })
  if (!read.ok) return answer({ email, problem: read.errors.email ?? '' }, 422)
  const seconds = services.spend('wish')
  if (seconds > 0) {
    const problem = FORM_ANSWERS[language].tooManyWishes
    return answer({ email, problem }, 429, { 'Retry-After': String(seconds) })
  }
  const wish = { programme, email: read.value.email, language }
  const stored = await askDatabase(services, () => wishOpening(services, wish))
  if (stored.ok) return answer({ email }, 200)
  return answer({ email, problem: FORM_ANSWERS[language].wishNotStored }, 503)
}

/** In the shape of a form's answer, because one page shows both. */
function answer(wish: Wish, status: number, headers: Record<string, string> = {}) {
  const result: Reply = wish.problem
    ? { status: 'error', error: { email: [wish.problem] } }
    : { status: 'success' }
  return data({ result, wish }, { status, headers })
}
