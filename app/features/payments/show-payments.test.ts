import { expect, test } from 'vitest'
import { LANGUAGES, type Language, TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { HAND_METHODS } from '#domain/payments/hand-money.ts'
import { STANDINGS } from '#domain/registration/places.ts'
import { RESULT_WORDS } from '#words/payments.ts'
import type { AccountFacts } from '#workflows/records/money/read-account.ts'
import type { Refusal } from '#workflows/records/payments/read-order.ts'
import type { PaymentResult } from '#workflows/records/payments/read-result.ts'
import { accountWords, describeGift, showHandMoney } from './show-account.server.ts'
import { refusalWords, resultWords } from './show-payments.server.ts'

const SCRIPT: Record<Language, RegExp> = {
  en: /[A-Za-z]/,
  ta: /\p{Script=Tamil}/u,
  kn: /\p{Script=Kannada}/u,
  hi: /\p{Script=Devanagari}/u,
}

const REFUSALS: Refusal[] = [
  { reason: 'nothing-due', paidMinor: undefined, laterMinor: 0 },
  { reason: 'nothing-due', paidMinor: 123_450, laterMinor: 0 },
  { reason: 'nothing-due', paidMinor: 123_450, laterMinor: 10_000 },
  { reason: 'being-confirmed', paidMinor: undefined, laterMinor: 0 },
  { reason: 'closed', paidMinor: undefined, laterMinor: 0 },
]

const OUTCOMES = [
  ...(['not-started', 'begun', 'unheard', 'at-the-bank', 'taken', 'held'] as const),
  ...(['mismatched', 'failed', 'dropped', 'received', 'refunded'] as const),
]

const OFFERS: AccountFacts['offer'][] = [undefined, 'start', 'again', 'balance']

const ACCOUNT: AccountFacts = {
  standing: 'Part paid',
  isConfirmed: true,
  towards: { label: 'EWG' },
  payer: 'A',
  paidMinor: 90_000,
  dueMinor: 477_000,
  doneMinor: 11_100,
  money: [
    { says: 'coming', amountMinor: 22_200, since: '2026-11-15T04:11:00.000Z' },
    { says: 'due', amountMinor: 477_000 },
  ],
  attempts: OUTCOMES.map((outcome) => ({
    txnid: '12345678901',
    at: '2026-11-15T04:11:00.000Z',
    amountMinor: 90_000,
    outcome,
    receipt: undefined,
  })),
  offer: undefined,
  refusal: undefined,
}

test.each(LANGUAGES)('the money of every state is said in %s, with its numbers', (language) => {
  for (const standing of STANDINGS) {
    for (const refusal of [undefined, ...REFUSALS]) {
      for (const offer of OFFERS) {
        const shown = accountWords({ ...ACCOUNT, standing, refusal, offer }, language)
        expect(shown.paid).toContain('. 900')
        expect(shown.due).toContain('. 4,770')
        expect(shown.back.join()).toMatch(/\. 111.*\. 222/)
        // What is on its way back is not called refunded.
        const named = standing === 'Refunded' ? [] : [shown.standingWords]
        expect(named.length === 0).toBe(shown.standingWords === '')
        const said = [...named, shown.paid, shown.due, ...shown.back]
        expectWords(language, [...said, ...(refusal ? [shown.notice] : [])])
        expectWords(language, offer ? [shown.button ?? ''] : [])
      }
    }
  }
  const { attempts } = accountWords(ACCOUNT, language)
  expectWords(
    language,
    attempts.map(({ words }) => words),
  )
  expect(attempts.every(({ date }) => /^15 .* 2026, .*9:41/.test(date))).toBe(true)
})

test.each(LANGUAGES)('nobody pays twice without being told why in %s', (language) => {
  const said = REFUSALS.map((refusal) => refusalWords(refusal, language))
  expectWords(language, said)
  expect(new Set(said).size).toBe(REFUSALS.length)
  expect(said.filter((words) => words.includes('. 1,234.50'))).toHaveLength(2)
})

test.each(LANGUAGES)('references and refunds are said in %s', (language) => {
  const shown = resultWords(RESULT, language)
  expectWords(
    language,
    [...shown.references, ...shown.returned].map(([label]) => label),
  )
  expectWords(language, shown.refunds)
  expect(shown.refunds.join()).toMatch(/\. 400.*15 .* 2026.*\. 50.*16 .* 2026/)
  expect(shown.references.at(-1)?.[1]).toMatch(/^\S+ 11\.80$/)
})

test.each(LANGUAGES)('gifts and money by hand are said in %s', (language) => {
  const gift = { amount_minor: 50_000, created_at: '2026-11-15T04:11:00.000Z', language }
  const said = STANDINGS.map((standing) => describeGift(gift, standing).sentence)
  expectWords(language, said)
  expect(said.every((sentence) => sentence.includes('. 500'))).toBe(true)
  for (const method of HAND_METHODS) {
    const money = { id: '1', day: '2026-11-15', amountMinor: 50_000, method, receipt: undefined }
    const shown = [true, false].map((isTakenBack) =>
      showHandMoney({ ...money, isTakenBack }, language),
    )
    expectWords(
      language,
      shown.map(({ words }) => words),
    )
  }
})

test.each(TRANSLATED_LANGUAGES)('numbers of English sentences are in those of %s', (language) => {
  const english = textsOf(RESULT_WORDS.en)
  const translated = textsOf(RESULT_WORDS[language])
  expect([...translated.keys()]).toEqual([...english.keys()])
  for (const [key, words] of english) {
    expect([key, numbersIn(translated.get(key) ?? '')]).toEqual([key, numbersIn(words)])
  }
})

function expectWords(language: Language, said: readonly string[]): void {
  for (const words of said) {
    expect(words).toMatch(SCRIPT[language])
    expect(words).not.toMatch(/undefined|null|NaN|\[object/)
  }
}

const RESULT: PaymentResult = {
  kind: 'success',
  outcome: 'received',
  txnid: '12345678901',
  date: '',
  purpose: 'Tithe',
  towards: 'Tithe',
  isGift: true,
  fund: '',
  payer: '',
  amount: '',
  reason: '',
  details: '',
  why: 'unknown',
  references: {
    takenMinor: 45_000,
    bankReference: '1',
    providerId: '2',
    method: 'UPI',
    chargedOnTopMinor: 1_180,
  },
  overpaid: false,
  refunds: [
    { isDone: true, amountMinor: 40_000, at: '2026-11-15T04:11:00.000Z' },
    { isDone: false, amountMinor: 5_000, at: '2026-11-16T04:11:00.000Z' },
  ],
  returned: { doneMinor: 40_000, keptMinor: 5_000 },
}

/** Every text of a family of words, under its place. */
function textsOf(words: unknown, place = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[place, words]])
  if (typeof words !== 'object' || words === null) return new Map()
  const texts = Object.entries(words).flatMap(([key, value]) => [
    ...textsOf(value, `${place}.${key}`),
  ])
  return new Map(texts.sort(([one], [other]) => (one < other ? -1 : 1)))
}

function numbersIn(text: string): string[] {
  return text.replace('seven', '7').match(/\d[\d.,]*\d|\d/g) ?? []
}
