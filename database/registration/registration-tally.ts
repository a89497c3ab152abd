import type { Db } from '#database/engine/open.ts'
import type { Standing } from '#domain/standing.ts'
import type { Registration } from './registrations.ts'

/** What the office's counts know of one registration. */
type Counted = {
  event_code: string
  standing: Standing
  residential: string
  party: string
  arrival_day: string
  people: number
  price_minor: number
  reduced_minor: number
  received_minor: number
  returned_minor: number
  still_due_minor: number
}

type Row = Pick<
  Registration,
  | 'event_code'
  | 'standing'
  | 'residential'
  | 'party'
  | 'arrival'
  | 'places'
  | 'full_minor'
  | 'reduced_minor'
  | 'received_minor'
  | 'returned_minor'
  | 'still_due_minor'
>

/** As stored in the registration's `tallied`: what the counts contain of it now. */
export function talliedText(row: Row): string {
  return JSON.stringify(toCounted(row))
}

/** Inside the transaction of a change: takes what was counted out of the counts, and counts it anew. */
export async function recount(tx: Db, tallied: string, row: Row): Promise<void> {
  if (tallied === talliedText(row)) return
  const added = differences(toCounted(row), 1)
  const removed = tallied === '' ? [] : differences(JSON.parse(tallied), -1)
  await tx
    .insertInto('registration_tally')
    .values([...removed, ...added])
    .execute()
}

/** Whether some group has more than one row. */
export async function isTallyLoose(db: Db): Promise<boolean> {
  return (await looseGroups(db).limit(1).executeTakeFirst()) !== undefined
}

/**
 * Inside a transaction: adds up the differences of each group that has several, so that the counts stay
 * small. Rows written meanwhile are left for next time.
 */
export async function compactTally(tx: Db): Promise<void> {
  for (const group of await looseGroups(tx).execute()) {
    let deletion = tx.deleteFrom('registration_tally')
    for (const key of KEYS) deletion = deletion.where(key, '=', group[key])
    const rows = await deletion.returningAll().execute()
    const sum = { ...group, ...NOTHING }
    for (const row of rows) for (const name of SUMS) sum[name] += row[name]
    if (SUMS.some((name) => sum[name] !== 0)) {
      await tx.insertInto('registration_tally').values(sum).execute()
    }
  }
}

function looseGroups(db: Db) {
  return db
    .selectFrom('registration_tally')
    .select(KEYS)
    .groupBy(KEYS)
    .having((having) => having.fn.countAll(), '>', 1)
}

const KEYS = ['event_code', 'standing', 'residential', 'party', 'arrival_day'] as const

const SUMS = [
  'registrations',
  'people',
  'price_minor',
  'reduced_minor',
  'received_minor',
  'returned_minor',
  'still_due_minor',
] as const

const NOTHING = {
  registrations: 0,
  people: 0,
  price_minor: 0,
  reduced_minor: 0,
  received_minor: 0,
  returned_minor: 0,
  still_due_minor: 0,
}

function toCounted(row: Row): Counted {
  return {
    event_code: row.event_code,
    standing: row.standing,
    residential: row.residential,
    party: row.party,
    arrival_day: row.arrival.slice(0, DAY_LENGTH),
    people: row.places,
    price_minor: row.full_minor,
    reduced_minor: row.reduced_minor,
    received_minor: row.received_minor,
    returned_minor: row.returned_minor,
    still_due_minor: row.still_due_minor,
  }
}

const DAY_LENGTH = '2026-11-15'.length

function differences(counted: Counted, sign: 1 | -1) {
  return [
    {
      ...counted,
      registrations: sign,
      people: sign * counted.people,
      price_minor: sign * counted.price_minor,
      reduced_minor: sign * counted.reduced_minor,
      received_minor: sign * counted.received_minor,
      returned_minor: sign * counted.returned_minor,
      still_due_minor: sign * counted.still_due_minor,
    },
  ]
}
