import type { Db } from '#database/engine/open.ts'
import type { Payment } from '#database/payments/payments.ts'
import type { PrivateRecord } from '#database/private-pages/private-pages.ts'
import { refuseHandOff } from '#domain/payments/hand-off.ts'
import { leftHalfway } from '#domain/reminders/left-halfway.ts'
import type { Services } from '#workflows/services.ts'
import { readOrder } from '../payments/read-order.ts'

/**
 * - `pending`: the bank or the provider has not decided, so nobody must pay again
 * - `left`: the payer never came to the end; `heldUntil` says how long the places are still kept
 * - `released`: the same, and the places were given back since
 */
export type Unfinished = {
  state: 'pending' | 'left' | 'released'
  latest: Payment
  heldUntil: Date | undefined
}

/** What a payer left unfinished; undefined when it was paid, failed, ended, or can't be paid any more. */
export async function readUnfinished(
  db: Db,
  services: Services,
  record: PrivateRecord,
): Promise<Unfinished | undefined> {
  const order = await readOrder(db, services, { record })
  const latest = order.attempts.at(-1)
  if (!latest) return undefined
  const { hold, heldUntil } = placesOf(record, services.now())
  const refusal = refuseHandOff(order)
  if (refusal === 'being-confirmed') return { state: 'pending', latest, heldUntil }
  if (refusal || !leftHalfway(order.attempts)) return undefined
  if (hold === 'cancelled' || hold === 'waiting') return undefined
  return { state: hold === 'released' ? 'released' : 'left', latest, heldUntil }
}

/** Whether nothing is due any more, so that there will be nothing to remind of. */
export async function isPaidFor(
  db: Db,
  services: Services,
  record: PrivateRecord,
): Promise<boolean> {
  return refuseHandOff(await readOrder(db, services, { record })) === 'nothing-due'
}

/** A time that has passed is no promise: a job is about to release those places. */
function placesOf(record: PrivateRecord, now: Date) {
  if (record.kind === 'gift') return { hold: undefined, heldUntil: undefined }
  const { hold, held_until } = record.registration
  const until = held_until === null ? undefined : new Date(held_until)
  return { hold, heldUntil: until && until > now ? until : undefined }
}
