import { settleSampleMails, stopSampleReminders } from '#database/registration/sample-records.ts'
import { roomsOf } from '#database/rooms/rooms.ts'
import { findEvent, isOpen } from '#domain/conferences/conference.ts'
import type { PartyType } from '#domain/registration/party.ts'
import type { Room } from '#domain/rooms/room.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { register } from '#workflows/registration/register.ts'
import { saveRooms } from '#workflows/rooms/save-rooms.ts'
import { suggestRooms } from '#workflows/rooms/suggest-rooms.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { openSampleDoor } from './open-sample-door.ts'
import { SAMPLE_DOMAIN, sampleFamily, seededNumbers } from './sample-people.ts'
import { settleSample } from './settle-sample.ts'

type Filled =
  | { ok: true }
  | NotAllowed
  | { ok: false; problem: 'not-here' | 'has-rooms' | 'closed' | 'full' }

type Filling = { actor: Actor; code: string; people?: number }

const PEOPLE = 600
/** For 600 people. */
const ROOMS = 140

/**
 * Fills one conference with people, rooms and beds, the same every time. Only in the sandbox and on the
 * own machine, and only where there are no rooms yet. Sent again, nobody is registered twice.
 */
export async function fillSampleConference(
  services: Services,
  { actor, code, people = PEOPLE }: Filling,
): Promise<Filled> {
  if (!staffCan.manageStaff(actor)) return NOT_ALLOWED
  if (!services.isPlayground) return { ok: false, problem: 'not-here' }
  const { db, now, content } = services
  if ((await roomsOf(db, code)).length > 0) return { ok: false, problem: 'has-rooms' }
  const event = findEvent(content.conferences, code)?.event
  if (!event || !isOpen(event, now())) return { ok: false, problem: 'closed' }
  const arrival = `${event.days?.first ?? '2026-12-12'}T09:00`
  if (!(await registerPeople(services, { code, arrival, people }))) {
    return { ok: false, problem: 'full' }
  }
  const at = now().toISOString()
  await settleSampleMails(db, { domain: SAMPLE_DOMAIN })
  await stopSampleReminders(db, { domain: SAMPLE_DOMAIN, at })
  const rooms = sampleRooms(Math.ceil((people * ROOMS) / PEOPLE))
  await saveRooms(services, { actor, code, rooms, version: 0 })
  await suggestRooms(services, { actor, code })
  await openSampleDoor(services, { actor, code })
  return { ok: true }
}

/** Whether an empty page of rooms shows the button. */
export function mayFillConference({ isPlayground }: Services, actor: Actor): boolean {
  return isPlayground && staffCan.manageStaff(actor)
}

const TYPES: readonly PartyType[] = ['Individual', 'Married Couple', 'Family', 'Family', 'Group']

type Registering = { code: string; arrival: string; people: number }

/** Families keep the size that they have, so a few more may come than were asked for. */
async function registerPeople(
  services: Services,
  { code, arrival, people }: Registering,
): Promise<boolean> {
  const below = seededNumbers(20_261_212)
  for (let index = 0, count = 0; count < people; index++) {
    const size = 1 + below(TYPES.length)
    const type = TYPES[size - 1] ?? 'Group'
    const residential = below(5) === 0 ? 'Non Residential' : 'Residential'
    const paymentType = below(4) === 0 ? 'Part Payment' : 'Full Payment'
    // Numbers after those of the other samples.
    const persons = sampleFamily(below, { index: 1_000 + index, size })
    const choices = { type, residential, paymentType, arrival, agree: true } as const
    const registered = await register(services, {
      key: `sample-conference-${code}-${index}`,
      registration: { eventCode: code, ...choices, persons },
    })
    if (!registered.ok) return false
    const { payment } = registered
    if (payment && index % 10 > 0) await settleSample(services, payment, { status: 'success' })
    count += size
  }
  return true
}

/** Two buildings: families below women in one, men in the other. Every fifth room is on the ground floor. */
function sampleRooms(count: number): Room[] {
  return Array.from({ length: count }, (_, index) => {
    const isFirst = index < count / 2
    const floor = index % 5
    return {
      building: isFirst ? 'Grace House' : 'Hope House',
      name: `${floor}${String(Math.floor(index / 5) + 1).padStart(2, '0')}`,
      beds: 2 + (index % 4),
      extraBeds: index % 3 === 0 ? 1 : 0,
      kind: KINDS[index % KINDS.length] ?? 'anyone',
      groundFloor: floor === 0,
    }
  })
}

const KINDS = ['family', 'women', 'family', 'men', 'family', 'anyone', 'family'] as const
