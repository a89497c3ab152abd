import type { Db } from '#database/engine/open.ts'
import { findGiftById, type Gift, lockGift, raiseGiftVersion } from '#database/gifts/gifts.ts'
import { lockPaymentsFor } from '#database/payments/payment-attempts.ts'
import type { Payment } from '#database/payments/payments.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { type Actor, type StaffAction, staffCan } from '#domain/staff.ts'
import { doOnce } from '#workflows/do-once.ts'
import {
  type ChangeProblem,
  REPEATED,
  type Repeated,
} from '#workflows/registration/change-locked.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

export type GiftRequest = {
  actor: Actor
  id: string
  /** The form's own key: the same form sent twice changes something once. */
  key?: string | undefined
  /** The gift's version on the form. The command line has none: it reads and acts at once. */
  version?: number | undefined
}

type Applied = { ok: true; details?: Record<string, unknown> }

type Refused = { ok: false; problem: string }

type Change<Result extends Applied | Refused> = {
  needs: StaffAction
  /** What is done, in the words of the button. */
  action: string
  /** Mails don't outdate the forms of others. */
  isNoChange?: boolean
  /** Returns a problem before it writes anything. */
  apply: (locked: { tx: Db; gift: Gift; payments: Payment[]; at: Date }) => Promise<Result>
}

/**
 * Makes one change to a gift for the office: checks the role, locks payments and gift in this order,
 * refuses a form that is outdated, and appends to the history in the same transaction.
 */
export async function changeGiftByOffice<Result extends Applied | Refused>(
  services: Pick<Services, 'db' | 'now'>,
  request: GiftRequest,
  change: Change<Result>,
): Promise<Result | Repeated | NotAllowed | ChangeProblem> {
  const { actor, id, key } = request
  if (!staffCan.seeMoney(actor) || !staffCan[change.needs](actor)) return NOT_ALLOWED
  if (!(await findGiftById(services.db, id))) return { ok: false, problem: 'unknown' }
  return services.db
    .transaction()
    .execute((tx) =>
      doOnce<Repeated, Result | ChangeProblem>(tx, { key, again: () => REPEATED }, () =>
        applyChange(tx, { request, change, at: services.now() }),
      ),
    )
}

type Applying<Result extends Applied | Refused> = {
  request: GiftRequest
  change: Change<Result>
  at: Date
}

async function applyChange<Result extends Applied | Refused>(
  tx: Db,
  { request, change, at }: Applying<Result>,
): Promise<Result | ChangeProblem> {
  const { actor, id, key, version: seen } = request
  const payments = await lockPaymentsFor(tx, 'gift_id', id)
  const gift = await lockGift(tx, id)
  if (seen !== undefined && seen !== gift.version) return { ok: false, problem: 'changed' }
  const applied = await change.apply({ tx, gift, payments, at })
  if (!applied.ok) return applied
  const version = change.isNoChange ? gift.version : await raiseGiftVersion(tx, id)
  const details = { ...applied.details, version }
  const event = { actor, subject: 'gift', subjectId: id, action: change.action } as const
  await appendOfficeEvent(tx, { ...event, details, key, at })
  return applied
}
