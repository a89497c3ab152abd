import { appendBeds, type BedGuest, bedGuestsOf } from '#database/rooms/beds.ts'
import { roomsOf } from '#database/rooms/rooms.ts'
import { fullName } from '#domain/registration/person.ts'
import {
  type Bed,
  freeBeds,
  guestKey,
  type RoomProblem,
  roomName,
  type StoredRoom,
} from '#domain/rooms/room.ts'
import { type SuggestedBed, suggestBeds } from '#domain/rooms/suggest-beds.ts'
import type { Services } from '#workflows/services.ts'
import { type ChangedRooms, changeRooms, type RoomRequest } from './change-rooms.ts'

/** The version says how often their bed had changed when the form was opened. */
export type TickedPerson = { registrationId: string; position: number; version: number }

type Setting = RoomRequest & {
  people: readonly TickedPerson[]
  /** Null takes them out of their rooms; undefined when none was chosen. */
  roomId: string | null | undefined
}

export function setBeds(services: Services, setting: Setting): Promise<ChangedRooms> {
  const { code, people, roomId } = setting
  return changeRooms(services, setting, 'set-beds', async (tx, _, by) => {
    if (people.length === 0) return { ok: false, problem: 'nobody' }
    if (roomId === undefined) return { ok: false, problem: 'no-room' }
    const guests = await bedGuestsOf(tx, code)
    const versions = new Map(people.map((person) => [guestKey(person), person.version]))
    const ticked = guests.filter((guest) => versions.has(guestKey(guest)))
    if (ticked.length < versions.size) return { ok: false, problem: 'changed' }
    const moved = ticked.filter((guest) => guest.bedVersion !== versions.get(guestKey(guest)))
    if (moved.length > 0) return { ok: false, problem: 'moved', names: moved.map(fullName) }
    const room = (await roomsOf(tx, code)).find(({ id }) => id === roomId)
    if (!room && roomId !== null) return { ok: false, problem: 'no-room' }
    const own = guests.filter((guest) => room && guest.bed?.roomId === room.id)
    const others = own.filter((guest) => !versions.has(guestKey(guest)))
    const taken = others.flatMap(({ bed }) => bed ?? [])
    const free = room ? freeBeds(room, taken) : NO_LIMIT
    const { plain, extra } = free
    if (room && (plain + extra < ticked.length || plain < 0 || extra < 0)) {
      return { ok: false, ...noBed(room, { free, others, wanted: ticked.length }) }
    }
    const oldestFirst = ticked.toSorted((a, b) => b.age - a.age)
    const beds = oldestFirst.map((guest, index) => {
      const bed = { roomId: room?.id ?? null, isExtra: index >= plain, byHand: true, reasons: [] }
      return { guest, ...bed }
    })
    await appendBeds(tx, beds, by)
    return { ok: true, details: { guests: beds.length, ...(room && { room: roomName(room) }) } }
  })
}

const NO_LIMIT = { plain: Number.POSITIVE_INFINITY, extra: 0 }

function noBed(
  room: StoredRoom,
  asked: { free: { plain: number; extra: number }; others: BedGuest[]; wanted: number },
): RoomProblem {
  const { free, others, wanted } = asked
  const [last] = others.toSorted((a, b) => (a.bed && b.bed && a.bed.at > b.bed.at ? -1 : 1))
  return {
    problem: 'no-bed',
    room: roomName(room),
    free: Math.max(free.plain, 0) + Math.max(free.extra, 0),
    wanted,
    last: last?.bed && { name: fullName(last), author: last.bed.author },
  }
}

/** What was set by hand stays. Once rooms are published, every bed does: guests have read it. */
export function suggestRooms(services: Services, request: RoomRequest): Promise<ChangedRooms> {
  return changeRooms(services, request, 'suggest-rooms', async (tx, { published_at }, by) => {
    const all = await bedGuestsOf(tx, request.code)
    const [occupied, guests]: [Bed<BedGuest>[], BedGuest[]] = [[], []]
    for (const guest of all) {
      const { bed } = guest
      if (bed && (bed.byHand || published_at !== null)) occupied.push({ guest, ...bed })
      else guests.push(guest)
    }
    const { beds } = suggestBeds({ rooms: await roomsOf(tx, request.code), guests, occupied })
    await appendBeds(tx, changedBeds(guests, beds), by)
    return { ok: true, details: { guests: beds.length } }
  })
}

/** Only what differs is stored, so that the history says what has changed. */
function changedBeds(guests: readonly BedGuest[], beds: readonly SuggestedBed<BedGuest>[]) {
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
