import { type ConferenceEvent, findEvent } from '#domain/conferences/conference.ts'
import { readVersion } from '../content/read-version.ts'
import type { Services } from '../services.ts'

/** A date as an earlier version of the content has it. */
export async function readDateAt(
  { db, offers }: Services,
  { code, version }: { code: string; version: number },
): Promise<ConferenceEvent | undefined> {
  const read = await readVersion(db, version)
  return read.ok
    ? findEvent(offers.withDates(read.content, 'en').conferences, code)?.event
    : undefined
}
