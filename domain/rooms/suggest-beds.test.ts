import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PARTY_TYPES } from '../registration/party.ts'
import {
  type Bed,
  guestKey,
  isMinor,
  isOfFamily,
  needsGroundFloor,
  ROOM_KINDS,
  type RoomGuest,
  type StoredRoom,
} from './room.ts'
import { suggestBeds } from './suggest-beds.ts'

test('a family is whole in the smallest room that fits, and the youngest has the mattress', () => {
  const rooms = [room('big', { beds: 8 }), room('small', { beds: 2, extraBeds: 1, kind: 'family' })]
  const family = party('f', 'Family', [40, 38, 9])
  const couple = party('c', 'Married Couple', [30, 29])
  const { beds, left } = suggestBeds({ rooms, guests: [...couple, ...family], occupied: [] })
  expect(left).toEqual([])
  expect(inRooms(beds)).toEqual({ big: ['f 1', 'f 2', 'f 3'], small: ['c 1', 'c 2'] })
  const again = suggestBeds({ rooms: rooms.slice(1), guests: family, occupied: [] })
  expect(again.beds.map(({ guest, isExtra }) => [guest.age, isExtra])).toEqual([
    [40, false],
    [38, false],
    [9, true],
  ])
  expect(again.beds[2]?.reasons).toEqual(['family', 'extra-bed'])
})

test('women and men are apart, and friends are together where there is room', () => {
  const rooms = [room('a', { beds: 3 }), room('b', { beds: 2 })]
  const friends = party('g', 'Group', [30, 31, 32], ['Female', 'Female', 'Male'])
  const single = party('s', 'Individual', [40], ['Female'])
  const { beds } = suggestBeds({ rooms, guests: [...friends, ...single], occupied: [] })
  expect(inRooms(beds)).toEqual({ a: ['g 3'], b: ['g 1', 'g 2'] })
  expect(beds.map(({ reasons }) => reasons)).toEqual([['women'], ['women'], ['men']])
})

test.each([
  ['nobody of 60 sleeps upstairs', party('s', 'Individual', [60]), 'no-ground-floor'],
  ['a child that comes alone is left to the office', party('s', 'Individual', [17]), 'no-adult'],
  ['a family that is too large is left whole', party('s', 'Family', [40, 39, 8, 6, 4]), 'no-room'],
])('%s', (_, guests, why) => {
  const { beds, left } = suggestBeds({ rooms: [room('up', { beds: 4 })], guests, occupied: [] })
  expect([beds, new Set(left.map((each) => each.why))]).toEqual([[], new Set([why])])
})

test('only who is 60 or older is said to be on the ground floor, or left, for it', () => {
  const friends = party('g', 'Group', [61, 33])
  const down = room('down', { beds: 2, groundFloor: true })
  const { beds } = suggestBeds({ rooms: [down], guests: friends, occupied: [] })
  expect(beds.map(({ reasons }) => reasons)).toEqual([['men', 'ground-floor'], ['men']])
  const rooms = [room('up', { beds: 1 })]
  const third = party('h', 'Group', [25])
  const { left } = suggestBeds({ rooms, guests: [...friends, ...third], occupied: [] })
  expect(left.map(({ guest, why }) => [guest.age, why])).toEqual([
    [61, 'no-ground-floor'],
    [25, 'no-room'],
  ])
})

test('a child of a group shares a room with its own group only', () => {
  const rooms = [room('a', { beds: 6 })]
  const group = party('g', 'Group', [30, 12])
  const guests = [...group, ...party('s', 'Individual', [30])]
  const { beds, left } = suggestBeds({ rooms, guests, occupied: [] })
  expect(inRooms(beds)).toEqual({ a: ['g 1', 'g 2'] })
  expect(beds[0]?.reasons).toEqual(['own-group'])
  expect(left).toMatchObject([{ why: 'no-room' }])
})

