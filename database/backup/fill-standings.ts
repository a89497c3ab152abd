import { type QueryExecutorProvider, sql } from 'kysely'
import { sortName } from '#database/registration/registrations.ts'
import { type Person, wordsText } from '#database/search/words-text.ts'
import type { Hold } from '#domain/registration/places.ts'
import { accountOf } from '#domain/standing.ts'

/** Computes the columns of the office's lists for registrations from before these, which have no standing. */
export async function fillStandings(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<Unstated>`
    select id, full_minor, hold, ${ONLINE} as online_minor, ${BY_HAND('received')} as by_hand_minor,
      ${RETURNED} as returned_minor, ${BY_HAND('reduction')} as reduced_minor
    from registration where standing = ''`.execute(db)
  for (const row of rows) await fillStanding(db, row)
}

type Unstated = {
  id: string
  full_minor: number
  hold: Hold
  online_minor: number
  by_hand_minor: number
  returned_minor: number
  reduced_minor: number
}

const PAID = sql`payment.registration_id = registration.id and payment.state in ('paid', 'refunded')`

const ONLINE = sql`(select cast(coalesce(sum(coalesce(payment.received_minor, payment.amount_minor)), 0)
  as integer) from payment where ${PAID})`

const RETURNED = sql`(select cast(coalesce(sum(refund.amount_minor), 0) as integer)
  from refund join payment on payment.id = refund.payment_id
  where refund.state <> 'refused' and ${PAID})`

function BY_HAND(kind: 'received' | 'reduction') {
  return sql`(select cast(coalesce(sum(case when takes_back is null then money_entry.amount_minor
    else -money_entry.amount_minor end), 0) as integer)
    from money_entry where money_entry.registration_id = registration.id and kind = ${kind})`
}

async function fillStanding(db: QueryExecutorProvider, row: Unstated): Promise<void> {
  const { rows: people } = await sql<Person>`
    select first_name, last_name, email, phone from attendee
    where registration_id = ${row.id} and cancelled_at is null order by position`.execute(db)
  const receivedMinor = row.online_minor + row.by_hand_minor
  const { standing, dueMinor } = accountOf({
    priceMinor: row.full_minor,
    hold: row.hold,
    receivedMinor,
    returnedMinor: row.returned_minor,
    reducedMinor: row.reduced_minor,
  })
  await sql`update registration set standing = ${standing}, still_due_minor = ${dueMinor},
    received_minor = ${receivedMinor}, returned_minor = ${row.returned_minor},
    reduced_minor = ${row.reduced_minor}, sort_name = ${sortName(people[0])},
    words = ${wordsText(people)} where id = ${row.id}`.execute(db)
}
