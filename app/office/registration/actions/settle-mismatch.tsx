import { formatRupees } from '#domain/money.ts'
import { acceptMismatch, sendBackMismatch } from '#workflows/office/settle-mismatch.ts'
import { problemWords } from '../../problem-words.ts'
import type { ActionScreen, Asking } from '../action-screen.ts'

/** Another amount was taken than was asked for. Opened beside the payment, which the address names. */
export const acceptPayment: ActionScreen = {
  slug: 'accept',
  name: 'Accept payment',
  needs: 'refund',
  async plan(asking) {
    const payment = mismatched(asking)
    if (!payment) return { ok: false, errors: { '': problemWords('no-mismatch') } }
    const amount = formatRupees(payment.received_minor ?? 0)
    const { txnid, amount_minor } = payment
    return {
      ok: true,
      will: [
        `${amount} count as received for ${txnid}, although ${formatRupees(amount_minor)} were asked for. The payer gets a mail.`,
      ],
      button: `Accept payment of ${amount}`,
      run: (request) => acceptMismatch(asking.services, { ...request, txnid }),
    }
  },
}

export const sendBackPayment: ActionScreen = {
  slug: 'send-back',
  name: 'Send back payment',
  needs: 'refund',
  async plan(asking) {
    const payment = mismatched(asking)
    if (!payment) return { ok: false, errors: { '': problemWords('no-mismatch') } }
    const amount = formatRupees(payment.received_minor ?? 0)
    const { txnid } = payment
    return {
      ok: true,
      will: [`${amount} of ${txnid} go back to the payer, who gets a mail.`],
      button: `Send back payment of ${amount}`,
      run: (request) => sendBackMismatch(asking.services, { ...request, txnid }),
    }
  },
}

function mismatched({ record, typed }: Asking) {
  return record.payments.find(
    ({ txnid, state, heard }) =>
      txnid === typed.txnid && state === 'confirming' && heard === 'confirmed-mismatch',
  )
}
