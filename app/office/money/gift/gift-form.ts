import * as v from 'valibot'
import { plainAmount } from '#app/office/form/read-amount.ts'
import {
  emailField,
  mobileField,
  nameField,
  orEmpty,
  panField,
} from '#app/ui/form/field-schemas.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import type { Typed } from '#app/ui/form/typed.ts'
import { GIFT_AMOUNT_WORDS, readGiftAmount } from '#domain/giving/gift-amount.ts'
import { isHandMethod } from '#domain/payments/hand-method.ts'
import {
  HAND_MONEY_FIELDS,
  type HandMoneyProblem,
  handMoneyProblems,
} from '#domain/payments/hand-money.ts'
import { problemWords } from '#domain/problem-words.ts'
import type { HandGift } from '#workflows/gifts/record-gift.ts'

export const GIFT_FIELDS = [
  'name',
  'email',
  'phone',
  'fund',
  'method',
  'day',
  'amount',
  'reference',
  'pan',
] as const

export type GiftField = (typeof GIFT_FIELDS)[number]

export type GiftErrors = Partial<Record<GiftField, string>>

type ReadGift = { ok: true; gift: HandGift } | { ok: false; errors: GiftErrors }

type Rules = { funds: readonly string[]; today: string }

/** Checks a gift that came by hand. E-mail and mobile number may be missing. */
export function readHandGiftForm(typed: Typed, { funds, today }: Rules): ReadGift {
  const giver = readForm(giverSchema(funds), {
    ...{ name: '', email: '', phone: '' },
    ...typed,
    pan: typed.pan || undefined,
  })
  const amount = readGiftAmount(plainAmount(typed.amount ?? ''))
  const { method = '', day = '', reference = '' } = typed
  const money = { method, day, amountMinor: amount.ok ? amount.amountMinor : 0, reference }
  const errors: GiftErrors = {
    ...handMoneyErrors(handMoneyProblems(money, today)),
    ...(!amount.ok && { amount: GIFT_AMOUNT_WORDS[amount.problem] }),
    ...(!giver.ok && giver.errors),
  }
  const isRight = Object.keys(errors).length === 0
  if (!isRight || !giver.ok || !isHandMethod(method)) return { ok: false, errors }
  return { ok: true, gift: { ...giver.value, ...money, method } }
}

function giverSchema(funds: readonly string[]) {
  const required = 'Please write the giver’s name.'
  const invalid = 'Mobile Number is invalid'
  return v.object({
    name: nameField({ label: 'Name', required }),
    email: orEmpty(emailField({ required: '' })),
    phone: orEmpty(mobileField({ required: invalid, invalid })),
    fund: v.picklist(funds, 'Please choose the fund.'),
    pan: v.optional(panField()),
  })
}

/** What is wrong with the money, beside its fields. */
export function handMoneyErrors(problems: readonly HandMoneyProblem[]): GiftErrors {
  return Object.fromEntries(
    problems.map((problem) => [HAND_MONEY_FIELDS[problem], problemWords({ problem })]),
  )
}
