import { formatRupees, type Paise } from '#domain/money.ts'
import type { EvidenceSource, ReportVerdict } from '#domain/payments/evidence.ts'
import type { PaymentOutcome, PaymentState } from '#domain/payments/payment-state.ts'
import type { RefundState } from '#domain/payments/refund-state.ts'
import { MAIL_NAMES, mailOutcomeWords, type SentMail } from './mails.ts'

type HandState = 'received' | 'given-back' | 'taken-back'

/** What happened to a payment. */
type Story = {
  events: readonly {
    at: string
    source: EvidenceSource
    evidence: keyof typeof EVIDENCE_WORDS
    from_state: PaymentState
    to_state: PaymentState
  }[]
  reports: readonly { received_at: string; source: EvidenceSource; verdict: ReportVerdict }[]
  refunds: readonly {
    changed_at: string
    amount_minor: Paise
    state: RefundState
    reason: string | null
  }[]
  mails: readonly (SentMail & {
    kind: keyof typeof MAIL_NAMES
    recipient: string
    settled_at: string | null
    created_at: string
  })[]
}

export function paymentStoryWords(openedAt: string, story: Story) {
  const lines = [
    { at: openedAt, says: 'The payment was opened.' },
    ...story.events.map(({ at, source, evidence, from_state, to_state }) => ({
      at,
      says: `${EVIDENCE_WORDS[evidence]} (${SOURCES[source]}${from_state === to_state ? '' : `; now “${STATE_WORDS[to_state]}”`}).`,
    })),
    ...story.reports.map(({ received_at, source, verdict }) => ({
      at: received_at,
      says: `A report came (${SOURCES[source]}): ${VERDICTS[verdict]}.`,
    })),
    ...story.refunds.map(({ changed_at, amount_minor, state, reason }) => ({
      at: changed_at,
      says: `Refund of ${formatRupees(amount_minor)}: ${REFUND_WORDS[state]}${reason ? ` (${reason})` : ''}.`,
    })),
    ...story.mails.map((mail) => ({
      at: mail.settled_at ?? mail.created_at,
      says: `Mail “${MAIL_NAMES[mail.kind]}” to ${mail.recipient}: ${mailOutcomeWords(mail)}.`,
    })),
  ]
  return lines.sort((a, b) => a.at.localeCompare(b.at))
}

export const STATE_WORDS: Record<PaymentState | HandState, string> = {
  open: 'Not finished',
  pending: 'Being confirmed',
  confirming: 'Being confirmed',
  failed: 'Failed',
  paid: 'Received',
  refunded: 'Refunded',
  received: 'Received',
  'given-back': 'Given back',
  'taken-back': 'Reversed',
}

const REFUND_WORDS: Record<RefundState, string> = {
  asked: 'asked for; not known yet whether the provider accepted it',
  queued: 'on its way',
  done: 'given back',
  refused: 'refused by the bank',
}

const VERDICTS: Record<ReportVerdict, string> = {
  accepted: 'accepted',
  'refund-news': 'about a refund',
  unreadable: 'it could not be read',
  'other-merchant': 'it is for another church',
  forged: 'its signature is wrong, so it was ignored',
  'unknown-transaction': 'it is about a payment that we don’t know',
  'other-amount': 'it names a different amount',
  'other-order': 'it is about a different order',
}

const SOURCES: Record<EvidenceSource, string> = {
  return: 'by the payer’s browser',
  webhook: 'by the provider',
  visit: 'checked for a visitor',
  sweep: 'checked by the site',
  office: 'by the office',
}

/** What is known of a payment, without its full stop. */
export const EVIDENCE_WORDS = {
  'confirmed-success': 'The provider confirmed that it was paid',
  'confirmed-failure': 'The provider confirmed that nothing was taken',
  'confirmed-dropped': 'The provider lost its connection to the bank',
  'confirmed-pending': 'It is pending at the bank',
  'confirmed-begun': 'The payer has opened the provider’s page',
  'confirmed-held': 'The bank holds the amount for us',
  'confirmed-mismatch': 'The wrong amount was taken',
  'signed-success': 'Reported as paid, not confirmed yet',
  'signed-failure': 'Reported as failed',
  'signed-pending': 'Reported as pending',
  'refund-completed': 'All of it was given back',
  'refund-asked': 'A refund was asked for',
  'refund-queued': 'The refund is on its way',
  'refund-refused': 'The bank refused the refund',
  'refund-done': 'The refund was given back',
  'not-found': 'The provider does not know it',
  unreachable: 'The provider could not be reached',
  accepted: 'The amount that was taken was accepted',
  cancelled: 'It was ended because the registration was cancelled',
  replaced: 'It was ended because the amount due had changed',
}

/** Of an attempt to pay online. */
export const OUTCOME_WORDS: Record<PaymentOutcome, string> = {
  'not-started': 'Link sent, not opened',
  begun: 'Payment page opened, not paid yet',
  unheard: 'Link sent, not opened',
  'at-the-bank': 'Pending at the bank',
  taken: 'Reported as paid, being confirmed',
  held: 'Held by the bank',
  mismatched: 'Wrong amount paid',
  failed: 'Failed, nothing was taken',
  dropped: 'Failed, though a success may still come',
  received: 'Received',
  refunded: 'Refunded',
}