test('a family follows those of it who were put into a room by hand', () => {
  const rooms = [room('a', { beds: 4 }), room('b', { beds: 3 })]
  const [father, ...others] = party('f', 'Family', [40, 38, 9])
  if (!father) throw new Error('a family has a father')
  const occupied = [{ guest: father, roomId: 'a', isExtra: false }]
  const { beds } = suggestBeds({ rooms, guests: others, occupied })
  expect(inRooms(beds)).toEqual({ a: ['f 2', 'f 3'] })
  expect(beds[0]?.reasons).toEqual(['family', 'beside'])
  const full = suggestBeds({ rooms: [room('a', { beds: 2 })], guests: others, occupied })
  expect(full.left.map(({ why }) => why)).toEqual(['beside', 'beside'])
  const apart = [...occupied, { guest: others[0] ?? father, roomId: 'b', isExtra: false }]
  expect(suggestBeds({ rooms, guests: others.slice(1), occupied: apart }).left).toMatchObject([
    { why: 'apart' },
  ])
})

const rooms = fc
  .array(
    fc.record({
      beds: fc.integer({ min: 1, max: 4 }),
      extraBeds: fc.integer({ min: 0, max: 2 }),
      kind: fc.constantFrom(...ROOM_KINDS),
      groundFloor: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map((each, at) => room(`r${at}`, each)))

const person = fc.record({
  gender: fc.constantFrom<('Male' | 'Female')[]>('Male', 'Female'),
  age: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.constantFrom(17, 18, 59, 60)),
  city: fc.constantFrom('Mysore', 'Kochi'),
})

const parties = fc
  .array(
    fc.tuple(fc.constantFrom(...PARTY_TYPES), fc.array(person, { minLength: 1, maxLength: 5 })),
    { maxLength: 14 },
  )
  .map((all) =>
    all.flatMap(([type, people], at) =>
      people.map((one, index) => ({
        ...one,
        registrationId: `p${at}`,
        position: index + 1,
        party: type,
      })),
    ),
  )

/** Somebody put some of the guests into rooms by hand, sensibly or not, but never into a full one. */
const conferences = fc
  .record({
    rooms,
    guests: parties,
    hand: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 6 }),
  })
  .map(({ rooms: own, guests, hand }) => {
    const occupied: Bed[] = []
    for (const [who, where] of hand) {
      const guest = guests[who % Math.max(guests.length, 1)]
      const into = own[where % Math.max(own.length, 1)]
      if (!guest || !into || occupied.some((bed) => bed.guest === guest)) continue
      const there = occupied.filter(({ roomId }) => roomId === into.id)
      if (there.length < into.beds) occupied.push({ guest, roomId: into.id, isExtra: false })
    }
    const free = guests.filter((guest) => !occupied.some((bed) => bed.guest === guest))
    return { rooms: own, guests: free, occupied }
  })

type Wanted = Parameters<typeof suggestBeds>[0]

function always(holds: (wanted: Wanted, made: ReturnType<typeof suggestBeds>) => void): void {
  fc.assert(fc.property(conferences, (wanted) => holds(wanted, suggestBeds(wanted))))
}

test('everybody is kept, placed or left once, and nobody set by hand is moved', () => {
  always((wanted, { beds, left }) => {
    const named = [...beds, ...left].map(({ guest }) => guestKey(guest)).sort()
    expect(named).toEqual(wanted.guests.map(guestKey).sort())
  })
})

test('no room is over its beds, and mattresses are counted apart', () => {
  always((wanted, made) => {
    const all = [...made.beds, ...wanted.occupied]
    for (const { id, beds, extraBeds } of wanted.rooms) {
      const there = all.filter(({ roomId }) => roomId === id)
      const extras = there.filter(({ isExtra }) => isExtra).length
      expect(there.length - extras).toBeLessThanOrEqual(beds)
      expect(extras).toBeLessThanOrEqual(extraBeds)
    }
  })
})

