import { sumAccount } from '#database/money/account-sums.ts'
import { entriesFor } from '#database/money/money-entries.ts'
import { setHold } from '#database/places/places.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { heldUntil } from '#workflows/places/find-places.ts'
import { changeByOffice, type OfficeRequest } from '#workflows/registration/change-by-office.ts'
import type { LockedRegistration } from '#workflows/registration/change-locked.ts'
import { isRecordId } from '#workflows/registration/record-id.ts'
import { restateDueOnline } from '#workflows/registration/restate-due-online.ts'
import type { Services } from '#workflows/services.ts'
import { counterEntry } from './counter-entry.ts'
import { standingEntries } from './standing-entries.ts'

type TakingBack = OfficeRequest & { entryId: string; reason: string }

/**
 * Takes back money that was recorded by hand, or a reduction. Its receipt becomes void, and places that
 * nothing pays for any more are held again.
 */
export async function takeBackEntry(
  services: Pick<Services, 'db' | 'now' | 'content'>,
  { entryId, reason: typed, ...request }: TakingBack,
) {
  const reason = typed.trim()
  const kind = await kindOf(services, request.id, entryId)
  return changeByOffice(services, request, {
    needs: kind === 'reduction' ? 'reduce' : 'recordMoney',
    action: 'Take back',
    apply: async (locked) => {
      const { tx, registration, at } = locked
      const entries = await entriesFor(tx, 'registration_id', registration.id)
      const entry = standingEntries(entries).find(({ id }) => id === entryId)
      if (!entry) return { ok: false as const, problem: 'no-entry' as const }
      if (reason === '') return { ok: false as const, problem: 'no-reason' as const }
      await counterEntry(tx, { entry, author: request.actor.name, reason, at })
      const due_minor = await restateDueOnline(tx, registration)
      await holdUntilPaid({ ...locked, registration: { ...registration, due_minor } }, services)
      const { amount_minor: amountMinor, method, kind: was } = entry
      return { ok: true as const, details: { amountMinor, method, was, reason } }
    },
  })
}

async function kindOf({ db }: Pick<Services, 'db'>, id: string, entryId: string) {
  const entries = isRecordId(id) ? await entriesFor(db, 'registration_id', id) : []
  return entries.find((entry) => entry.id === entryId)?.kind
}

/** Places that nothing has paid for any more are held as for a new registration. */
async function holdUntilPaid(
  { tx, registration, at }: LockedRegistration,
  { content }: Pick<Services, 'content'>,
): Promise<void> {
  const event = findEvent(content.conferences, registration.event_code)?.event
  const { receivedMinor } = await sumAccount(tx, registration.id)
  const isUnpaid = receivedMinor === 0 && registration.due_minor > 0
  if (registration.hold !== 'confirmed' || !event?.capacity || !isUnpaid) return
  const change = { hold: 'held', heldUntil: heldUntil(event, at), source: 'office', at } as const
  await setHold(tx, registration.id, change)
}
