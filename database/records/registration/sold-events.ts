import * as v from 'valibot'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { readJson } from '#database/engine/read-json.ts'
import { findRow } from '#database/engine/rows.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'

const priceSchema = v.object({
  residential: v.number(),
  nonResidential: v.number(),
  residentialChild: v.number(),
  nonResidentialChild: v.number(),
  part: v.number(),
  fullPaymentAtVenue: v.boolean(),
})

/** Inside the transaction that registers or moves: what the registration buys. */
export async function storeSoldEvent(tx: Db, registrationId: string, event: ConferenceEvent) {
  const { code, name, dates, venue, days, price } = event
  const words = { name, dates, venue, first_day: days?.first ?? null, last_day: days?.last ?? null }
  const sold = { ...words, price: JSON.stringify(price) }
  const row = { registration_id: registrationId, event_code: code, ...sold }
  await insertRows(tx, 'sold_event', [row], SOLD_ANEW)
}

/** Moved away and back again. */
const SOLD_ANEW = `on conflict (registration_id, event_code) do update set
  name = excluded.name, dates = excluded.dates, venue = excluded.venue,
  first_day = excluded.first_day, last_day = excluded.last_day, price = excluded.price`

/** Undefined for registrations from before this was stored. */
export async function findSoldEvent(db: Db, id: string, code: string) {
  const row = await findRow(db, 'sold_event', { registration_id: id, event_code: code })
  if (!row) return undefined
  const { name, dates, venue, first_day: first, last_day: last } = row
  const stored = { table: 'sold_event', column: 'price', id: `${id} ${code}` } as const
  const price = readJson(priceSchema, { ...stored, text: row.price })
  return { code, name, dates, venue, price, days: first && last ? { first, last } : undefined }
}
