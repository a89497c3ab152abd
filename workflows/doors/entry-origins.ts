import { findPhoneById } from '#database/doors/door-phones.ts'
import { findDoor } from '#database/doors/doors.ts'
import { ticketsAt } from '#database/doors/listed-tickets.ts'
import type { Services } from '#workflows/services.ts'
import type { TiedPhone } from './phone-of.ts'
import { ticketDigest } from './ticket-digest.ts'

/** Where an entry was made. */
export type EntryOrigin = TiedPhone & {
  /** The codes of the conference's tickets, by themselves and by their digests. */
  codes: ReadonlyMap<string, string>
}

/**
 * Where entries were made, by what their phone was called there. A phone that was tied to another door since
 * sends them as it is tied now; what names no phone, or one that nobody knows, is of the door that sends it.
 */
export async function entryOrigins(
  services: Services,
  sender: TiedPhone,
  phoneIds: ReadonlySet<string>,
): Promise<(phoneId: string | undefined) => EntryOrigin> {
  const codes = new Map<string, ReadonlyMap<string, string>>()
  const withCodes = async (tied: TiedPhone): Promise<EntryOrigin> => {
    const eventCode = tied.door.event_code
    const known = codes.get(eventCode) ?? (await codesByName(services, eventCode))
    codes.set(eventCode, known)
    return { ...tied, codes: known }
  }
  const own = await withCodes(sender)
  const origins = new Map<string, EntryOrigin>()
  for (const id of phoneIds) {
    const tied = await tiedBefore(services, id)
    if (tied) origins.set(id, await withCodes(tied))
  }
  return (phoneId) => origins.get(phoneId ?? '') ?? own
}

async function tiedBefore({ db }: Services, phoneId: string): Promise<TiedPhone | undefined> {
  const phone = await findPhoneById(db, phoneId)
  const door = phone && (await findDoor(db, phone.door_id))
  return door && { phone, door }
}

async function codesByName(
  { db }: Services,
  eventCode: string,
): Promise<ReadonlyMap<string, string>> {
  const codes = (await ticketsAt(db, eventCode)).map(({ code }) => code)
  return new Map([...codes.map(ofItself), ...codes.map(ofItsDigest)])
}

function ofItself(code: string): [string, string] {
  return [code, code]
}

function ofItsDigest(code: string): [string, string] {
  return [ticketDigest(code), code]
}