test('nobody who is placed has a stranger of the other gender, or is a child among strangers', () => {
  always((wanted, { beds }) => {
    for (const { guest, roomId } of beds) {
      const strangers = [...beds, ...wanted.occupied]
        .filter((bed) => bed.roomId === roomId)
        .map((bed) => bed.guest)
        .filter(({ registrationId }) => registrationId !== guest.registrationId)
      expect(strangers.filter(({ gender }) => gender !== guest.gender)).toEqual([])
      if (isMinor(guest) || isOfFamily(guest)) expect(strangers).toEqual([])
      expect(strangers.filter((other) => isMinor(other) || isOfFamily(other))).toEqual([])
    }
  })
})

test('no family is split, and a room’s purpose and the ground floor are kept', () => {
  always((wanted, { beds, left }) => {
    for (const { guest, roomId } of beds) {
      const own = wanted.rooms.find(({ id }) => id === roomId)
      if (needsGroundFloor(guest)) expect(own?.groundFloor).toBe(true)
      if (own?.kind === 'women') expect(guest.gender).toBe('Female')
      if (own?.kind === 'men') expect(guest.gender).toBe('Male')
      if (own?.kind === 'family') expect(isOfFamily(guest)).toBe(true)
      if (!isOfFamily(guest)) continue
      const isOwn = (other: { guest: RoomGuest }) =>
        other.guest.registrationId === guest.registrationId
      expect(left.filter(isOwn)).toEqual([])
      const where = [...beds, ...wanted.occupied].filter(isOwn).map((bed) => bed.roomId)
      expect(new Set(where)).toEqual(new Set([roomId]))
    }
  })
})

test('any order of rooms and people gives the same', () => {
  const shuffled = conferences.chain((wanted) =>
    fc.record({
      wanted: fc.constant(wanted),
      other: fc.record({
        rooms: shuffle(wanted.rooms),
        guests: shuffle(wanted.guests),
        occupied: shuffle(wanted.occupied),
      }),
    }),
  )
  fc.assert(
    fc.property(shuffled, ({ wanted, other }) => {
      expect(suggestBeds(other)).toEqual(suggestBeds(wanted))
    }),
    { numRuns: 500 },
  )
})

test('six hundred people in a hundred and forty rooms are placed', () => {
  const many = Array.from({ length: 140 }, (_, at) => room(`r${at}`, { beds: 5 }))
  const guests = Array.from({ length: 150 }, (_, at) =>
    party(`p${at}`, at % 2 ? 'Family' : 'Group', [40, 38, 30, 25], SEXES),
  ).flat()
  const { beds } = suggestBeds({ rooms: many, guests, occupied: [] })
  expect(beds.length).toBeGreaterThan(500)
})

const SEXES = ['Male', 'Female', 'Male', 'Female'] as const

function room(id: string, changes: Partial<StoredRoom>): StoredRoom {
  const plain = { building: '', name: id, beds: 2, extraBeds: 0, kind: 'anyone' } as const
  return { id, ...plain, groundFloor: false, ...changes }
}

function party(
  registrationId: string,
  type: RoomGuest['party'],
  ages: readonly number[],
  genders: readonly RoomGuest['gender'][] = [],
): RoomGuest[] {
  return ages.map((age, index) => ({
    registrationId,
    position: index + 1,
    party: type,
    age,
    gender: genders[index] ?? 'Male',
    city: 'Mysore',
  }))
}

function inRooms(beds: readonly Bed[]): Record<string, string[]> {
  const named = beds.map(({ guest, roomId }) => ({ roomId, key: guestKey(guest) }))
  const grouped = Map.groupBy(named, ({ roomId }) => roomId)
  return Object.fromEntries([...grouped].map(([id, own]) => [id, own.map(({ key }) => key).sort()]))
}

function shuffle<Item>(items: readonly Item[]): fc.Arbitrary<Item[]> {
  return fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length })
}
