import type { Db } from '#database/engine/open.ts'
import type { Registration } from '#database/registration/registrations.ts'
import { findSoldEvent, storeSoldEvent } from '#database/registration/sold-events.ts'
import { type ConferenceEvent, findEvent } from '#domain/conferences/conference.ts'
import type { Services } from '#workflows/services.ts'

type Moved = { registration: Registration; event: ConferenceEvent }

/**
 * Inside the transaction that moves: what the registration buys now. The date that it leaves stays known
 * for its rules, also for a registration from before this was stored.
 */
export async function sellOtherDate(
  tx: Db,
  { content }: Services,
  { registration: { id, event_code: code }, event }: Moved,
): Promise<void> {
  const left = findEvent(content.conferences, code)?.event
  const isStored = (await findSoldEvent(tx, { registrationId: id, code })) !== undefined
  if (left && !isStored) await storeSoldEvent(tx, id, left)
  await storeSoldEvent(tx, id, event)
}
