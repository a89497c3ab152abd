import { formatMoment } from '#domain/dates.ts'
import { formatRupees, toDecimalText } from '#domain/money.ts'
import type { PaymentOutcome } from '#domain/payments/outcome.ts'
import type { Standing } from '#domain/standing.ts'
import type { AccountAttempt, AccountFacts } from '#workflows/money/read-account.ts'
import type { Refusal } from '#workflows/payments/read-order.ts'
import type { PaymentResult } from '#workflows/payments/read-result.ts'
import { eventWords } from './registrations.ts'

type Fact = readonly [string, string]

/** The result of a payment as its page shows it. */
export type ShownResult = Omit<PaymentResult, 'references' | 'refunds' | 'returned'> & {
  /** The references that a bank needs to trace the payment. */
  references: Fact[]
  /** One sentence for each refund; empty when there are none. */
  refunds: string[]
  /** The refunded and the kept amount; empty when nothing was refunded. */
  returned: Fact[]
}

export function resultWords(result: PaymentResult): ShownResult {
  return {
    ...result,
    references: referenceWords(result.references),
    refunds: result.refunds.map(refundWords),
    returned: returnedWords(result.returned),
  }
}

function referenceWords(references: PaymentResult['references']): Fact[] {
  const { takenMinor, bankReference, providerId, method, chargedOnTopMinor } = references
  return [
    ['Amount taken', takenMinor === undefined ? '' : formatRupees(takenMinor)],
    ['Bank reference', bankReference],
    ['Payment provider’s number', providerId],
    ['Paid by', method],
    [
      'Charged by the bank on top',
      chargedOnTopMinor > 0 ? `Rs. ${toDecimalText(chargedOnTopMinor)}` : '',
    ],
  ]
}

function refundWords({ isDone, amountMinor, at }: PaymentResult['refunds'][number]): string {
  const amount = formatRupees(amountMinor)
  const day = formatMoment(new Date(at))
  return isDone
    ? `${amount} was given back on ${day}.`
    : `${amount} is on its way back to you (since ${day}).`
}

function returnedWords({ doneMinor, keptMinor }: PaymentResult['returned']): Fact[] {
  if (doneMinor === 0) return []
  return [
    ['Given back', formatRupees(doneMinor)],
    ['Of this we have kept', keptMinor > 0 ? formatRupees(keptMinor) : ''],
  ]
}

/** Tells the payer why they can't pay now. */
export function refusalWords({ reason, paidMinor, laterMinor }: Refusal): string {
  switch (reason) {
    case 'nothing-due':
      if (paidMinor === undefined) return 'Nothing is due online.'
      return `Your payment of ${formatRupees(paidMinor)} has arrived. Nothing more is due${laterMinor > 0 ? ' online' : ''}.`
    case 'being-confirmed':
      return "A payment is being confirmed; please don't pay again."
    case 'closed':
      return 'Registration has closed. Nothing was taken; if you would still like to come, please call our office.'
    default:
      return reason satisfies never
  }
}

/** The money of a gift or a registration as its private page shows it. */
export type ShownAccount = {
  standing: Standing
  towards: string
  /** With year, weekdays and hours; empty for a gift. */
  when: string
  payer: string
  /** "Paid: Rs. 900"; empty when nothing was paid. */
  paid: string
  /** "Still due: Rs. 4,770" or "Nothing is due" */
  due: string
  /** "Given back: Rs. 900", "On its way back: Rs. 900" */
  back: string[]
  attempts: ShownAttempt[]
  /** The label of the button to the payment page; undefined when there is no button. */
  button: string | undefined
  /** Why there is no button, where that needs an explanation. */
  notice: string
}

export type ShownAttempt = ReturnType<typeof attemptWords>

export function accountWords(account: AccountFacts): ShownAccount {
  const { standing, payer, paidMinor, dueMinor, doneMinor, comingMinor } = account
  return {
    standing,
    payer,
    towards: eventWords(account.towards),
    when: account.towards.when ?? '',
    paid: paidMinor > 0 ? `Paid: ${formatRupees(paidMinor)}` : '',
    due: dueMinor > 0 ? `Still due: ${formatRupees(dueMinor)}` : 'Nothing is due',
    back: [
      ...(doneMinor > 0 ? [`Given back: ${formatRupees(doneMinor)}`] : []),
      ...(comingMinor > 0 ? [`On its way back: ${formatRupees(comingMinor)}`] : []),
    ],
    attempts: account.attempts.map(attemptWords),
    button: account.offer && BUTTONS[account.offer],
    notice: noticeOf(account),
  }
}

const BUTTONS: Record<NonNullable<AccountFacts['offer']>, string> = {
  start: 'Continue to payment',
  again: 'Try again',
  balance: 'Pay the balance',
}

function noticeOf({ refusal, paidMinor, isConfirmed }: AccountFacts): string {
  if (!refusal) return ''
  if (refusal.reason === 'closed' && paidMinor > 0) return REST_AFTER_CLOSING
  if (refusal.reason === 'closed' && isConfirmed) return ALL_AFTER_CLOSING
  return refusal.reason === 'nothing-due' ? AT_THE_VENUE : refusalWords(refusal)
}

const REST_AFTER_CLOSING =
  'Registration has closed, so the rest can no longer be paid online. Please bring it to the registration desk.'

const ALL_AFTER_CLOSING =
  'Registration has closed, so this can no longer be paid online. Please bring it to the registration desk.'

const AT_THE_VENUE = 'Please bring what is still due to the registration desk.'

function attemptWords({ txnid, at, amountMinor, outcome, receipt }: AccountAttempt) {
  return {
    txnid,
    date: formatMoment(new Date(at)),
    amount: formatRupees(amountMinor),
    words: OUTCOMES[outcome],
    receipt,
  }
}

const OUTCOMES: Record<PaymentOutcome, string> = {
  'not-started': 'not started',
  begun: 'not finished',
  unheard: 'not heard of yet',
  'at-the-bank': 'at the bank',
  taken: 'being confirmed',
  held: 'held by the bank',
  mismatched: 'a different amount was taken; our office is looking into it',
  failed: 'did not go through',
  dropped: 'the bank did not answer',
  received: 'received',
  refunded: 'given back',
}
