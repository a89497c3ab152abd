import type { ExpressionBuilder } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { Paise } from '#domain/money.ts'
import type { RegistrationFilter } from './registration-filter.ts'

export type RegistrationTotals = {
  registrations: number
  people: number
  priceMinor: Paise
  receivedMinor: Paise
  stillDueMinor: Paise
}

/** Totals of all registrations that pass the filter, from the counts. The search is not part of it. */
export async function totalsOf(db: Db, filter: RegistrationFilter): Promise<RegistrationTotals> {
  const sums = await talliesOf(db, filter)
    .select((select) => [
      ...(['registrations', 'people'] as const).map((name) => sumOf(select, name).as(name)),
      sumOf(select, 'price_minor').as('priceMinor'),
      sumOf(select, 'received_minor').as('receivedMinor'),
      sumOf(select, 'still_due_minor').as('stillDueMinor'),
    ])
    .executeTakeFirstOrThrow()
  return {
    registrations: Number(sums.registrations),
    people: Number(sums.people),
    priceMinor: Number(sums.priceMinor),
    receivedMinor: Number(sums.receivedMinor),
    stillDueMinor: Number(sums.stillDueMinor),
  }
}

/** The rows of the counts that pass the filter. */
export function talliesOf(db: Db, filter: RegistrationFilter) {
  const { event, standing, residential, party, arrivalDay } = filter
  let query = db.selectFrom('registration_tally')
  if (event !== undefined) query = query.where('event_code', '=', event)
  if (standing !== undefined) query = query.where('standing', '=', standing)
  if (residential !== undefined) query = query.where('residential', '=', residential)
  if (party !== undefined) query = query.where('party', '=', party)
  if (arrivalDay !== undefined) query = query.where('arrival_day', '=', arrivalDay)
  return query
}

/** The conferences with registrations that pass the filter. */
export async function eventsOf(db: Db, filter: RegistrationFilter): Promise<string[]> {
  const rows = await talliesOf(db, filter)
    .select('event_code')
    .groupBy('event_code')
    .having((having) => having.fn.sum('registrations'), '>', 0)
    .orderBy('event_code')
    .execute()
  return rows.map(({ event_code }) => event_code)
}

type Sum = 'registrations' | 'people' | 'price_minor' | 'received_minor' | 'still_due_minor'

/** PostgreSQL gives the sum of 64 bit columns as text. */
function sumOf(select: ExpressionBuilder<Tables, 'registration_tally'>, name: Sum) {
  return select.fn.coalesce(select.fn.sum<number | string>(name), select.val<number | string>(0))
}
