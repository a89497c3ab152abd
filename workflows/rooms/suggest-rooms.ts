import { appendBeds, type BedGuest, bedGuestsOf, type NewBed } from '#database/rooms/beds.ts'
import { type RoomPlan, roomsOf } from '#database/rooms/rooms.ts'
import { type Bed, guestKey } from '#domain/rooms/guest.ts'
import { type SuggestedBed, suggestBeds } from '#domain/rooms/suggest-beds.ts'
import type { Services } from '#workflows/services.ts'
import { type ChangedRooms, changeRooms, type RoomRequest } from './change-rooms.ts'

/** Suggests a bed for everybody who has none or whose bed was suggested before. */
export function suggestRooms(services: Services, request: RoomRequest): Promise<ChangedRooms> {
  return changeRooms(services, request, {
    action: 'suggest-rooms',
    apply: async (tx, { plan, at }) => {
      const all = await bedGuestsOf(tx, request.code)
      const kept = keptBeds(all, plan)
      const stay = new Set(kept.map(({ guest }) => guestKey(guest)))
      const guests = all.filter((guest) => !stay.has(guestKey(guest)))
      const { beds } = suggestBeds({ rooms: await roomsOf(tx, request.code), guests, kept })
      const author = { at: at.toISOString(), author: request.actor.name }
      await appendBeds(tx, changedBeds(guests, beds), author)
      return { ok: true, details: { guests: beds.length } }
    },
  })
}

/** What was set by hand stays. Once the rooms are published, so does everything: guests have read it. */
export function keptBeds(
  guests: readonly BedGuest[],
  plan: Pick<RoomPlan, 'published_at'> | undefined,
): Bed<BedGuest>[] {
  const isPublished = plan?.published_at != null
  return guests.flatMap((guest) => {
    const { bed } = guest
    return bed && (bed.byHand || isPublished) ? [{ guest, ...bed }] : []
  })
}

/** Only what differs is stored, so that the history says what has changed. */
function changedBeds(
  guests: readonly BedGuest[],
  beds: readonly SuggestedBed<BedGuest>[],
): NewBed[] {
  const found = new Map(beds.map((bed) => [guestKey(bed.guest), bed]))
  return guests.flatMap((guest) => {
    const next = found.get(guestKey(guest))
    if (factsOf(next) === factsOf(guest.bed)) return []
    const { roomId = null, isExtra = false, reasons = [] } = next ?? {}
    return [{ guest, roomId, isExtra, reasons, byHand: false }]
  })
}

function factsOf(bed: Pick<SuggestedBed<BedGuest>, 'roomId' | 'isExtra' | 'reasons'> | undefined) {
  return bed && [bed.roomId, bed.isExtra, ...bed.reasons.toSorted()].join(' ')
}
