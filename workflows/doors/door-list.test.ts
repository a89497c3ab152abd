import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Entry, Guest } from '#domain/doors/entry.ts'
import type { Room } from '#domain/rooms/room.ts'
import { compressQuickly } from '#server/http/answer.ts'
import { doorListOf, openTestDoor } from '#tests/support/doors.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { onEngines, type TestServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { publishRooms, saveRooms } from '../rooms/change-rooms.ts'
import { suggestRooms } from '../rooms/set-beds.ts'
import { ticketDigest } from './ticket-digest.ts'

const code = 'ewgmaymysore2023'

async function changesOf(services: TestServices, secret: string, since?: string) {
  const { cursor, guests } = await doorListOf(services, secret, since)
  return { cursor, rooms: guests.map(({ room }) => room) }
}

onEngines('a phone hears of rooms when they are published', async (services) => {
  const { secret } = await openTestDoor(services)
  await storeRegistration(services.db, { hold: 'confirmed' })
  const room: Room = {
    building: 'Grace House',
    name: '12',
    beds: 1,
    extraBeds: 0,
    kind: 'anyone',
    groundFloor: false,
  }
  await saveRooms(services, { actor, code, rooms: [room], version: 0 })
  await suggestRooms(services, { actor, code })
  const before = await changesOf(services, secret)
  expect(before.rooms).toEqual([undefined])
  expect(await changesOf(services, secret, before.cursor)).toEqual({ ...before, rooms: [] })
  await publishRooms(services, { actor, code })
  const after = await changesOf(services, secret, before.cursor)
  expect(after.rooms).toEqual(['Grace House 12'])
})

/** The same text for the same number, as random as an id. */
function randomText(number: number, length: number): string {
  return createHash('sha256').update(String(number)).digest('hex').slice(0, length)
}

function sampleGuest(index: number): Guest {
  const random = Number.parseInt(randomText(index, 12), 16)
  const pick = (from: readonly string[]) => from[random % from.length] ?? ''
  const entry: Entry = {
    id: randomText(-index, 8),
    kind: 'in',
    at: 1_790_000_000_000 + (random % 14_400_000),
    door: pick(['Gate A', 'Gate B']),
  }
  const party = Math.floor(index / 5)
  const isChild = index % 5 > 2
  return {
    ticket: ticketDigest(String(index)),
    first: pick([
      'Lakshmi',
      'Thomas',
      'Asha',
      'Ravi',
      'Maya',
      'Samuel',
      'Leela',
      'Joseph',
      'Anita',
    ]),
    last: `Sample${randomText(party, 3)}`,
    age: isChild ? random % 12 : 18 + (random % 60),
    party: String(26_000 + party),
    digits: String(1_000 + (random % 9_000)),
    state: 'valid',
    dueMinor: party % 4 === 0 ? 147_000 : 0,
    entries: [entry],
    room: `Grace House ${party % 140}`,
    ...(isChild && { slip: ticketDigest(`slip ${party}`) }),
  }
}

function bytesOf(guests: readonly Guest[], encoding: 'br' | 'gzip'): number {
  return compressQuickly(Buffer.from(JSON.stringify({ guests })), encoding).length
}

test('two thousand guests are at most 100 KB on the wire, also when all of them are here', () => {
  const here = Array.from({ length: 2_000 }, (_, index) => sampleGuest(index))
  const coming = here.map((guest) => ({ ...guest, entries: [] }))
  expect(bytesOf(coming, 'br')).toBeLessThan(100 * 1_024)
  expect(bytesOf(coming, 'gzip')).toBeLessThan(100 * 1_024)
  // What browsers ask for by https.
  expect(bytesOf(here, 'br')).toBeLessThan(100 * 1_024)
})
