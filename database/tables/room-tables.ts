import type { RoomKind } from '#domain/rooms/room.ts'

/** The rooms of conferences, who sleeps in which, and what is on the paper for the day. */
export type RoomTables = {
  room_plan: RoomPlanTable
  room: RoomTable
  bed_assignment: BedAssignmentTable
  family_code: FamilyCodeTable
  printed_badge: PrintedBadgeTable
}

/** One row for each conference with rooms. Whoever gives away beds locks the row first. */
type RoomPlanTable = {
  event_code: string
  /** Raised by every change of the rooms themselves, so that the second of two people sees the first one's. */
  version: number
  /** When guests were first shown their rooms; null until then. */
  published_at: string | null
  published_by: string | null
}

type RoomTable = {
  id: string
  event_code: string
  building: string
  name: string
  beds: number
  extra_beds: number
  kind: RoomKind
  ground_floor: number
  /** Rooms are never deleted, because the beds of earlier days name them. */
  removed_at: string | null
}

/** Append-only: every bed that somebody had. The one with the highest number is the bed now. */
type BedAssignmentTable = {
  registration_id: string
  position: number
  number: number
  /** Null when the person was taken out of a room. */
  room_id: string | null
  is_extra: number
  by_hand: number
  /** Of a suggestion, separated by spaces: see `BED_REASONS`. */
  reasons: string
  at: string
  author: string
}

/** By this code a family's children are fetched. Made once for each conference. */
type FamilyCodeTable = { registration_id: string; event_code: string; code: string }

/** When the badge of a ticket was last printed. */
type PrintedBadgeTable = { ticket_code: string; at: string }
