import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Language, TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { PARTY_TYPES } from '#domain/registration/party.ts'
import { CHOICES, OFFERED_CODES, PERSON } from '#tests/support/people.ts'
import { registrationSchema } from './registration-schema.ts'

const LETTERS = {
  ta: /\p{Script=Tamil}/u,
  kn: /\p{Script=Kannada}/u,
  hi: /\p{Script=Devanagari}/u,
}

/** Right, empty, missing, or wrong in each of the ways that the schema knows. */
const value = fc.constantFrom(
  ...[undefined, '', ' ', 'x|y', '‮x', 'www.example.org', 'x'.repeat(70), '7', '200', 'a@b'],
  ...['9876543210', '2025-09-13T09:00', 'Female', 'Asha', 'asha@example.org'],
)

const person = fc.record(Object.fromEntries(Object.keys(PERSON).map((name) => [name, value])))

const form = fc.record({
  productinfo: fc.constantFrom(undefined, 'unknown', 'ewgshut2025', CHOICES.productinfo),
  type: fc.constantFrom(undefined, 'Somebody', ...PARTY_TYPES),
  residential: fc.constantFrom(undefined, 'Residential'),
  paym: fc.constantFrom(undefined, 'Full Payment'),
  arrival: value,
  agree: fc.constantFrom(undefined, true),
  persons: fc.oneof(fc.constant(undefined), fc.array(person, { maxLength: 6 })),
})

function problems(typed: unknown, language: Language) {
  const schema = registrationSchema({ ...OFFERED_CODES, language })
  const { issues = [] } = v.safeParse(schema, typed)
  return issues.map((issue) => ({ place: v.getDotPath(issue), message: issue.message }))
}

test('whatever is wrong with a form is said in the language of its page, at the same fields', () => {
  fc.assert(
    fc.property(form, fc.constantFrom(...TRANSLATED_LANGUAGES), (typed, language) => {
      const said = problems(typed, language)
      const inEnglish = problems(typed, 'en')
      expect(said.map(({ place }) => place)).toEqual(inEnglish.map(({ place }) => place))
      for (const { message } of said) expect(message).toMatch(LETTERS[language])
    }),
  )
})

test('what is read is the same in each language', () => {
  const typed = { ...CHOICES, arrival: '2025-09-13T09:00', agree: true, persons: [PERSON] }
  const read = ['en' as const, ...TRANSLATED_LANGUAGES].map((language) =>
    v.parse(registrationSchema({ ...OFFERED_CODES, language }), typed),
  )
  for (const each of read) expect(each).toEqual(read[0])
})
