import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageContext } from '#app/ui/language.tsx'
import { LANGUAGES, type Language, TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { HAND_METHODS } from '#domain/payments/hand-money.ts'
import { STANDINGS } from '#domain/registration/places.ts'
import { SCRIPTS } from '#tests/support/site/spoken-texts.ts'
import { RESULT_WORDS } from '#words/payments.ts'
import type { AccountFacts, OwnHandMoney } from '#workflows/records/money/read-account.ts'
import type { Refusal } from '#workflows/records/payments/read-order.ts'
import type { PaymentResult } from '#workflows/records/payments/read-payment.ts'
import { AccountPayments, AccountView, standingIn } from './account-view.tsx'
import { RefundNotes, referenceFacts, returnedFacts } from './result-view.tsx'
import { refusalWords } from './where-it-stands.ts'

const SCRIPT = { ...SCRIPTS, en: /[A-Za-z]/ }

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
        const account = { ...ACCOUNT, standing, refusal, offer }
        const html = show(language, <AccountView account={account} mayPay />)
        expect(html).toMatch(/\. 900\D.*\. 4,770\D.*\. 111\D.*\. 222\D/)
        expect(textsIn(html, 'button')).toHaveLength(offer ? 1 : 0)
        expect(html.includes('class="note"')).toBe(refusal !== undefined)
        expectWords(language, [...textsIn(html, 'p'), ...textsIn(html, 'button')])
        // What is on its way back is not called refunded.
        const said = standingIn(language, account)
        expect(said === '').toBe(standing === 'Refunded')
        if (said) expectWords(language, [said])
      }
    }
  }
  const html = show(language, <AccountPayments byHand={[]} attempts={ACCOUNT.attempts} />)
  const attempts = textsIn(html, 'p').filter((text) => text.includes('. 900, '))
  expect(attempts).toHaveLength(OUTCOMES.length)
  expectWords(
    language,
    attempts.map((text) => text.replace(/^\S+ 900, /, '')),
  )
  expect(html.match(/15 [^<]* 2026, [^<]*9:41/g)).toHaveLength(OUTCOMES.length)
})

test.each(LANGUAGES)('nobody pays twice without being told why in %s', (language) => {
  const said = REFUSALS.map((refusal) => refusalWords(language, refusal))
  expectWords(language, said)
  expect(new Set(said).size).toBe(REFUSALS.length)
  expect(said.filter((words) => words.includes('. 1,234.50'))).toHaveLength(2)
})

test.each(LANGUAGES)('references and refunds are said in %s', (language) => {
  const references = referenceFacts(language, RESULT)
  expectWords(
    language,
    [...references, ...returnedFacts(language, RESULT)].map(([label]) => label),
  )
  const refunds = textsIn(show(language, <RefundNotes result={RESULT} />), 'p')
  expectWords(language, refunds)
  expect(refunds.join()).toMatch(/\. 400.*15 .* 2026.*\. 50.*16 .* 2026/)
  expect(references.at(-1)?.[1]).toMatch(/^\S+ 11\.80$/)
})

test.each(LANGUAGES)('money by hand is said in %s', (language) => {
  const byHand = HAND_METHODS.flatMap((method) =>
    [true, false].map((isTakenBack): OwnHandMoney => {
      const id = `${method} ${isTakenBack}`
      const money = { day: '2026-11-15', amountMinor: 50_000, receipt: undefined }
      return { ...money, id, method, isTakenBack, isGivenBack: false }
    }),
  )
  const html = show(language, <AccountPayments byHand={byHand} attempts={[]} />)
  const said = textsIn(html, 'p').filter((text) => text.includes('. 500 '))
  expect(new Set(said).size).toBe(byHand.length)
  expectWords(
    language,
    said.map((text) => text.replace(/^\S+ 500 /, '')),
  )
})

test.each(TRANSLATED_LANGUAGES)('numbers of English sentences are in those of %s', (language) => {
  const english = textsOf(RESULT_WORDS.en)
  const translated = textsOf(RESULT_WORDS[language])
  expect([...translated.keys()]).toEqual([...english.keys()])
  for (const [key, words] of english) {
    expect([key, numbersIn(translated.get(key) ?? '')]).toEqual([key, numbersIn(words)])
  }
})

function show(language: Language, view: ReactNode): string {
  return renderToStaticMarkup(<LanguageContext value={language}>{view}</LanguageContext>)
}

/** What stands in each element of that name, without tags. */
function textsIn(html: string, name: string): string[] {
  const found = html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'g'))
  return [...found].map(([, inside = '']) => inside.replaceAll(/<[^>]*>/g, ''))
}

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
