import { formatRupees, type Paise } from '#domain/money.ts'
import type { HandOffRefusal } from '#domain/payments/hand-off.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'

type Refused = {
  attempts: readonly Attempt[]
  /** The part of the price that is paid at the venue. */
  laterMinor: Paise
}

type Attempt = { state: PaymentState; amount_minor: Paise; received_minor: Paise | null }

/** The message that tells the payer why they can't pay now. */
export function refusalWords(refusal: HandOffRefusal, { attempts, laterMinor }: Refused): string {
  switch (refusal) {
    case 'nothing-due':
      return nothingDue(
        attempts.findLast(({ state }) => state === 'paid'),
        laterMinor,
      )
    case 'being-confirmed':
      return "A payment is being confirmed; please don't pay again."
    case 'closed':
      return 'Registration has closed. Nothing was taken; if you would still like to come, please call our office.'
    default:
      return refusal satisfies never
  }
}

function nothingDue(paid: Attempt | undefined, laterMinor: Paise): string {
  if (!paid) return 'Nothing is due online.'
  const amount = formatRupees(paid.received_minor ?? paid.amount_minor)
  return `Your payment of ${amount} has arrived. Nothing more is due${laterMinor > 0 ? ' online' : ''}.`
}
