import { createHash } from 'node:crypto'
import type { Guest, ListChange } from '#domain/doors/guest.ts'
import type { Services } from '#workflows/services.ts'
import { conferenceLabel } from './conference-label.ts'
import { guestsOf } from './guests-of.ts'
import { isDoorOpen } from './is-door-open.ts'
import { phoneOf } from './phone-of.ts'

export type DoorList = ListChange & {
  door: { name: string; conference: string }
  /** What the phone is called as long as it is tied to this door; its entries carry it. */
  phone: string
  /** Sent back as `since`, the answer has only what changed after this one. */
  cursor: string
  now: string
}

export type ReadList =
  | { ok: true; list: DoorList }
  /** `no-phone`: not tied to a door. `closed`: the phone has to forget the list. */
  | { ok: false; problem: 'no-phone' | 'closed' }

type Asked = { secret: string | undefined; since: string | undefined }

/** The list of the door to which a phone is tied, or what has changed on it. */
export async function readDoorList(
  services: Services,
  { secret, since }: Asked,
): Promise<ReadList> {
  const tied = await phoneOf(services, secret)
  if (!tied) return { ok: false, problem: 'no-phone' }
  const { door, phone } = tied
  const now = services.now()
  if (!isDoorOpen(door, now) || phone.shut_out_at !== null) return { ok: false, problem: 'closed' }
  const guests = await guestsOf(services, door.event_code)
  const cursor = cursorOf(guests)
  const letters = changedLetters(since, cursor)
  const conference = conferenceLabel(services, door.event_code)
  return {
    ok: true,
    list: {
      door: { name: door.name, conference },
      phone: phone.id,
      letters,
      guests: guests.filter(({ ticket }) => letters.includes(ticket.slice(0, 1))),
      cursor,
      now: now.toISOString(),
    },
  }
}

/** Those of base64url, with the digits apart so that no ten of them look like a mobile number. */
const LETTERS = 'Aa0Bb1Cc2Dd3Ee4Ff5Gg6Hh7Ii8Jj9KkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz-_'

const MARK_LENGTH = 4

/**
 * One mark for each letter, made from all guests whose digest begins with it. So a change of anything, by
 * anybody and in any order, is found by comparing, and nothing has to be remembered for a phone.
 */
function cursorOf(guests: readonly Guest[]): string {
  const byLetter = Map.groupBy(guests, ({ ticket }) => ticket.slice(0, 1))
  return Array.from(LETTERS, (letter) => markOf(byLetter.get(letter) ?? [])).join('')
}

function markOf(guests: readonly Guest[]): string {
  const digest = createHash('sha256').update(JSON.stringify(guests)).digest('base64url')
  return digest.slice(0, MARK_LENGTH)
}

/** Those with another mark; all of them for an unreadable cursor. */
function changedLetters(since: string | undefined, cursor: string): string {
  if (since?.length !== cursor.length) return LETTERS
  const markIn = (text: string, at: number) => text.slice(at * MARK_LENGTH, (at + 1) * MARK_LENGTH)
  return Array.from(LETTERS)
    .filter((_, at) => markIn(since, at) !== markIn(cursor, at))
    .join('')
}
