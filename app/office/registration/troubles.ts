import { formatRupees } from '#domain/money.ts'
import { outcomeOf } from '#domain/payments/outcome.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'

/** What is wrong with a registration, a sentence each, the worst first. */
export function troublesOf({
  registration,
  account,
  payments,
  mails,
}: RegistrationRecord): string[] {
  const isPaid = account.paidMinor > 0
  const refused = payments.flatMap(({ refunds }) =>
    refunds.filter(({ state }) => state === 'refused'),
  )
  return [
    ...payments
      .filter((payment) => outcomeOf(payment) === 'mismatched')
      .map(
        ({ received_minor, amount_minor }) =>
          `Wrong amount paid: ${formatRupees(received_minor ?? 0)} was taken where ${formatRupees(amount_minor)} was asked for. Accept it or send it back, below.`,
      ),
    ...(isPaid && (registration.hold === 'released' || registration.hold === 'waiting')
      ? ['Paid too late: the place is gone. Offer a place or refund it.']
      : []),
    ...refused.map(
      ({ amount_minor }) => `The bank refused to take back ${formatRupees(amount_minor)}.`,
    ),
    ...mails
      .filter(({ outcome }) => outcome === 'undeliverable')
      .map(({ recipient }) => `A mail to ${recipient} could not be delivered.`),
  ]
}
