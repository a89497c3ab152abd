import { allDoors } from '#database/doors/doors.ts'
import { findRow } from '#database/engine/rows.ts'
import {
  settleSampleMails,
  stopSampleReminders,
} from '#database/records/registration/sample-records.ts'
import { roomsOf } from '#database/rooms/rooms.ts'
import { findEvent, isOpen } from '#domain/conferences/conference.ts'
import type { PartyType } from '#domain/registration/party.ts'
import type { Room } from '#domain/rooms/room.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, refuse } from '#workflows/actor.ts'
import { register } from '#workflows/records/registration/register.ts'
import type { Services } from '#workflows/services.ts'
import { isDoorOpen, openDoor } from '../doors/change-door.ts'
import { saveRooms } from '../rooms/change-rooms.ts'
import { suggestRooms } from '../rooms/set-beds.ts'
import type { Progress } from './fill-with-samples.ts'
import { settleSample } from './sample-money.ts'
import {
  SAMPLE_DOMAIN,
  sampleFamily,
  sampleLanguage,
  sampleParty,
  seededNumbers,
} from './sample-people.ts'

export type SampleConference = { actor: Actor; code: string; people?: number }

type Refused = NotAllowed | { ok: false; problem: 'not-here' | 'has-rooms' | 'closed' }

type Filling = SampleConference & {
  /** Told now and then how far it is. */
  onProgress?: (progress: Progress) => Promise<void>
}

const PEOPLE = 600

/**
 * Fills one conference with people, rooms and beds, the same every time. Only in the sandbox and on the
 * own machine, and only where there are no rooms yet. Sent again, nobody is registered twice.
 */
export async function fillSampleConference(
  services: Services,
  { actor, code, people = PEOPLE, onProgress = async () => {} }: Filling,
): Promise<{ ok: true } | Refused | { ok: false; problem: 'full' }> {
  const refused = await refuseSampleConference(services, { actor, code })
  if (refused) return refused
  const { db, now } = services
  const isComplete = await registerPeople(services, { code, people, onProgress })
  await stopSampleReminders(db, { domain: SAMPLE_DOMAIN, at: now().toISOString() })
  if (!isComplete) return refuse('full')
  const { version = 0 } = (await findRow(db, 'room_plan', { event_code: code })) ?? {}
  const rooms = sampleRooms(people)
  const saved = await saveRooms(services, { actor, code, rooms, version })
  if (!saved.ok) return refuse('has-rooms')
  await suggestRooms(services, { actor, code })
  await openSampleDoor(services, { actor, code })
  return { ok: true }
}

/** Why nothing is made; undefined when it may be. */
export async function refuseSampleConference(
  { db, now, content, isPlayground }: Services,
  { actor, code }: SampleConference,
): Promise<Refused | undefined> {
  if (!staffCan.manageStaff(actor)) return NOT_ALLOWED
  if (!isPlayground) return refuse('not-here')
  if ((await roomsOf(db, code)).length > 0) return refuse('has-rooms')
  const event = findEvent(content.conferences, code)?.event
  return event && isOpen(event, now()) ? undefined : { ok: false, problem: 'closed' }
}

const TYPES: readonly PartyType[] = ['Individual', 'Married Couple', 'Family', 'Family', 'Group']

/** Families keep the size that they have, so a few more may come than were asked for. */
async function registerPeople(
  services: Services,
  { code, people, onProgress }: Required<Omit<Filling, 'actor'>>,
): Promise<boolean> {
  const { days } = findEvent(services.content.conferences, code)?.event ?? {}
  const arrival = `${days?.first ?? '2026-12-12'}T09:00`
  const below = seededNumbers(20_261_212)
  for (let index = 0, count = 0; count < people; index++) {
    await onProgress({ done: count, total: people })
    const size = 1 + below(TYPES.length)
    const type = TYPES[size - 1] ?? 'Group'
    const residential = below(5) === 0 ? 'Non Residential' : 'Residential'
    const paymentType = below(4) === 0 ? 'Part Payment' : 'Full Payment'
    // Numbers after those of the other samples.
    const persons = sampleParty(type, {
      index,
      family: sampleFamily(below, { index: 1_000 + index, size }),
    })
    const language = sampleLanguage(index)
    const choices = { type, residential, paymentType, arrival, agree: true, language } as const
    const registered = await register(services, {
      key: `sample-conference-${code}-${index}`,
      registration: { eventCode: code, ...choices, persons },
    })
    if (!registered.ok) return false
    const { payment } = registered
    if (payment && index % 10 > 0) await settleSample(services, payment, { status: 'success' })
    // At once, before the job that sends mail finds them.
    await settleSampleMails(services.db, { domain: SAMPLE_DOMAIN })
    count += size
  }
  return true
}

/** For each hundred people of a sample conference. */
const FAMILY_ROOMS = 16
const HALLS = 7

/** Families in one building, women and men in the other, each on four floors. */
function sampleRooms(people: number): Room[] {
  const times = people / 100
  return [
    ...Array.from({ length: Math.ceil(FAMILY_ROOMS * times) }, (_, index) => familyRoom(index)),
    ...Array.from({ length: Math.ceil(HALLS * times) }, (_, index) => hall(index)),
  ]
}

function familyRoom(index: number): Room {
  const place = { building: 'Grace House', ...floorOf(index) }
  const [beds = 2, extraBeds = 0] =
    FAMILY_BEDS[Math.floor(index / FLOORS) % FAMILY_BEDS.length] ?? []
  return { ...place, beds, extraBeds, kind: index % 10 === 9 ? 'anyone' : 'family' }
}

/** Beds and extra beds. */
const FAMILY_BEDS = [
  [2, 0],
  [3, 1],
  [4, 0],
]

function hall(index: number): Room {
  const kind = (index + Math.floor(index / FLOORS)) % 2 === 0 ? 'women' : 'men'
  return { building: 'Hope House', ...floorOf(index), beds: 6, extraBeds: 0, kind }
}

const FLOORS = 4

/** "203" is the third room on the second floor. */
function floorOf(index: number): Pick<Room, 'name' | 'groundFloor'> {
  const floor = index % FLOORS
  const number = String(Math.floor(index / FLOORS) + 1).padStart(2, '0')
  return { name: `${floor}${number}`, groundFloor: floor === 0 }
}

const WEEK_MS = 7 * 24 * 3_600_000

/** A door to try, where none is open. */
async function openSampleDoor(services: Services, { actor, code }: { actor: Actor; code: string }) {
  const now = services.now()
  const doors = await allDoors(services.db, code)
  if (doors.some((door) => isDoorOpen(door, now))) return
  const until = new Date(now.getTime() + WEEK_MS)
  await openDoor(services, { actor, eventCode: code, name: 'Gate to try', until })
}
