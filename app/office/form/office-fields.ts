import * as v from 'valibot'
import { labelledOptions, toOptions } from '#app/ui/form/field.tsx'
import { amountField, dayField, textField } from '#app/ui/form/field-schemas.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import type { Texts } from '#app/ui/form/typed.ts'
import type { FieldRow } from '#app/ui/form/typed-field.tsx'
import type { Day } from '#domain/days.ts'
import { ENGLISH_LANGUAGE_NAMES, LANGUAGES } from '#domain/language.ts'
import { isStaffAddress } from '#domain/mail/mailbox.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import {
  HAND_METHODS,
  type HandMethod,
  hasReference,
  isHandAmount,
  isHandDay,
  LONGEST_REFERENCE,
} from '#domain/payments/hand-money.ts'
import { LONGEST_STAFF_NAME, readStaffName } from '#domain/staff.ts'
import { readTypedRupees } from '#domain/typed-number.ts'
import { problemWords } from '#words/office/problems.ts'

export const AMOUNT = { label: 'Amount', name: 'amount', inputMode: 'decimal' } as const

export function handFields(methods: readonly HandMethod[], reference: string): FieldRow[] {
  const help = `The number of the ${reference}. May be left empty for cash.`
  return [
    { label: 'Method', name: 'method', options: toOptions(methods) },
    { label: 'Day', name: 'day', type: 'date' },
    AMOUNT,
    { label: 'Reference', name: 'reference', help },
  ]
}

export function reasonField() {
  return textField({
    language: 'en',
    label: 'Reason',
    required: problemWords({ problem: 'no-reason' }),
  })
}

export function staffEmailField() {
  return v.pipe(v.string(), v.check(isStaffAddress, 'Email must be a valid email address'))
}

export function staffNameField() {
  const tooLong = `Name must have at most ${LONGEST_STAFF_NAME} characters`
  return v.pipe(
    v.string(),
    v.check((typed) => readStaffName(typed) !== undefined, tooLong),
  )
}

/** A positive amount as staff type it: "2100", "2,100" or "Rs. 2,100.50". */
export function staffAmountField() {
  return amountField(AMOUNT_WORDS, (text) => readTypedRupees(text) || BAD_AMOUNT)
}

/** What goes back of an amount: from nothing to all of it. */
export function backField(maxMinor: Paise) {
  const tooMuch = `Only ${formatRupees(maxMinor)} was received.`
  return v.pipe(
    amountField(AMOUNT_WORDS, (text) => readTypedRupees(text) ?? BAD_AMOUNT),
    v.check((minor) => minor <= maxMinor, tooMuch),
  )
}

const BAD_AMOUNT = problemWords({ problem: 'bad-amount' })
const AMOUNT_WORDS = { language: 'en', required: BAD_AMOUNT } as const

export function amountAndReason(maxMinor: Paise, tooMuch: string) {
  const amount = v.pipe(
    staffAmountField(),
    v.check((minor) => minor <= maxMinor, tooMuch),
  )
  return v.object({ amount, reason: reasonField() })
}

/** All that is wrong is told at once. */
export function readHandForm<Value>(schema: Parameters<typeof readForm<Value>>[0], typed: Texts) {
  const reading = readForm(schema, typed)
  const { method = '', reference = '' } = typed
  if (hasReference({ method, reference })) return reading
  const errors = reading.ok ? {} : reading.errors
  const missing = problemWords({ problem: 'no-reference' })
  return { ok: false as const, errors: { ...errors, reference: missing } }
}

export function handMoneyFields(today: Day, methods: readonly HandMethod[] = HAND_METHODS) {
  const badDay = problemWords({ problem: 'bad-day' })
  const tooLong = problemWords({ problem: 'long-reference' })
  return {
    method: v.picklist(methods, problemWords({ problem: 'bad-method' })),
    day: dayField(badDay, (day) => isHandDay(day, today)),
    amount: v.pipe(staffAmountField(), v.check(isHandAmount, BAD_AMOUNT)),
    reference: v.pipe(v.string(), v.maxLength(LONGEST_REFERENCE, tooLong)),
  }
}

export const LANGUAGE_OPTIONS = labelledOptions(LANGUAGES, ENGLISH_LANGUAGE_NAMES)

export function tickField() {
  return v.pipe(
    v.string(),
    v.transform((typed) => typed === 'yes'),
  )
}
