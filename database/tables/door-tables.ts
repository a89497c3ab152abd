import type { EntryKind, EntryWay } from '#domain/doors/entry.ts'

/** Doors of conferences, and what happened there. */
export type DoorTables = {
  door: DoorTable
  door_phone: DoorPhoneTable
  door_entry: DoorEntryTable
}

type DoorTable = {
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
type DoorPhoneTable = {
  /** Of the secret in its cookie. */
  digest: string
  id: string
  door_id: string
  /** "Chrome on Android" */
  device: string
  tied_at: string
  heard_at: string
  shut_out_at: string | null
}

/** Append-only: who came in and went out. */
type DoorEntryTable = {
  /** Made where it happened, so that it is stored once however often it is sent. */
  id: string
  event_code: string
  /** Null for a check-in on the ticket's own page. */
  door_id: string | null
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
  /** When it happened, by our clock as far as that is known. */
  at: string
  /** By the phone's own clock. */
  phone_at: string
  received_at: string
}
