import { randomUUID } from 'node:crypto'
import { markGiftUnpaid } from '#database/gifts/gifts.ts'
import { sumAccount } from '#database/money/account-sums.ts'
import { entriesFor, type MoneyEntry, storeEntry } from '#database/money/money-entries.ts'
import { setHold } from '#database/places/places.ts'
import { voidEntryReceipt } from '#database/receipts/receipts.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { dayInIndia } from '#domain/days.ts'
import { type ChangeRequest, changeRecord } from '#workflows/change-record.ts'
import { isClosedFor } from '#workflows/closing/closed-day.ts'
import { heldUntil } from '#workflows/places/find-places.ts'
import type { Locked, LockedRegistration } from '#workflows/record-kinds.ts'
import { recomputeDueOnline } from '#workflows/registration/recompute-due-online.ts'
import { isRecordId } from '#workflows/registration/record-id.ts'
import type { Services } from '#workflows/services.ts'
import { payerAddress } from '../private-links/read-private-page.ts'
import { activeEntries } from './active-entries.ts'

type TakingBack = ChangeRequest & { entryId: string; reason: string }

/**
 * Takes back money that was recorded by hand, or a reduction. Its receipt becomes void, and places that
 * nothing pays for any more are held again.
 */
export async function takeBackEntry(
  services: Services,
  { entryId, reason: typed, ...request }: TakingBack,
) {
  const reason = typed.trim()
  const isReduction = (await findKind(services, request, entryId)) === 'reduction'
  return changeRecord(services, request, {
    needs: isReduction ? 'reduce' : 'recordMoney',
    action: 'take-back',
    apply: async (locked) => {
      const entries = await entriesFor(locked.tx, `${request.kind}_id`, request.id)
      const entry = activeEntries(entries).find(({ id }) => id === entryId)
      if (!entry) return { ok: false as const, problem: 'no-entry' as const }
      if (reason === '') return { ok: false as const, problem: 'no-reason' as const }
      if (!isReduction && (await isClosedFor(locked.tx, dayInIndia(locked.at.getTime())))) {
        return { ok: false as const, problem: 'closed-day' as const }
      }
      await storeCounterEntry(locked, { entry, author: request.actor.name, reason })
      if (locked.kind === 'registration') await holdUntilPaid(locked, services)
      else if (!isReduction) await markGiftUnpaid(locked.tx, locked.gift.id)
      const { amount_minor: amountMinor, method, kind: was } = entry
      const details = { amountMinor, method, was, reason }
      const isTold = locked.kind === 'registration'
      return {
        ok: true as const,
        details,
        tells: isTold ? [await payerAddress(locked.tx, locked)] : [],
      }
    },
  })
}

async function findKind({ db }: Services, { kind, id }: ChangeRequest, entryId: string) {
  const entries = isRecordId(id) ? await entriesFor(db, `${kind}_id`, id) : []
  return entries.find((entry) => entry.id === entryId)?.kind
}

type Countering = { entry: MoneyEntry; author: string; reason: string }

/** Counters an entry by a second one and makes its receipt void. Nothing is deleted. */
async function storeCounterEntry(
  { tx, at }: Locked,
  { entry, author, reason }: Countering,
): Promise<void> {
  await storeEntry(tx, {
    ...entry,
    id: randomUUID(),
    day: dayInIndia(at.getTime()),
    reason,
    takes_back: entry.id,
    at: at.toISOString(),
    author,
  })
  await voidEntryReceipt(tx, { entryId: entry.id, by: author, reason, at })
}

/** Places that nothing has paid for any more are held as for a new registration. */
async function holdUntilPaid(
  { tx, registration, at }: LockedRegistration,
  { content }: Services,
): Promise<void> {
  const dueMinor = await recomputeDueOnline(tx, registration)
  const event = findEvent(content.conferences, registration.event_code)?.event
  const { receivedMinor } = await sumAccount(tx, registration.id)
  const isUnpaid = receivedMinor === 0 && dueMinor > 0
  if (registration.hold !== 'confirmed' || !event?.capacity || !isUnpaid) return
  const change = { hold: 'held', heldUntil: heldUntil(event, at), source: 'office', at } as const
  await setHold(tx, registration.id, change)
}
