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
export const MAX_BEDS = 200

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
    compareNumbered(roomKey(a), roomKey(b))
  )
}

const ORDER = new Intl.Collator('en', { numeric: true })

export function compareNumbered(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** How many beds and extra beds of a room are free, where these are taken. Below 0 when it is too full. */
export function freeBeds(
  { beds, extraBeds }: Pick<Room, 'beds' | 'extraBeds'>,
  taken: readonly { isExtra: boolean }[],
): { plain: number; extra: number } {
  const extras = taken.filter(({ isExtra }) => isExtra).length
  return { plain: beds - (taken.length - extras), extra: extraBeds - extras }
}

/** Why something about rooms is not done, with the facts that its words need. */
export type RoomProblem =
  | {
      problem:
        | 'unknown'
        /** Somebody else changed the rooms since the form was opened. */
        | 'changed'
        | 'nobody'
        | 'no-room'
    }
  /** More guests have a bed in it. */
  | { problem: 'too-small'; room: string; guests: number; extraGuests: number }
  | { problem: 'same-room' | 'has-guests'; room: string }
  | {
      problem: 'no-bed'
      room: string
      free: number
      wanted: number
      /** Who has got the latest bed in it, and from whom. */
      last: { name: string; author: string } | undefined
    }
  /** Somebody else has changed the beds of these people since the form was opened. */
  | { problem: 'moved'; names: string[] }
