import type { EntryKind, EntryWay } from '#domain/doors/entry.ts'
import type { RoomKind } from '#domain/rooms/room.ts'

/** Doors of conferences, and what happened there. */
export type DoorTables = {
  door: {
    id: string
    event_code: string
    name: string
    /** Part of the link that ties a phone to it, which the office shows as long as the door is open. */
    token: string
    opened_at: string
    /** From then on its phones get no list. */
    until: string
    closed_at: string | null
  }

  /** A phone that is tied to a door. */
  door_phone: {
    /** Of the secret in its cookie. */
    digest: string
    id: string
    door_id: string
    /** "Chrome on Android" */
    device: string
    tied_at: string
    heard_at: string
    shut_out_at: string | null
    /** What the same phone was called at the door that it was tied to before. */
    former_id: string | null
  }

  /** Append-only: who came in and went out. */
  door_entry: {
    /** Made where it happened, so that it is stored once however often it is sent. */
    id: string
    event_code: string
    /** Null for a check-in on the ticket's own page. */
    door_id: string | null
    /** The phone that sent it; null for the office's own. */
    phone_id: string | null
    /** The phone's device, or the member of staff. */
    author: string
    /** Null for a code that is no ticket of this conference. */
    ticket_code: string | null
    /** The code as it was sent. */
    typed: string
    kind: EntryKind
    how: EntryWay
    /** Who took a child that went out. */
    taken_by: string | null
    /** Of a child that was handed over without the code; empty where nobody said why. */
    why: string | null
    /** It came after its door or phone had ended, and counts once the office accepts it. */
    late: 'waiting' | 'dismissed' | null
    /** When it happened, by our clock as far as that is known. */
    at: string
    /** By the phone's own clock. */
    phone_at: string
    received_at: string
  }
}

/** The rooms of conferences, who sleeps in which, and what is on the paper for the day. */
export type RoomTables = {
  /** One row for each conference with rooms. Whoever gives away beds locks the row first. */
  room_plan: {
    event_code: string
    /** Raised by every change of the rooms themselves, so that the second of two people sees the first one's. */
    version: number
    /** When guests were first shown their rooms; null until then. */
    published_at: string | null
    published_by: string | null
  }

  room: {
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
  bed_assignment: {
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

  /** By these a family's children are fetched. Made once for each conference. */
  family_code: {
    registration_id: string
    event_code: string
    /** Four letters, which only the server and people compare. */
    code: string
    /** In the QR code on the family's slip: of this a phone at a door has a digest. */
    slip: string
    /** How often in a row wrong letters were sent by phones. */
    wrong_tries: number
  }

  /** When the badge of a ticket was last printed. */
  printed_badge: { ticket_code: string; at: string }
}

export type CalendarTables = {
  /**
   * An event of the church's calendar that a form offers, as it was last seen there. The code belongs to
   * the calendar's event, whatever its days become.
   */
  calendar_date: {
    calendar_id: string
    programme: string
    code: string
    title: string
    location: string | null
    first_day: string
    last_day: string
    begins_at: string
    /** When the calendar was read that last had it. An older reading changes nothing. */
    seen_at: string
    /** When it was found to be missing or cancelled. */
    gone_at: string | null
  }

  /** What a registration bought, in the words and at the prices of that day. Moving it adds another. */
  sold_event: {
    registration_id: string
    event_code: string
    name: string
    dates: string
    venue: string
    first_day: string | null
    last_day: string | null
    /** The price table, as JSON. */
    price: string
  }
}
