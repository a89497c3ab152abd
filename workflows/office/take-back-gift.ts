import { lockGift, markGiftUnpaid } from '#database/gifts.ts'
import { entriesFor, isTakenBack } from '#database/money-entries.ts'
import { appendOfficeEvent, isFormDone } from '#database/office-events.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { counterEntry } from './counter-entry.ts'

type TakingBack = {
  actor: Actor
  giftId: string
  entryId: string
  reason: string
  key?: string | undefined
}

type TakenBack = { ok: true } | NotAllowed | { ok: false; problem: 'unknown' | 'reason-missing' }

/** Takes back a gift that was recorded by hand: a counter-entry, and its receipt becomes void. */
export async function takeBackGift(
  services: Pick<Services, 'db' | 'now'>,
  { actor, giftId, entryId, key, ...taking }: TakingBack,
): Promise<TakenBack> {
  if (!staffCan.seeMoney(actor) || !staffCan.recordMoney(actor)) return NOT_ALLOWED
  if (await isFormDone(services.db, key)) return { ok: true }
  const reason = taking.reason.trim()
  if (reason === '') return { ok: false, problem: 'reason-missing' }
  const at = services.now()
  return services.db.transaction().execute(async (tx) => {
    const entries = await entriesFor(tx, 'gift_id', giftId)
    const entry = entries.find(({ id, takes_back }) => id === entryId && takes_back === null)
    if (!entry) return { ok: false, problem: 'unknown' }
    await lockGift(tx, giftId)
    if (await isTakenBack(tx, entryId)) return { ok: false, problem: 'unknown' }
    await counterEntry(tx, { entry, author: actor.name, reason, at })
    await markGiftUnpaid(tx, giftId)
    const details = { amountMinor: entry.amount_minor, method: entry.method, reason }
    const event = { actor, subject: 'gift', subjectId: giftId, action: 'Take back' } as const
    await appendOfficeEvent(tx, { ...event, details, key, at })
    return { ok: true }
  })
}
