import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { eraseAction } from '#app/office/action/screens/erase.ts'
import { refundAction } from '#app/office/action/screens/refund.tsx'
import { sendMailAgainAction } from '#app/office/action/screens/send-mail-again.tsx'
import {
  acceptPaymentAction,
  sendBackPaymentAction,
} from '#app/office/action/screens/settle-mismatch.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { GiftRecord } from '#workflows/gifts/read-gift-page.ts'
import { correctGiftAction } from './correct-gift-action.tsx'

/** The buttons of a gift and those beside its payments. */
export const GIFT_ACTIONS: readonly ActionScreen<GiftRecord>[] = [
  refundAction,
  correctGiftAction,
  sendMailAgainAction,
  eraseAction,
  acceptPaymentAction,
  sendBackPaymentAction,
]

/** The action at this address. */
export function findGiftAction(slug: string): ActionScreen<GiftRecord> | undefined {
  return GIFT_ACTIONS.find((action) => action.slug === slug)
}

/** The buttons of a gift, as this person's roles allow and as they make sense now. */
export function giftActionsFor(page: GiftRecord, actor: Actor): ActionScreen<GiftRecord>[] {
  const { gift, payments, mails } = page
  const sensible = [
    ...(payments.some(({ state }) => wasReceived(state)) ? [refundAction] : []),
    ...(payments.length > 0 && gift.email !== '' ? [correctGiftAction] : []),
    ...(mails.length > 0 ? [sendMailAgainAction] : []),
    eraseAction,
  ]
  return sensible.filter(({ needs }) => staffCan[needs](actor))
}
