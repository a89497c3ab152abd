import * as v from 'valibot'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { LARGEST_PARTY, type RegistrationInput } from '#domain/registration/party.ts'
import type { Attendee } from '#domain/registration/person.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import {
  arrival,
  choices,
  type FilledForm,
  missingIn,
  type OfferedCodes,
  partyProblem,
  personSchemas,
  toRegistration,
} from './registration-schema.ts'

export type RecordError = { path: string; message: string }

type ReadRecords =
  | { ok: true; registration: RegistrationInput }
  | { ok: false; errors: RecordError[] }

export function readRecords(json: unknown, codes: OfferedCodes): ReadRecords {
  if (!Array.isArray(json) || json.length > LARGEST_PARTY) return refused(NO_RECORDS)
  const parsed = v.safeParse(recordsSchema(codes), json)
  if (!parsed.success) return { ok: false, errors: parsed.issues.map(toRecordError) }
  const [first] = parsed.output
  if (!first) return refused(NO_RECORDS)
  const errors = disagreements(first, parsed.output)
  const problem = partyProblem('en', first.choices.type, parsed.output.length)
  if (problem) errors.push({ path: '0.type', message: problem })
  if (errors.length > 0) return { ok: false, errors }
  return { ok: true, registration: fromRecords(first, parsed.output) }
}

/** What other programs send, and read in English: one record per person, each with the fields of the whole form. */
function recordsSchema(codes: OfferedCodes) {
  const entries = {
    ...choices({ ...codes, language: 'en' }),
    arrivals: arrival('en'),
    ...personSchemas('en'),
    age: ageOfRecord(),
    language: LANGUAGE_OF_RECORD,
  }
  const record = v.pipe(v.object(entries, missingIn('en')), v.transform(toRecord))
  return v.array(record, NO_RECORDS)
}

type Filled = Omit<FilledForm, 'arrival' | 'persons'> & {
  arrivals: string
  language: Language
} & Attendee

/** Everything but the choices for the whole party is about the person. */
function toRecord({ productinfo, type, residential, arrivals, paym, agree, ...rest }: Filled) {
  const { language, ...person } = rest
  return { choices: { productinfo, type, residential, arrivals, paym, agree }, language, person }
}

/** Of the mails; those of programs that know nothing of it are in English. */
const LANGUAGE_OF_RECORD = v.optional(
  v.picklist(LANGUAGES, `Must be one of ${LANGUAGES.join(', ')}.`),
  'en',
)

/** In JSON an age is a number; as text it is read like the form's. */
function ageOfRecord() {
  const { required, wrong } = REGISTRATION_FORM.en
  const either = v.union([v.number(), v.string()], ({ input }) =>
    input === undefined || input === null ? required.age : wrong.age,
  )
  return v.pipe(either, v.transform(String), personSchemas('en').age)
}

const NO_RECORDS = `Send a list of 1 to ${LARGEST_PARTY} registration records.`

function refused(message: string): ReadRecords {
  return { ok: false, errors: [{ path: '', message }] }
}

function toRecordError(issue: v.BaseIssue<unknown>): RecordError {
  return { path: v.getDotPath(issue) ?? '', message: issue.message }
}

type Records = v.InferOutput<ReturnType<typeof recordsSchema>>

function disagreements(first: Records[number], records: Records): RecordError[] {
  const shared = ['productinfo', 'type', 'residential', 'arrivals', 'paym'] as const
  return records.flatMap((record, index) =>
    shared
      .filter((field) => record.choices[field] !== first.choices[field])
      .map((field) => ({
        path: `${index}.${field}`,
        message: 'Must be the same as in the first record.',
      })),
  )
}

function fromRecords(first: Records[number], records: Records): RegistrationInput {
  const { arrivals: arrival, ...choices } = first.choices
  const persons = records.map(({ person }) => person)
  return toRegistration({ ...choices, arrival, persons }, first.language)
}
