import { formatRupees } from '#domain/money.ts'
import type { PaymentStory } from '#workflows/payments/read-payment-story.ts'

export type StoryLine = { at: string; says: string }

/** The story of a payment in sentences, oldest first. */
export function paymentStoryWords(openedAt: string, story: PaymentStory): StoryLine[] {
  const lines = [
    { at: openedAt, says: 'The payment was opened.' },
    ...story.events.map(({ at, source, evidence, from_state, to_state }) => ({
      at,
      says: `${sentence(evidence, EVIDENCE)} (${word(source, SOURCES)}${moved(from_state, to_state)}).`,
    })),
    ...story.reports.map(({ received_at, source, verdict }) => ({
      at: received_at,
      says: `A report came (${word(source, SOURCES)}): ${verdict}.`,
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

function word(key: string, words: Record<string, string>): string {
  return words[key] ?? key
}

function sentence(key: string, words: Record<string, string>): string {
  return words[key] ?? key.replaceAll('-', ' ')
}

const SOURCES: Record<string, string> = {
  return: 'by the payer’s browser',
  webhook: 'by the provider',
  visit: 'asked for a visitor',
  sweep: 'asked by the site',
  office: 'by the office',
}

const EVIDENCE: Record<string, string> = {
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
  'not-found': 'The provider does not know it',
  unreachable: 'The provider could not be reached',
  accepted: 'The amount that was taken was accepted',
  cancelled: 'It was ended with the registration',
  replaced: 'It was ended, because the amount due had changed',
}
