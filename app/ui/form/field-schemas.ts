import * as v from 'valibot'
import { isDay } from '#domain/days.ts'
import {
  type GiftAmountProblem,
  LARGEST_GIFT,
  readGiftAmount,
  readPan,
  SMALLEST_GIFT,
} from '#domain/gift.ts'
import type { Language } from '#domain/language.ts'
import { isEmailAddress, LONGEST_EMAIL } from '#domain/mail/mailbox.ts'
import { type Paise, rupeesIn } from '#domain/money.ts'
import { hasWebAddress } from '#domain/plain-text.ts'
import { isPersonName, LONGEST } from '#domain/registration/person.ts'
import { parseMobile } from '#domain/typed-number.ts'
import { FIELD_MESSAGES } from '#words/forms.ts'

type InLanguage = { language: Language }

type Words = InLanguage & { label: string; required: string }

export function textField({ language, label, required }: Words) {
  const message = ({ input }: { input: unknown }) =>
    input === undefined || input === null ? required : FIELD_MESSAGES[language].text(label)
  return v.pipe(v.string(message), v.trim(), v.nonEmpty(required))
}

export function nameField(words: Words) {
  const { language, label } = words
  const messages = FIELD_MESSAGES[language]
  return firstFault(
    v.pipe(
      textField(words),
      atMost(words, LONGEST.name),
      v.check(isPersonName, messages.odd(label)),
      v.check((name) => !hasWebAddress(name), messages.webAddress),
    ),
  )
}

export function emailField(emailWords: InLanguage & { required: string; invalid?: string }) {
  const { language, required, invalid } = emailWords
  const { email, labels } = FIELD_MESSAGES[language]
  const words = { language, label: labels.email, required }
  return firstFault(
    v.pipe(
      textField(words),
      atMost(words, LONGEST_EMAIL),
      v.check(isEmailAddress, invalid ?? email),
    ),
  )
}

/** An e-mail address, with one message for everything but its length. */
export function addressField({ language, invalid }: InLanguage & { invalid: string }) {
  return emailField({ language, required: invalid, invalid })
}

export function mobileField(mobileWords: InLanguage & { required: string; invalid: string }) {
  const { language, required, invalid } = mobileWords
  const label = FIELD_MESSAGES[language].labels.mobile
  return v.pipe(
    textField({ language, label, required }),
    v.transform(parseMobile),
    v.string(invalid),
  )
}

/** An amount of money. `read` returns it, or what is wrong with it. */
export function amountField(
  { language, required }: InLanguage & { required: string },
  read: (text: string) => Paise | string,
) {
  const label = FIELD_MESSAGES[language].labels.amount
  return v.pipe(
    textField({ language, label, required }),
    v.transform(read),
    v.number(({ input }) => String(input)),
  )
}

export function dayField(invalid: string, isRight: (text: string) => boolean = isDay) {
  return v.pipe(v.string(invalid), v.check(isRight, invalid))
}

export function panField(language: Language) {
  return v.pipe(v.string(), v.trim(), v.transform(readPan), v.string(FIELD_MESSAGES[language].pan))
}

/** A box that must be ticked, as browsers send it or as it was read before. */
export function tickedField(required: string) {
  return v.pipe(
    v.custom<'on' | true>((ticked) => ticked === 'on' || ticked === true, required),
    v.transform(() => true as const),
  )
}

export function orEmpty<Value>(schema: v.GenericSchema<string, Value>) {
  return v.lazy((input) => (input === '' ? v.literal('') : schema))
}

/** So that a missing value is not also called malformed, and a text that is too long is not searched. */
export function firstFault<Schema extends v.GenericSchema>(schema: Schema) {
  return v.config(schema, { abortPipeEarly: true })
}

export function atMost({ language, label }: Omit<Words, 'required'>, longest: number) {
  const message = FIELD_MESSAGES[language].atMost(label, longest)
  return v.maxLength<string, number, string>(longest, message)
}

export function giftAmount(language: Language): (text: string) => Paise | string {
  return (text) => {
    const amount = readGiftAmount(text)
    return amount.ok ? amount.amountMinor : giftAmountWords(language, amount.problem)
  }
}

export function giftAmountWords(language: Language, problem: GiftAmountProblem): string {
  const words = FIELD_MESSAGES[language].giftAmount
  if (problem === 'too-small') return words[problem](rupeesIn(language, SMALLEST_GIFT))
  if (problem === 'too-large') return words[problem](rupeesIn(language, LARGEST_GIFT))
  return words[problem]
}
