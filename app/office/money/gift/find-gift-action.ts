import { wasReceived } from '#domain/payments/payment-state.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { OneGift } from '#workflows/gifts/read-gift-page.ts'
import type { GiftAction } from './gift-action.ts'
import { correctGiftAction } from './gift-actions/correct.tsx'
import { refundGiftAction } from './gift-actions/refund.tsx'
import { mailGiverAgainAction } from './gift-actions/send-mail-again.tsx'
import { acceptGiftAction, sendBackGiftAction } from './gift-actions/settle-mismatch.ts'

/** The buttons of a gift and those beside its payments. */
export const GIFT_ACTIONS: readonly GiftAction[] = [
  refundGiftAction,
  correctGiftAction,
  mailGiverAgainAction,
  acceptGiftAction,
  sendBackGiftAction,
]

/** The action at this address. */
export function findGiftAction(slug: string): GiftAction | undefined {
  return GIFT_ACTIONS.find((action) => action.slug === slug)
}

/** The buttons of a gift, as this person's roles allow and as they make sense now. */
export function giftActionsFor(page: OneGift, actor: Actor): GiftAction[] {
  const { gift, payments, mails } = page
  const sensible = [
    ...(payments.some(({ state }) => wasReceived(state)) ? [refundGiftAction] : []),
    ...(payments.length > 0 && gift.email !== '' ? [correctGiftAction] : []),
    ...(mails.length > 0 ? [mailGiverAgainAction] : []),
  ]
  return sensible.filter(({ needs }) => staffCan[needs](actor))
}
