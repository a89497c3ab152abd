import type { Room } from '#domain/rooms/room.ts'

/** For each hundred people of a sample conference. */
const FAMILY_ROOMS = 16
const HALLS = 7

/** Families in one building, women and men in the other, each on four floors. */
export function sampleRooms(people: number): Room[] {
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
