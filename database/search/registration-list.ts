import type { Db } from '#database/engine/open.ts'
import type { Registration } from '#database/registration/registrations.ts'
import type { RegistrationFilter } from '#domain/registration/registration-filter.ts'
import type { RegistrationSearch } from '#domain/registration-search.ts'
import { foundByWords } from './found-by-words.ts'
import { conditionsOf, FILTER_COLUMNS, isAmong, pathOf } from './registration-filter.ts'
import { type RegistrationTotals, totalsOf } from './registration-totals.ts'
import { type Cursor, selectSlice } from './select-slice.ts'

/** A list that can be read in slices. */
export type RegistrationList = {
  /** Undefined when the search finds too many to add up. */
  totals: RegistrationTotals | undefined
  /** Nearest to the cursor first. */
  slice: (cursor: Cursor | undefined, limit: number) => Promise<Registration[]>
}

type Wanted = {
  filter: RegistrationFilter
  /** Up to so many registrations are found first, and then sorted. */
  few?: number
}

/** The registrations that pass the filter and are found by its search. */
export async function openRegistrationList(
  db: Db,
  { filter, few = FEW }: Wanted,
): Promise<RegistrationList> {
  const ids = await fewIds(db, { filter, most: few })
  const isCounted = ids !== undefined || filter.search === undefined
  return {
    totals: isCounted ? await totalsOf(db, filter, ids) : undefined,
    slice: (cursor, limit) => selectSlice(db, { filter, ids, cursor, limit }),
  }
}

/** Takes a few ten milliseconds. Measured on both engines (docs/performance.md). */
export const FEW = 5_000

/**
 * The registrations that the search finds or, if these are too many, those that pass the filter and are
 * found. Undefined when there are more than `most`, or when an index has the list's order.
 */
async function fewIds(
  db: Db,
  { filter, most }: { filter: RegistrationFilter; most: number },
): Promise<string[] | undefined> {
  const { search, event } = filter
  const found = search && (await idsFound(db, { search, event, limit: most + 1 }))
  if (found && found.length <= most) return found
  if (!isNarrowed(filter)) return undefined
  const passing = await db
    .selectFrom('registration')
    .select('id')
    .where(({ and }) => and(conditionsOf(filter, FILTER_COLUMNS)))
    .limit(most + 1)
    .execute()
  if (passing.length > most) return undefined
  const ids = passing.map(({ id }) => id)
  return search?.kind === 'words' ? idsAmong(db, ids, foundByWords(db, search)) : ids
}

/** Whether the filter says more than an index with the list's order. No such index has the words. */
function isNarrowed(filter: RegistrationFilter): boolean {
  const path = filter.search ? undefined : pathOf(filter)
  return FILTER_COLUMNS.some((name) => name !== path && filter[name] !== undefined)
}

type Found = { search: RegistrationSearch; event: string | undefined; limit: number }

/** Registrations with every word of the search; for a number, the one it belongs to. */
async function idsFound(db: Db, { search, event, limit }: Found): Promise<string[]> {
  if (search.kind === 'receipt') return idsByReceipt(db, search)
  const byNumber = search.txnid === undefined ? [] : await idsByTxnid(db, search.txnid)
  if (byNumber.length > 0) return byNumber
  const { rows } = await foundByWords(db, { ...search, event })
    .ids(limit)
    .execute(db)
  return rows.map(({ id }) => id)
}

async function idsAmong(
  db: Db,
  ids: readonly string[],
  { hasWords }: ReturnType<typeof foundByWords>,
): Promise<string[]> {
  const among = db.selectFrom('registration').select('id').where(isAmong(ids))
  return (await among.where(hasWords).execute()).map(({ id }) => id)
}

async function idsByTxnid(db: Db, txnid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment')
    .select('registration_id as id')
    .where('txnid', '=', txnid)
    .execute()
  return rows.flatMap(({ id }) => id ?? [])
}

/** A receipt is for a payment or for money by hand. */
async function idsByReceipt(
  db: Db,
  { year, number }: { year: string; number: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('receipt')
    .leftJoin('payment', 'payment.id', 'receipt.payment_id')
    .leftJoin('money_entry', 'money_entry.id', 'receipt.entry_id')
    .select(['payment.registration_id as paid', 'money_entry.registration_id as entered'])
    .where('receipt.year', '=', year)
    .where('receipt.number', '=', number)
    .execute()
  return rows.flatMap(({ paid, entered }) => paid ?? entered ?? [])
}
