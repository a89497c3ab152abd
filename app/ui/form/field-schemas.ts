import * as v from 'valibot'
import { GIFT_AMOUNT_WORDS } from '#app/words/en/gifts.ts'
import { isDay } from '#domain/days.ts'
import { readGiftAmount } from '#domain/giving/gift-amount.ts'
import { readPan } from '#domain/giving/pan.ts'
import { isEmailAddress, LONGEST_EMAIL } from '#domain/mail/email-address.ts'
import { parseMobile } from '#domain/mobile-number.ts'
import type { Paise } from '#domain/money.ts'
import { isPersonName, LONGEST } from '#domain/registration/attendee.ts'
import { hasWebAddress } from '#domain/web-address.ts'

/** What a field is called in its messages, and what is said when it is empty. */
type Words = { label: string; required: string }

/** A required text, trimmed. */
export function textField({ label, required }: Words) {
  const message = ({ input }: { input: unknown }) =>
    input === undefined || input === null ? required : `${label} must be text`
  return v.pipe(v.string(message), v.trim(), v.nonEmpty(required))
}

/** A person's name. */
export function nameField(words: Words) {
  const { label } = words
  return firstFault(
    v.pipe(
      textField(words),
      atMost(label, LONGEST.name),
      v.check(isPersonName, `${label} must not contain | or invisible characters`),
      v.check((name) => !hasWebAddress(name), 'Please enter a name without a web address.'),
    ),
  )
}

export function emailField({
  required,
  invalid = 'Email must be a valid email address',
}: {
  required: string
  invalid?: string
}) {
  return firstFault(
    v.pipe(
      textField({ label: 'Email', required }),
      atMost('Email', LONGEST_EMAIL),
      v.check(isEmailAddress, invalid),
    ),
  )
}

/** An e-mail address, with one message for everything but its length. */
export function addressField(invalid: string) {
  return emailField({ required: invalid, invalid })
}

export function mobileField({ required, invalid }: { required: string; invalid: string }) {
  return v.pipe(
    textField({ label: 'Mobile Number', required }),
    v.transform(parseMobile),
    v.string(invalid),
  )
}

/** An amount of money. `read` returns it, or what is wrong with it. */
export function amountField(required: string, read: (text: string) => Paise | string) {
  return v.pipe(
    textField({ label: 'Amount', required }),
    v.transform(read),
    v.number(({ input }) => String(input)),
  )
}

/** The amount of a gift, or what is wrong with it. */
export function giftAmount(text: string): Paise | string {
  const amount = readGiftAmount(text)
  return amount.ok ? amount.amountMinor : GIFT_AMOUNT_WORDS[amount.problem]
}

export function dayField(invalid: string, isRight: (text: string) => boolean = isDay) {
  return v.pipe(v.string(invalid), v.check(isRight, invalid))
}

/** The giver's tax number. */
export function panField() {
  return v.pipe(
    v.string(),
    v.trim(),
    v.transform(readPan),
    v.string('PAN must be five letters, four digits and a letter, such as ABCDE1234F'),
  )
}

/** A field that may stay empty. */
export function orEmpty<Value>(schema: v.GenericSchema<string, Value>) {
  return v.lazy((input) => (input === '' ? v.literal('') : schema))
}

/**
 * Stops at a field's first fault: a missing value is not also reported as malformed, and a text that is
 * too long is not searched.
 */
export function firstFault<Schema extends v.GenericSchema>(schema: Schema) {
  return v.config(schema, { abortPipeEarly: true })
}

export function atMost(label: string, longest: number) {
  return v.maxLength<string, number, string>(
    longest,
    `${label} must be at most ${longest} characters`,
  )
}
