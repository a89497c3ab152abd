import { formatRupees } from '#domain/money.ts'
import { outcomeOf } from '#domain/payments/outcome.ts'
import { acceptGiftMismatch, sendBackGiftMismatch } from '#workflows/office/settle-gift-mismatch.ts'
import { problemWords } from '../../problem-words.ts'
import type { GiftAction, GiftAsking } from '../gift-action.ts'

/** Another amount was taken than was asked for. Opened beside the payment, which the address names. */
export const acceptPayment: GiftAction = {
  slug: 'accept',
  name: 'Accept payment',
  needs: 'refund',
  plan(asking) {
    const payment = mismatched(asking)
    if (!payment) return { ok: false, errors: { '': problemWords('no-mismatch') } }
    const amount = formatRupees(payment.received_minor ?? 0)
    const { txnid, amount_minor } = payment
    return {
      ok: true,
      will: [
        `${amount} count as received for ${txnid}, although ${formatRupees(amount_minor)} were asked for. The giver gets a mail with a receipt.`,
      ],
      button: `Accept payment of ${amount}`,
      run: (request) => acceptGiftMismatch(asking.services, { ...request, txnid }),
    }
  },
}

export const sendBackPayment: GiftAction = {
  slug: 'send-back',
  name: 'Send back payment',
  needs: 'refund',
  plan(asking) {
    const payment = mismatched(asking)
    if (!payment) return { ok: false, errors: { '': problemWords('no-mismatch') } }
    const amount = formatRupees(payment.received_minor ?? 0)
    const { txnid } = payment
    return {
      ok: true,
      will: [`${amount} of ${txnid} go back to the giver, who gets a mail.`],
      button: `Send back payment of ${amount}`,
      run: (request) => sendBackGiftMismatch(asking.services, { ...request, txnid }),
    }
  },
}

function mismatched({ page, typed }: GiftAsking) {
  return page.payments.find(
    (payment) => payment.txnid === typed.txnid && outcomeOf(payment) === 'mismatched',
  )
}
