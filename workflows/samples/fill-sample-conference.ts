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

type SampleRefusal = NotAllowed | { ok: false; problem: 'not-here' | 'has-rooms' | 'closed' }

type Filling = SampleConference & { onProgress?: (progress: Progress) => Promise<void> }

const PEOPLE = 600

/** The samples are the same every time: where this is sent again, nobody is registered twice. */
export async function fillSampleConference(
  services: Services,
  { actor, code, people = PEOPLE, onProgress = async () => {} }: Filling,
): Promise<{ ok: true } | SampleRefusal | { ok: false; problem: 'full' }> {
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
  // A door to try, where none is open.
  const at = now()
  if ((await allDoors(db, code)).some((door) => isDoorOpen(door, at))) return { ok: true }
  const until = new Date(at.getTime() + WEEK_MS)
  await openDoor(services, { actor, eventCode: code, name: 'Gate to try', until })
  return { ok: true }
}

export async function refuseSampleConference(
  { db, now, content, isPlayground }: Services,
  { actor, code }: SampleConference,
): Promise<SampleRefusal | undefined> {
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
    const family = sampleFamily(below, { index: 1_000 + index, size })
    const persons = sampleParty(type, { index, family })
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

function sampleRooms(people: number): Room[] {
  const rooms = (perHundred: number, roomAt: (index: number, turn: number) => Room) =>
    Array.from({ length: Math.ceil((perHundred * people) / 100) }, (_, index) =>
      roomAt(index, Math.floor(index / FLOORS)),
    )
  return [
    ...rooms(FAMILY_ROOMS, (index, turn) => {
      const [beds = 2, extraBeds = 0] = FAMILY_BEDS[turn % FAMILY_BEDS.length] ?? []
      const kind = index % 10 === 9 ? 'anyone' : 'family'
      return { building: 'Grace House', ...floorOf(index), beds, extraBeds, kind }
    }),
    ...rooms(HALLS, (index, turn) => {
      const kind = (index + turn) % 2 === 0 ? 'women' : 'men'
      return { building: 'Hope House', ...floorOf(index), beds: 6, extraBeds: 0, kind }
    }),
  ]
}

const FAMILY_BEDS = [
  [2, 0],
  [3, 1],
  [4, 0],
]

const FLOORS = 4

/** "203" is the third room on the second floor. */
function floorOf(index: number): Pick<Room, 'name' | 'groundFloor'> {
  const floor = index % FLOORS
  const number = String(Math.floor(index / FLOORS) + 1).padStart(2, '0')
  return { name: `${floor}${number}`, groundFloor: floor === 0 }
}

const WEEK_MS = 7 * 24 * 3_600_000
