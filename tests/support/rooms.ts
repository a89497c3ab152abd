import type { Room } from '#domain/rooms/room.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { saveRooms } from '#workflows/rooms/change-rooms.ts'
import { readRoomPlan } from '#workflows/rooms/read-room-plan.ts'
import { setBeds } from '#workflows/rooms/set-beds.ts'
import { storeRegistration } from './people.ts'
import type { TestServices } from './site/services.ts'

/** Rooms and guests of a conference of the fixture church. */
const code = 'ewgmaymysore2023'

export function room(name: string, changes: Partial<Room> = {}): Room {
  const plain = { building: 'Grace', beds: 2, extraBeds: 0, kind: 'anyone' } as const
  return { name, ...plain, groundFloor: false, ...changes }
}

export async function save(services: TestServices, rooms: readonly Room[]) {
  const { version } = await plan(services)
  return saveRooms(services, { actor, code, rooms, version })
}

/** Everybody is an adult; Ravi is a man. */
export function store(
  services: TestServices,
  party: 'Individual' | 'Married Couple' | 'Family',
  names: string[],
) {
  const people = names.map((first_name) => ({
    first_name,
    gender: first_name === 'Ravi' ? ('Male' as const) : ('Female' as const),
  }))
  return storeRegistration(services.db, { party, people, hold: 'confirmed' })
}

export async function plan(services: TestServices) {
  const read = await readRoomPlan(services, { actor, code })
  if (!read.ok) throw new Error(read.problem)
  return read
}

export async function ticked(services: TestServices, id: string) {
  const { rooms, without } = await plan(services)
  const guests = [...rooms.flatMap((each) => each.guests), ...without.map(({ guest }) => guest)]
  return guests
    .filter(({ registrationId }) => registrationId === id)
    .map(({ registrationId, position, bedVersion: version }) => ({
      registrationId,
      position,
      version,
    }))
}

export async function put(services: TestServices, { id }: { id: string }, where: string) {
  const { rooms } = await plan(services)
  const found = rooms.find(({ building, name }) => `${building} ${name}` === where)
  const people = await ticked(services, id)
  return setBeds(services, { actor, code, people, roomId: found?.id })
}

export async function whoIsWhere(services: TestServices): Promise<Record<string, string[]>> {
  const { rooms } = await plan(services)
  return Object.fromEntries(
    rooms.map(({ building, name, guests }) => [
      `${building} ${name}`,
      guests.map(({ first_name }) => first_name),
    ]),
  )
}
