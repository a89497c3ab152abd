import { findGiftById, type Gift, lockGift } from '#database/gifts.ts'
import { appendOfficeEvent, isFormDone } from '#database/office-events.ts'
import type { Db } from '#database/open.ts'
import { lockPaymentsFor } from '#database/payment-attempts.ts'
import type { Payment } from '#database/payments.ts'
import { type Actor, type StaffAction, staffCan } from '#domain/staff.ts'
import type { Repeated } from '#workflows/registration/change-locked.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '../staff/actor.ts'

export type GiftRequest = {
  actor: Actor
  id: string
  /** The form's own key: the same form sent twice changes something once. */
  key?: string | undefined
}

type Applied = { ok: true; details?: Record<string, unknown> }

type Refused = { ok: false; problem: string }

type Change<Result extends Applied | Refused> = {
  needs: StaffAction
  /** What is done, in the words of the button. */
  action: string
  /** Returns a problem before it writes anything. */
  apply: (locked: { tx: Db; gift: Gift; payments: Payment[]; at: Date }) => Promise<Result>
}

/**
 * Makes one change to a gift for the office: checks the role, locks payments and gift in this order,
 * and appends to the history in the same transaction. Gifts have no versions, because what can be done
 * to one follows from its locked payments.
 */
export async function changeGiftByOffice<Result extends Applied | Refused>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, id, key }: GiftRequest,
  { needs, action, apply }: Change<Result>,
): Promise<Result | Repeated | NotAllowed | { ok: false; problem: 'unknown' }> {
  if (!staffCan.seeMoney(actor) || !staffCan[needs](actor)) return NOT_ALLOWED
  if (!(await findGiftById(db, id))) return { ok: false, problem: 'unknown' }
  return db.transaction().execute(async (tx) => {
    const payments = await lockPaymentsFor(tx, 'gift_id', id)
    const gift = await lockGift(tx, id)
    if (await isFormDone(tx, key)) return { ok: true, repeated: true }
    const at = now()
    const applied = await apply({ tx, gift, payments, at })
    if (!applied.ok) return applied
    const { details = {} } = applied
    await appendOfficeEvent(tx, { actor, subject: 'gift', subjectId: id, action, details, key, at })
    return applied
  })
}
