import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isOneOf } from '#database/engine/is-sqlite.ts'
import type { Db } from '#database/engine/open.ts'
import type { Search } from '#domain/search/read-search.ts'
import { foundByNumber } from './found-by-number.ts'
import type { WantedWords } from './found-by-words.ts'
import { type OpenSearch, openSearch } from './open-search.ts'

/** What a search finds in a list of gifts or of money. */
export type Found = {
  condition: RawBuilder<SqlBool>
  /** Too many to look at all of them. */
  isMany: boolean
}

/** The same for both kinds of money. */
export type FoundByKind = { online: Found; byHand: Found }

/** Up to so many are found by the index of words. More are met often enough in the order of the list. */
const FEW = 5_000

export async function foundGifts(db: Db, search: Search): Promise<Found> {
  const { numbers, byWords } = await openSearch(db, { table: 'gift', search, limit: FEW + 1 })
  if (byWords && numbers.length > FEW) return { isMany: true, condition: byWords.hasWords }
  return { isMany: false, condition: isOneOf(db, 'gift.number', numbers) }
}

/** Payments and money by hand of the gifts and registrations that a search finds; with a number, that payment alone. */
export async function foundMoney(db: Db, search: Search): Promise<FoundByKind> {
  const { payments } = await foundByNumber(db, search.number)
  if (payments.length > 0) {
    const txnids = payments.map(({ txnid }) => txnid)
    return { online: few(isOneOf(db, 'payment.txnid', txnids)), byHand: few(sql`1 = 0`) }
  }
  const owners = [await ownersIn(db, 'registration', search), await ownersIn(db, 'gift', search)]
  const isMany = owners.some((each) => each.isMany)
  const of = (table: 'payment' | 'money_entry') => {
    const conditions = owners.map(({ isOwner }) => isOwner(table))
    return { isMany, condition: sql<SqlBool>`(${sql.join(conditions, sql` or `)})` }
  }
  return { online: of('payment'), byHand: of('money_entry') }
}

/**
 * The column to sort a list by. For few it is an expression: PostgreSQL would walk the index of the
 * order instead of reading what was found, and few may be far down.
 */
export function orderOf(column: string, found: Found | undefined): RawBuilder<string> {
  const isFew = found !== undefined && !found.isMany
  return isFew ? sql<string>`${sql.ref(column)} || ''` : sql.ref<string>(column)
}

async function ownersIn(db: Db, table: WantedWords['table'], search: Search) {
  const opened = await openSearch(db, { table, search, limit: FEW + 1 })
  const isMany = opened.byWords !== undefined && opened.numbers.length > FEW
  const ids = isMany ? [] : await idsOf(db, table, opened)
  const isOwner = (owned: string) => {
    const owner = `${owned}.${table}_id`
    if (!isMany || !opened.byWords) return isOneOf(db, owner, ids)
    // Looks at the owners that are met on the way: all that were found would have to be read for their ids.
    return sql<SqlBool>`(select ${opened.byWords.hasWords} from ${sql.table(table)}
      where ${sql.ref(`${table}.id`)} = ${sql.ref(owner)})`
  }
  return { isMany, isOwner }
}

async function idsOf(
  db: Db,
  table: WantedWords['table'],
  { numbers }: OpenSearch,
): Promise<string[]> {
  if (numbers.length === 0) return []
  const rows = db
    .selectFrom(table)
    .select('id')
    .where(isOneOf(db, 'number', numbers))
  return (await rows.execute()).map(({ id }) => id)
}

function few(condition: RawBuilder<SqlBool>): Found {
  return { isMany: false, condition }
}
