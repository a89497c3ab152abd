import type { ActionScreen, OfficeRecord } from '#app/office/action/action-screen.ts'
import { payerIn } from '#app/office/action/office-record.ts'
import { dueNow, refundWords, rupees } from '#app/office/words/done.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { forgivenDifference, outcomeOf } from '#domain/payments/payment-state.ts'
import { actionWords } from '#words/office-actions.ts'
import { acceptMismatch, sendBackMismatch } from '#workflows/records/money/settle-mismatch.ts'

/** Another amount was taken than was asked for: it is accepted. */
export const acceptPaymentAction = mismatchScreen({
  code: 'accept-payment',
  slug: 'accept',
  says: (details, facts) => `Saved. ${rupees(details)} counts as received${dueNow(facts)}.`,
  settle: acceptMismatch,
  say({ kind }, { txnid, amount, asked, missingMinor }) {
    const told =
      kind === 'gift' ? 'The giver gets a mail with a receipt.' : 'The payer gets a mail.'
    const accepted = { askedMinor: missingMinor, receivedMinor: 0, dueMinor: missingMinor }
    return [
      `${amount} counts as received for ${txnid}, although ${asked} was asked for. ${told}`,
      ...(forgivenDifference(accepted) > 0
        ? [
            `The missing ${formatRupees(missingMinor)} is taken off the price, so that nobody is asked for it again.`,
          ]
        : []),
    ]
  },
})

/** Another amount was taken than was asked for: it is sent back. */
export const sendBackPaymentAction = mismatchScreen({
  code: 'send-back-payment',
  slug: 'send-back',
  says: refundWords,
  settle: sendBackMismatch,
  tells: payerIn,
  say: ({ kind }, { txnid, amount }) => [
    `${amount} of ${txnid} goes back to the ${kind === 'gift' ? 'giver, who gets a mail' : 'payer'}.`,
  ],
})

/** Opened beside the payment, whose number is in the address. */
function mismatchScreen({
  settle,
  tells,
  say,
  ...row
}: Pick<ActionScreen<OfficeRecord>, 'code' | 'slug' | 'says'> & {
  /** Those who are told, where the office may choose. */
  tells?: (record: OfficeRecord) => string[]
  settle: typeof acceptMismatch | typeof sendBackMismatch
  /** What will happen to the payment. */
  say: (
    record: OfficeRecord,
    payment: { txnid: string; amount: string; asked: string; missingMinor: Paise },
  ) => string[]
}): ActionScreen<OfficeRecord> {
  return {
    ...row,
    needs: 'refund',
    async plan({ services, record, typed }) {
      const payment = record.payments.find(
        (each) => each.txnid === typed.txnid && outcomeOf(each) === 'mismatched',
      )
      if (!payment) return { ok: false, problem: 'no-mismatch' }
      const { txnid, received_minor, amount_minor } = payment
      const amount = formatRupees(received_minor ?? 0)
      const asked = formatRupees(amount_minor)
      return {
        ok: true,
        will: say(record, {
          txnid,
          amount,
          asked,
          missingMinor: amount_minor - (received_minor ?? 0),
        }),
        button: `${actionWords(row.code)} of ${amount}`,
        tells: tells?.(record) ?? [],
        run: (request) =>
          settle(services, { ...request, txnid, reason: `${amount} accepted for ${asked}` }),
      }
    },
  }
}
