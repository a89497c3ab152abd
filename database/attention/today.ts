import type { Db } from '#database/engine/open.ts'
import { ONLINE } from '#database/money/day-sums.ts'
import type { Standing } from '#domain/standing.ts'

export type NewestRegistration = {
  id: string
  event_code: string
  places: number
  standing: Standing
  created_at: string
  first_name: string | null
  last_name: string | null
}

type Since = { from: string; most: number }

/** Newest first, with the payer's name. */
export async function newestRegistrations(
  db: Db,
  { from, most }: Since,
): Promise<NewestRegistration[]> {
  return db
    .selectFrom('registration')
    .leftJoin('attendee', (join) =>
      join
        .onRef('attendee.registration_id', '=', 'registration.id')
        .on('attendee.position', '=', 1),
    )
    .select(['id', 'event_code', 'places', 'standing', 'created_at', 'first_name', 'last_name'])
    .where('created_at', '>=', from)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
}

export type NewestGift = {
  id: string
  fund: string
  full_name: string
  amount_minor: number
  method: string
  at: string
}

type OnDay = { day: string; most: number }

/** Gifts whose money came on this day, online or by hand, newest first. */
export async function newestGifts(db: Db, onDay: OnDay): Promise<NewestGift[]> {
  const gifts = [...(await giftsOnline(db, onDay)), ...(await giftsByHand(db, onDay))]
  return gifts.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, onDay.most)
}

async function giftsOnline(db: Db, { day, most }: OnDay): Promise<NewestGift[]> {
  return db
    .selectFrom('payment')
    .innerJoin('gift', 'gift.id', 'payment.gift_id')
    .select(['gift.id', 'gift.fund', 'gift.full_name', 'payment.changed_at as at'])
    .select(({ fn, val }) => [
      fn.coalesce('payment.received_minor', 'payment.amount_minor').as('amount_minor'),
      val(ONLINE).as('method'),
    ])
    .where('payment.received_on', '=', day)
    .where('payment.state', '=', 'paid')
    .orderBy('payment.changed_at', 'desc')
    .limit(most)
    .execute()
}

async function giftsByHand(db: Db, { day, most }: OnDay): Promise<NewestGift[]> {
  return db
    .selectFrom('money_entry')
    .innerJoin('gift', 'gift.id', 'money_entry.gift_id')
    .select([
      'gift.id',
      'gift.fund',
      'gift.full_name',
      'money_entry.amount_minor',
      'money_entry.at',
    ])
    .select(({ fn, val }) => fn.coalesce('money_entry.method', val('')).as('method'))
    .where('money_entry.day', '=', day)
    .where('money_entry.takes_back', 'is', null)
    .orderBy('money_entry.at', 'desc')
    .limit(most)
    .execute()
}

export type ConferenceCount = {
  event_code: string
  standing: Standing
  registrations: number
  people: number
  still_due_minor: number
}

/** By conference and standing. */
export async function countConferences(
  db: Db,
  codes: readonly string[],
): Promise<ConferenceCount[]> {
  if (codes.length === 0) return []
  const rows = await db
    .selectFrom('registration')
    .select(['event_code', 'standing'])
    .select(({ fn }) => [
      fn.countAll<number | string>().as('registrations'),
      fn.sum<number | string>('places').as('people'),
      fn.sum<number | string>('still_due_minor').as('still_due_minor'),
    ])
    .where('event_code', 'in', codes)
    .groupBy(['event_code', 'standing'])
    .execute()
  // PostgreSQL's sum of 64-bit integers is a decimal, which the driver gives as text.
  return rows.map((row) => ({
    ...row,
    registrations: Number(row.registrations),
    people: Number(row.people),
    still_due_minor: Number(row.still_due_minor),
  }))
}
