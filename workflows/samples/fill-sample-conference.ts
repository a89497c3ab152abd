import { settleSampleMails, stopSampleReminders } from '#database/registration/sample-records.ts'
import { findRoomPlan, roomsOf } from '#database/rooms/rooms.ts'
import { findEvent, isOpen } from '#domain/conferences/conference.ts'
import type { PartyType } from '#domain/registration/party.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { register } from '#workflows/registration/register.ts'
import { saveRooms } from '#workflows/rooms/save-rooms.ts'
import { suggestRooms } from '#workflows/rooms/suggest-rooms.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import type { Progress } from './fill-with-samples.ts'
import { openSampleDoor } from './open-sample-door.ts'
import { sampleLanguage, sampleParty } from './sample-party.ts'
import { SAMPLE_DOMAIN, sampleFamily, seededNumbers } from './sample-people.ts'
import { sampleRooms } from './sample-rooms.ts'
import { settleSample } from './settle-sample.ts'

export type SampleConference = { actor: Actor; code: string; people?: number }

type Refused = NotAllowed | { ok: false; problem: 'not-here' | 'has-rooms' | 'closed' }

type Filled = { ok: true } | Refused | { ok: false; problem: 'full' }

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
): Promise<Filled> {
  const refused = await refuseSampleConference(services, { actor, code })
  if (refused) return refused
  const { db, now } = services
  const isComplete = await registerPeople(services, { code, people, onProgress })
  await stopSampleReminders(db, { domain: SAMPLE_DOMAIN, at: now().toISOString() })
  if (!isComplete) return { ok: false, problem: 'full' }
  const { version = 0 } = (await findRoomPlan(db, code)) ?? {}
  const rooms = sampleRooms(people)
  const saved = await saveRooms(services, { actor, code, rooms, version })
  if (!saved.ok) return { ok: false, problem: 'has-rooms' }
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
  if (!isPlayground) return { ok: false, problem: 'not-here' }
  if ((await roomsOf(db, code)).length > 0) return { ok: false, problem: 'has-rooms' }
  const event = findEvent(content.conferences, code)?.event
  return event && isOpen(event, now()) ? undefined : { ok: false, problem: 'closed' }
}

/** Whether an empty page of rooms shows the button. */
export function mayFillConference({ isPlayground }: Services, actor: Actor): boolean {
  return isPlayground && staffCan.manageStaff(actor)
}

const TYPES: readonly PartyType[] = ['Individual', 'Married Couple', 'Family', 'Family', 'Group']

type Registering = Required<Omit<Filling, 'actor'>>

/** Families keep the size that they have, so a few more may come than were asked for. */
async function registerPeople(
  services: Services,
  { code, people, onProgress }: Registering,
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
