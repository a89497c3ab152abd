import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Gift } from '#database/records/gifts/gifts.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import { IS_OF_ATTENDEE } from '#database/records/tickets/tickets.ts'
import type { Language } from '#domain/language.ts'

/** More would make the mail unreadable. */
const MAX = 50

/** Newest first. Letter case doesn't matter. */
export async function findRecordsByAddress(db: Db, email: string) {
  const address = email.trim().toLowerCase()
  if (address === '') return { registrations: [], gifts: [], tickets: [] }
  return {
    registrations: await paidFor(db, address),
    gifts: await givenBy(db, address),
    /** Somebody else pays for the registrations of these. */
    tickets: await heldBy(db, address),
  }
}

/** Most lately its owner has read the language of what came last. */
export function newestLanguage(records: Awaited<ReturnType<typeof findRecordsByAddress>>) {
  const all = [...records.registrations, ...records.gifts, ...records.tickets]
  const [newest] = all.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
  return newest?.language ?? 'en'
}

export async function languageOfAddress(db: Db, email: string): Promise<Language> {
  return newestLanguage(await findRecordsByAddress(db, email))
}

function paidFor(db: Db, address: string): Promise<Registration[]> {
  return db
    .selectFrom('registration')
    .selectAll('registration')
    .innerJoin('attendee', 'attendee.registration_id', 'registration.id')
    .where(sql`lower(attendee.email)`, '=', address)
    .where('attendee.position', '=', payerPosition())
    .orderBy('registration.created_at', 'desc')
    .limit(MAX)
    .execute()
}

function givenBy(db: Db, address: string): Promise<Gift[]> {
  return db
    .selectFrom('gift')
    .selectAll()
    .where(sql`lower(gift.email)`, '=', address)
    .orderBy('created_at', 'desc')
    .limit(MAX)
    .execute()
}

/** Valid tickets only. Whoever shares the payer's address gets the payer's page, which has all of them. */
function heldBy(db: Db, address: string) {
  return db
    .selectFrom('attendee')
    .innerJoin('registration', 'registration.id', 'attendee.registration_id')
    .innerJoin('ticket', (join) => join.on(IS_OF_ATTENDEE))
    .innerJoin('attendee as payer', (join) =>
      join
        .onRef('payer.registration_id', '=', 'registration.id')
        .on('payer.position', '=', payerPosition()),
    )
    .select(['ticket.registration_id', 'ticket.private_token', 'registration.event_code'])
    .select(['registration.language', 'registration.created_at'])
    .select(['attendee.first_name', 'attendee.last_name'])
    .where(sql`lower(attendee.email)`, '=', address)
    .where(sql`lower(payer.email)`, '!=', address)
    .where('attendee.cancelled_at', 'is', null)
    .where('registration.hold', '=', 'confirmed')
    .orderBy('registration.created_at', 'desc')
    .orderBy('attendee.position')
    .limit(MAX)
    .execute()
}

/** The first of those who come pays for all. */
function payerPosition() {
  return sql<number>`(select min(other.position) from attendee as other
    where other.registration_id = registration.id and other.cancelled_at is null)`
}
