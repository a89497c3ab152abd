import * as v from 'valibot'
import { eventCodes } from '#domain/conferences/conference.ts'
import { LANGUAGES } from '#domain/language.ts'
import { momentIn } from '#domain/language-formats.ts'
import { LARGEST_PARTY, type RegistrationInput } from '#domain/registration/party.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import {
  type Checkout,
  type CheckoutRefusal,
  type OtherBody,
  registerForCheckout,
  registerOnce,
} from '#workflows/records/registration/register.ts'
import type { Services } from '#workflows/services.ts'
import { shortageWords } from './price/typed-quote.ts'
import {
  arrival,
  choices,
  missingIn,
  type OfferedCodes,
  partyProblem,
  personSchemas,
  stayProblem,
  toRegistration,
} from './registration-schema.ts'

type RecordsAnswer =
  | { ok: true; body: Record<string, string> }
  | { ok: false; status: 400 | 409 | 422 | 503; errors: RecordError[] }

/** With an idempotency key, repeated requests make one registration. */
export async function registerByRecords(
  services: Services,
  json: unknown,
  key?: string,
): Promise<RecordsAnswer> {
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) return refused(400, NOT_A_KEY)
  const attempt = async (submission?: string): Promise<Outcome> => {
    await services.offers.ready()
    const programmes = Object.values(services.content.conferences.programmes)
    const read = readRecords(json, eventCodes(programmes, services.now()))
    if (!read.ok) return { ok: false, problem: 'invalid', errors: read.errors }
    return registerForCheckout(services, { registration: read.registration, key: submission })
  }
  const asked = await askDatabase(services, () =>
    key === undefined
      ? attempt()
      : registerOnce(services, { key, body: JSON.stringify(json), attempt }),
  )
  if (asked.ok) return toAnswer(asked.answer)
  services.count('registration.not-stored')
  return refused(503, 'The registration could not be stored. Please try again in a moment.')
}

const NOT_A_KEY = 'Idempotency-Key must be 1 to 255 visible ASCII characters.'

type Outcome = Checkout | CheckoutRefusal | { ok: false; problem: 'invalid'; errors: RecordError[] }

function toAnswer(outcome: Outcome | OtherBody): RecordsAnswer {
  if (outcome.ok) {
    const { form, heldUntil } = outcome
    if (form) return { ok: true, body: { ...form.fields, action: form.action } }
    if (!heldUntil) return { ok: true, body: NOTHING_DUE }
    const places = `The places are held until ${momentIn('en', heldUntil)}. The link in the first person's mail keeps them.`
    return { ok: true, body: { ...NOTHING_DUE, places } }
  }
  switch (outcome.problem) {
    case 'invalid':
      return { ok: false, status: 400, errors: outcome.errors }
    case 'full':
      return refused(409, shortageWords(REGISTRATION_FORM.en, outcome.shortage))
    case 'payment-on-its-way':
      return refused(409, `A payment for this registration is being confirmed: ${outcome.txnid}.`)
    case 'other-body':
      return refused(422, 'This Idempotency-Key was used for another body.')
  }
}

const NOTHING_DUE = { amount: '0.00', message: 'Nothing is due online' }

function refused(status: 400 | 409 | 422 | 503, message: string): RecordsAnswer {
  return { ok: false, status, errors: [{ path: '', message }] }
}

type RecordError = { path: string; message: string }

type ReadRecords =
  | { ok: true; registration: RegistrationInput }
  | { ok: false; errors: RecordError[] }

export function readRecords(json: unknown, codes: OfferedCodes): ReadRecords {
  if (!Array.isArray(json) || json.length > LARGEST_PARTY) return unreadable(NO_RECORDS)
  const parsed = v.safeParse(recordsSchema(codes), json)
  if (!parsed.success) {
    const errors = parsed.issues.map((issue) => ({
      path: v.getDotPath(issue) ?? '',
      message: issue.message,
    }))
    return { ok: false, errors }
  }
  const [first] = parsed.output
  if (!first) return unreadable(NO_RECORDS)
  const shared = ['productinfo', 'type', 'residential', 'arrivals', 'paym'] as const
  const errors = parsed.output.flatMap((record, index) =>
    shared
      .filter((field) => record.choices[field] !== first.choices[field])
      .map((field) => ({
        path: `${index}.${field}`,
        message: 'Must be the same as in the first record.',
      })),
  )
  const problem = partyProblem('en', first.choices.type, parsed.output.length)
  if (problem) errors.push({ path: '0.type', message: problem })
  const stay = stayProblem({ ...codes, language: 'en' }, first.choices)
  if (stay) errors.push({ path: '0.residential', message: stay })
  if (errors.length > 0) return { ok: false, errors }
  const { arrivals: arrival, ...choices } = first.choices
  const persons = parsed.output.map(({ person }) => person)
  return {
    ok: true,
    registration: toRegistration({ ...choices, arrival, persons }, first.language),
  }
}

/** What other programs send, and read in English: one record per person, each with the fields of the whole form. */
function recordsSchema(codes: OfferedCodes) {
  const { required, wrong } = REGISTRATION_FORM.en
  const person = personSchemas('en')
  // In JSON an age is a number; as text it is read like the form's.
  const age = v.union([v.number(), v.string()], ({ input }) =>
    input === undefined || input === null ? required.age : wrong.age,
  )
  const known = v.picklist(LANGUAGES, `Must be one of ${LANGUAGES.join(', ')}.`)
  const entries = {
    ...choices({ ...codes, language: 'en' }),
    arrivals: arrival('en'),
    ...person,
    age: v.pipe(age, v.transform(String), person.age),
    /** Of the mails; those of programs that know nothing of it are in English. */
    language: v.optional(known, 'en'),
  }
  const record = v.pipe(
    v.object(entries, missingIn('en')),
    // Everything but the choices for the whole party is about the person.
    v.transform(
      ({ productinfo, type, residential, arrivals, paym, agree, language, ...person }) => {
        const choices = { productinfo, type, residential, arrivals, paym, agree }
        return { choices, language, person }
      },
    ),
  )
  return v.array(record, NO_RECORDS)
}

const NO_RECORDS = `Send a list of 1 to ${LARGEST_PARTY} registration records.`

function unreadable(message: string): ReadRecords {
  return { ok: false, errors: [{ path: '', message }] }
}
