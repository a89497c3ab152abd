import {
  failedRefunds,
  mismatches,
  oddSettlements,
  overpaid,
  paidAfterCancelling,
  paidLate,
  paidTwice,
  stuck,
  unknownPayments,
} from '#database/records/attention/attention.ts'
import { formatRupees } from '#domain/money.ts'
import { attentionKind, refundAction, rupees } from './attention-kind.ts'

/** After this a payment that the provider has not decided needs attention. */
const STUCK_AFTER_MS = 24 * 60 * 60_000

export const MONEY_KINDS = [
  attentionKind('mismatch', 'seeMoney', 'risk', 'Wrong amount paid', {
    needsDecision: true,
    find: ({ db }, of) => mismatches(db, of),
    says({ received_minor, ...payment }) {
      const taken = received_minor === null ? 'A wrong amount' : formatRupees(received_minor)
      return `${taken} was taken where ${rupees(payment)} was asked for.`
    },
    actions({ txnid }, record) {
      const ofPayment = `?${new URLSearchParams({ txnid })}`
      return [
        { label: 'Accept it', to: `${record}/accept${ofPayment}`, needs: 'refund' },
        { label: 'Send it back', to: `${record}/send-back${ofPayment}`, needs: 'refund' },
      ]
    },
  }),
  attentionKind('paid-twice', 'seeMoney', 'risk', 'Paid twice', {
    find: ({ db }, of) => paidTwice(db, of),
    says: (payment) => `${rupees(payment)} came a second time, or was more than was due.`,
    actions: (payment, record) => [refundAction(record, `Refund ${rupees(payment)}`)],
  }),
  attentionKind('overpaid', 'seeMoney', 'risk', 'Overpaid', {
    isInHead: true,
    find: ({ db }, of) => overpaid(db, of),
    says: (registration) => `${rupees(registration)} too much was received.`,
    actions: (registration, record) => [refundAction(record, `Refund ${rupees(registration)}`)],
  }),
  attentionKind('paid-late', 'seeRegistrations', 'risk', 'Paid too late: the place is gone', {
    saysAll: true,
    find: ({ db }, of) => paidLate(db, of),
    says: (payment) => `${rupees(payment)} came too late: the places are gone.`,
    actions: (_, record) => [
      { label: 'Offer a place', to: `${record}/offer-place`, needs: 'offerPlace' },
      refundAction(record, 'Refund'),
    ],
  }),
  attentionKind(
    'paid-after-cancelling',
    'seeRegistrations',
    'risk',
    'Paid after it was cancelled',
    {
      saysAll: true,
      find: ({ db }, of) => paidAfterCancelling(db, of),
      says: (payment) => `${rupees(payment)} came after the registration was cancelled.`,
      actions: (payment, record) => [refundAction(record, `Refund ${rupees(payment)}`)],
    },
  ),
  attentionKind('stuck', 'seeMoney', 'soon', 'Payment pending for over a day', {
    saysAll: true,
    canWait: true,
    find: ({ db, now }, of) =>
      stuck(db, new Date(now().getTime() - STUCK_AFTER_MS).toISOString(), of),
    says: (payment) => `${rupees(payment)} has been pending for over a day.`,
    actions({ txnid }) {
      const to = `/office/payments/${txnid}/ask`
      return [{ label: 'Ask again', to, needs: 'seeMoney', sends: true }]
    },
  }),
  attentionKind('unknown-payment', 'seeMoney', 'risk', 'Received by the provider, unknown to us', {
    isGeneral: true,
    find: ({ db }) => unknownPayments(db),
    says: ({ name, ...payment }) =>
      `The provider received ${rupees(payment)} under the number ${name}, which we don’t know. Look it up on the provider’s pages.`,
  }),
  attentionKind('settlement', 'seeMoney', 'risk', 'A settlement file that does not match', {
    isGeneral: true,
    allCalled: 'Settlement file',
    find: ({ db }) => oddSettlements(db),
    says: ({ odd, ...settlement }) =>
      `${odd} ${odd === 1 ? 'line' : 'lines'} of a file with ${rupees(settlement)} in payments ${odd === 1 ? 'does' : 'do'} not match our records.`,
    actions: ({ digest }) => [
      { label: 'Open the result', to: `/office/settlement/${digest}`, needs: 'seeMoney' },
    ],
  }),
  attentionKind('refund-failed', 'seeMoney', 'risk', 'Refund refused by the bank', {
    find: ({ db }, of) => failedRefunds(db, of),
    says: ({ reason, ...refund }) =>
      `${rupees(refund)} could not be given back${reason ? ` (${reason})` : ''}. Try again, or return it another way.`,
    actions: (_, record) => [refundAction(record, 'Refund again')],
  }),
]
