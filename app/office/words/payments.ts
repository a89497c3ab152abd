import { formatRupees } from '#domain/money.ts'
import type { EvidenceSource } from '#domain/payments/evidence.ts'
import type { PaymentStory } from '#workflows/payments/read-payment-story.ts'
import type { PaymentEvent } from '#workflows/registration/read-registration-record.ts'

export type StoryLine = { at: string; says: string }

/** The story of a payment in sentences, oldest first. */
export function paymentStoryWords(openedAt: string, story: PaymentStory): StoryLine[] {
  const lines = [
    { at: openedAt, says: 'The payment was opened.' },
    ...story.events.map(({ at, source, evidence, from_state, to_state }) => ({
      at,
      says: `${EVIDENCE[evidence]} (${SOURCES[source]}${moved(from_state, to_state)}).`,
    })),
    ...story.reports.map(({ received_at, source, verdict }) => ({
      at: received_at,
      says: `A report came (${SOURCES[source]}): ${verdict}.`,
    })),
    ...story.refunds.map(({ changed_at, amount_minor, state, reason }) => ({
      at: changed_at,
      says: `Refund of ${formatRupees(amount_minor)}: ${state}${reason ? ` (${reason})` : ''}.`,
    })),
    ...story.mails.map(({ settled_at, created_at, kind, recipient, outcome }) => ({
      at: settled_at ?? created_at,
      says: `Mail “${kind}” to ${recipient}: ${outcome ?? 'waiting'}.`,
    })),
  ]
  return lines.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

function moved(from: string, to: string): string {
  return from === to ? '' : `; from ${from} to ${to}`
}

const SOURCES: Record<EvidenceSource, string> = {
  return: 'by the payer’s browser',
  webhook: 'by the provider',
  visit: 'asked for a visitor',
  sweep: 'asked by the site',
  office: 'by the office',
}

const EVIDENCE: Record<PaymentEvent['evidence'], string> = {
  'confirmed-success': 'The provider confirmed that it was paid',
  'confirmed-failure': 'The provider confirmed that nothing was taken',
  'confirmed-dropped': 'The provider lost its connection to the bank',
  'confirmed-pending': 'The bank has not decided',
  'confirmed-begun': 'The payer has opened the provider’s page',
  'confirmed-held': 'The bank holds the amount for us',
  'confirmed-mismatch': 'Another amount was taken than we asked for',
  'signed-success': 'Reported as paid, not confirmed yet',
  'signed-failure': 'Reported as failed',
  'signed-pending': 'Reported as undecided',
  'refund-completed': 'All of it was given back',
  'refund-asked': 'refund asked',
  'refund-queued': 'refund queued',
  'refund-refused': 'refund refused',
  'refund-done': 'refund done',
  'not-found': 'The provider does not know it',
  unreachable: 'The provider could not be reached',
  accepted: 'The amount that was taken was accepted',
  cancelled: 'It was ended with the registration',
  replaced: 'It was ended, because the amount due had changed',
}
