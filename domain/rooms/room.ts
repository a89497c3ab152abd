/** Who sleeps in a room. */
export const ROOM_KINDS = ['women', 'men', 'family', 'anyone'] as const

export type RoomKind = (typeof ROOM_KINDS)[number]

export type Room = {
  /** Empty where there is only one. */
  building: string
  name: string
  beds: number
  /** Mattresses and cots that can be brought in. They are counted apart. */
  extraBeds: number
  kind: RoomKind
  groundFloor: boolean
}

export type StoredRoom = Room & { id: string }

export const LONGEST_ROOM_NAME = 40
export const MOST_BEDS = 200

/** "Grace House 12" */
export function roomName({ building, name }: Pick<Room, 'building' | 'name'>): string {
  return `${building} ${name}`.trim()
}

/** Two rooms with the same key are one. */
export function roomKey(room: Pick<Room, 'building' | 'name'>): string {
  return [room.building, room.name].map((part) => part.toLowerCase()).join('\n')
}

/** By building and number: 9 comes before 10. */
export function compareRooms(a: Room, b: Room): number {
  return (
    ORDER.compare(a.building, b.building) ||
    ORDER.compare(a.name, b.name) ||
    compareTexts(roomKey(a), roomKey(b))
  )
}

const ORDER = new Intl.Collator('en', { numeric: true })

export function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
