import { problemWords } from '#app/office/action/problem-words.ts'
import { readGiftAmount } from '#domain/giving/gift-amount.ts'
import { NOT_A_PAN, readPan } from '#domain/giving/pan.ts'
import { parseMobile } from '#domain/mobile-number.ts'
import { isHandMethod } from '#domain/payments/hand-method.ts'
import {
  HAND_MONEY_FIELDS,
  type HandMoneyProblem,
  handMoneyProblems,
} from '#domain/payments/hand-money.ts'
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
export function readHandGiftForm(typed: Record<string, string>, { funds, today }: Rules): ReadGift {
  const { name = '', email = '', phone = '', fund = '', method = '', day = '' } = typed
  const amount = readGiftAmount((typed.amount ?? '').replaceAll(',', ''))
  const mobile = phone === '' ? '' : parseMobile(phone)
  const reference = typed.reference ?? ''
  const amountMinor = amount.ok ? amount.amountMinor : 0
  const money = { method, day, amountMinor, reference }
  const pan = readPan(typed.pan ?? '')
  const errors: GiftErrors = {
    ...handMoneyErrors(handMoneyProblems(money, today)),
    ...(!isShort(name) && { name: 'Please write the giver’s name, in at most 100 letters.' }),
    ...(email !== '' && !EMAIL.test(email) && { email: 'Email must be a valid email address' }),
    ...(mobile === undefined && { phone: 'Mobile Number is invalid' }),
    ...(!funds.includes(fund) && { fund: 'Please choose the fund.' }),
    ...(!amount.ok && { amount: amount.problem }),
    ...(typed.pan && !pan && { pan: NOT_A_PAN }),
  }
  const isRight = Object.keys(errors).length === 0
  if (!isRight || !isHandMethod(method)) return { ok: false, errors }
  const gift = { name, email, phone: mobile ?? '', fund, ...money, method, pan }
  return { ok: true, gift }
}

/** What is wrong with the money, beside its fields. */
export function handMoneyErrors(problems: readonly HandMoneyProblem[]): GiftErrors {
  return Object.fromEntries(
    problems.map((problem) => [HAND_MONEY_FIELDS[problem], problemWords(problem)]),
  )
}

function isShort(text: string): boolean {
  return text !== '' && text.length <= 100
}

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/
