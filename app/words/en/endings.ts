import type { FailureReason } from '#domain/payments/failure-reason.ts'

/** Whose end of the way it is. */
export type EndingKind = 'gift' | 'registration'

type EndingWords = { thanks: string; open: string; mailed: (to: string) => string }

/** The end of the way after a success, in the payer's own browser. */
export const ENDING_WORDS: Record<EndingKind, EndingWords> = {
  registration: {
    thanks: 'Thank you. We have received your payment.',
    open: 'Open your registration',
    mailed: (to) => `We are sending everything to ${to}.`,
  },
  gift: {
    thanks: 'Thank you for your gift',
    open: 'Open your gift',
    mailed: (to) => `We are sending your receipt to ${to}.`,
  },
}

/** "Encounter with God: Dec 12 to 13, 2026 (Saturday to Sunday), 9:00 am to 5:30 pm" */
export function registeredWords({ name, when }: { name: string; when: string }): string {
  return `${name}: ${when}`
}

/** "We have received your payment. For the building we meet in." */
export function giftWords({ fund }: { fund: string }): string {
  return ['We have received your payment.', fund].filter(Boolean).join(' ')
}

/** What comes next for those who are expected. */
export function nextSteps({ tickets, people }: { tickets: number; people: number }): string[] {
  const isOne = people === 1
  return [
    ...(tickets > 0
      ? [
          isOne
            ? 'Show your ticket at the entrance, on your phone or on paper.'
            : 'Everybody shows their own ticket at the entrance, on a phone or on paper.',
        ]
      : []),
    'If your plans change, you can correct or cancel your registration on its page.',
  ]
}

/** Why a payment failed, in words of the payer's. */
export const FAILURE_WORDS: Record<FailureReason, string> = {
  cancelled: 'You cancelled the payment.',
  left: 'You left the payment page before the payment was made.',
  declined: 'Your bank declined the payment.',
  'not-enough': 'There was not enough money in the account, or a limit was reached.',
  'wrong-details': 'A number, password or code did not match.',
  'timed-out': 'The payment took too long, and the time ran out.',
  'no-answer': 'Your bank did not answer, and nothing was received so far.',
  unknown: 'The payment did not go through.',
}
