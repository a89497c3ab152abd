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
import { readFields, readForm } from '#app/ui/form/read-form.ts'
import type { Errors } from '#app/ui/form/typed.ts'
import type { FormAnswer } from '#app/ui/form/use-form.ts'
import { eventCodes, findProgramme } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import { LARGEST_PARTY, type RegistrationInput } from '#domain/registration/party.ts'
import { PERSON_FIELDS, shareContacts } from '#domain/registration/person.ts'
import type { PlacesLeft } from '#domain/registration/places.ts'
import { FORM_ANSWERS, REGISTRATION_FORM } from '#words/forms.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import { wishOpening } from '#workflows/openings/openings.ts'
import { findRegisteredAgain, register } from '#workflows/records/registration/register.ts'
import { againQuestion, REGISTER_AGAIN } from './again-notice.tsx'
import {
  CHANGE,
  canChange,
  changeForm,
  readChange,
  readShared,
  readTyped,
  type TypedForm,
  withArrival,
} from './persons/typed-form.ts'
import { shortageWords } from './price/typed-quote.ts'
import { beginsAt } from './read-registration-page.server.ts'

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
  const { typed } = reading
  const words = FORM_ANSWERS[language]
  if (isTrapped(sent)) {
    services.count('form.trapped')
    return answer(422, { typed, errors: { '': words.trapped } })
  }
  if (reading.kind !== 'complete') {
    const { kind, errors } = reading
    if (kind === 'refused') return answer(422, { typed, errors })
    const dates = programme.events.map((event) => ({
      code: event.code,
      begins: beginsAt(services, event),
    }))
    return answer(200, { typed: withArrival(typed, dates), errors })
  }
  const again = await askAgain(services, request, sent, reading)
  if (again) return again
  const waiting = sent.get('waiting') === 'yes'
  const stored = await askDatabase(services, () => register(services, { ...reading, waiting }))
  if (!stored.ok) {
    services.count('registration.not-stored')
    return answer(503, { typed, errors: { '': words.notStored } })
  }
  const registered = stored.answer
  if (!registered.ok) {
    const { shortage, left } = registered
    const counted = { code: reading.registration.eventCode, left }
    const lacking = shortageWords(REGISTRATION_FORM[language], shortage)
    return answer(409, { typed, errors: { '': lacking }, counted })
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
  return answer(409, { typed: reading.typed, errors: { '': question }, again })
}

export type RegistrationAnswer = FormAnswer<TypedForm> & {
  /** The server's count of places, when there were too few. */
  counted?: { code: string; left: PlacesLeft }
  again?: { names: string[]; page: string }
  wish?: Wish
}

function answer(
  status: number,
  facts: Partial<RegistrationAnswer>,
  headers: Record<string, string> = {},
) {
  const whole: RegistrationAnswer = { errors: {}, refused: status !== 200, ...facts }
  return data(whole, { status, headers })
}

type CompleteForm = {
  kind: 'complete'
  typed: TypedForm
  registration: RegistrationInput
  key: string | undefined
}

type FormReading =
  | CompleteForm
  /** A person was added or removed, or the price was requested: the form is shown again. */
  | { kind: 'changed' | 'refused'; typed: TypedForm; errors: Errors }

export function readRegistrationForm(sent: FormData, rules: FormRules): FormReading {
  const { language } = rules
  const words = FORM_ANSWERS[language]
  const form = knownFields(sent)
  if (!form) return unreadable(words.unreadable)
  if (countPersons(form) > MAX_PERSONS) {
    return unreadable(REGISTRATION_FORM[language].tooMany(LARGEST_PARTY))
  }
  const fields = readFields(form)
  const typed = readTyped(fields)
  const asked = readChange(sent.get(CHANGE))
  if (asked !== undefined) {
    const isAllowed = canChange(typed, asked)
    const shared = { ...typed, persons: shareContacts(typed.persons, readShared(fields)) }
    return {
      kind: 'changed',
      typed: changeForm(shared, isAllowed ? asked : 'look'),
      errors: asked === 'add' && !isAllowed ? { persons: words.cantAdd } : {},
    }
  }
  const reading = readForm(registrationSchema(rules), typed)
  if (reading.ok) {
    const key = sent.get('submission')
    return {
      kind: 'complete',
      typed,
      registration: toRegistration(reading.value, language),
      key: typeof key === 'string' ? key : undefined,
    }
  }
  const resized = changeForm(typed, 'look')
  // Who is too many stays, because the message is about them.
  const isSmaller = resized.persons.length < typed.persons.length
  return { kind: 'refused', typed: isSmaller ? typed : resized, errors: reading.errors }
}

function unreadable(message: string): FormReading {
  return { kind: 'refused', typed: readTyped({}), errors: { '': message } }
}

const PERSON_NAMES = [...PERSON_FIELDS.map(({ name }) => name), 'note'].join('|')

const FIELD = new RegExp(
  `^(?:productinfo|type|residential|arrival|paym|agree|shared\\.(?:${PERSON_NAMES})|(?:dropped\\[[0-4]\\]|persons\\[(\\d{1,9})\\])\\.(?:${PERSON_NAMES}))$`,
)

const MAX_FIELDS = 200
const MAX_PERSONS = 10

/** A known field that is sent twice or as a file makes the form unreadable. */
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

/** Notes who wants to know when the form opens. The answer is the same whether the address is known or not. */
async function takeWish(
  services: SiteServices,
  programme: string,
  sent: FormData,
  language: Language,
) {
  const typed = sent.get('email')
  const email = typeof typed === 'string' ? typed : ''
  const words = FORM_ANSWERS[language]
  const refuse = (status: number, problem: string, headers?: Record<string, string>) =>
    answer(status, { wish: { email, problem } }, headers)
  if (isTrapped(sent)) {
    services.count('form.trapped')
    return refuse(422, words.trapped)
  }
  const required = REGISTRATION_FORM[language].required.email
  const read = readForm(v.object({ email: emailField({ language, required }) }), { email })
  if (!read.ok) return refuse(422, read.errors.email ?? '')
  const seconds = services.spend('wish')
  if (seconds > 0) return refuse(429, words.tooManyWishes, { 'Retry-After': String(seconds) })
  const wish = { programme, email: read.value.email, language }
  const stored = await askDatabase(services, () => wishOpening(services, wish))
  return stored.ok ? answer(200, { wish: { email } }) : refuse(503, words.wishNotStored)
}
