import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { RegistrationSearch, SearchTerm } from '#domain/registration-search.ts'
import { idsByIndex, type WantedWords } from './ids-by-index.ts'
import type { ListLimits } from './registration-filter.ts'
import { type Candidates, candidates } from './word-candidates.ts'

/**
 * What a search finds. `few`: the ids of all that match. `many`: too many to look at, so the list walks
 * in its own order and compares each registration's words.
 */
export type Matches = { kind: 'few'; ids: string[] } | { kind: 'many'; terms: SearchTerm[] }

type Wanted = { search: RegistrationSearch; event: string | undefined; limits: ListLimits }

/** Registrations with every word of the search; for a number, the one it belongs to. */
export async function findMatches(db: Db, { search, event, limits }: Wanted): Promise<Matches> {
  if (search.kind === 'receipt') return { kind: 'few', ids: await idsByReceipt(db, search) }
  const byNumber = search.txnid === undefined ? [] : await idsByTxnid(db, search.txnid)
  if (byNumber.length > 0) return { kind: 'few', ids: byNumber }
  const { terms } = search
  const counts = await Promise.all(
    terms.map((term) => countCandidates(db, { term, event, limits })),
  )
  const fewest = Math.min(...counts)
  const rarest = terms[counts.indexOf(fewest)]
  const others = terms.filter((term) => term !== rarest)
  const isAlone = others.length === 0
  if (!rarest || (isAlone && fewest > limits.candidates)) return { kind: 'many', terms }
  const all = counts.reduce((sum, count) => sum + count, 0)
  const find = isAlone || fewest * limits.wordsPerLook <= all ? idsByWords : idsByIndex
  const ids = await find(db, { rarest, others, event, most: limits.matches + 1 })
  return ids.length > limits.matches ? { kind: 'many', terms } : { kind: 'few', ids }
}

/**
 * A condition for the registration's `words`, for lists that are walked in their order. Inside
 * `coalesce` PostgreSQL doesn't estimate it: it takes common words for rare ones, reads everything and
 * sorts it.
 */
export function hasTerm(term: SearchTerm) {
  return sql<boolean>`coalesce(${isIn(sql`registration.words`, term)}, false)`
}

function isIn(words: RawBuilder<unknown>, { text, whole }: SearchTerm): RawBuilder<boolean> {
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&')
  const pattern = whole ? `% ${escaped} %` : `% ${escaped}%`
  return sql<boolean>`${words} like ${pattern} escape '\\'`
}

async function countCandidates(
  db: Db,
  { limits, ...term }: Candidates & Pick<Wanted, 'limits'>,
): Promise<number> {
  const { count } = await db
    .selectFrom(
      candidates(db, term)
        .limit(MOST_COUNTED * limits.candidates)
        .as('candidate'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** So much further is counted, to know the rarest of several common words. */
const MOST_COUNTED = 3

/** Looks at each registration that has the rarest word. Quickest where few have it. */
async function idsByWords(db: Db, { rarest, others, event, most }: WantedWords): Promise<string[]> {
  const found = candidates(db, { term: rarest, event }).distinct().as('candidate')
  // Not a join: PostgreSQL would rather compare the words of all registrations.
  const words = sql`(select words from registration where id = candidate.registration_id)`
  const rows = await db
    .selectFrom(found)
    .select('candidate.registration_id as id')
    .$if(others.length > 0, (query) =>
      query.where((where) => where.and(others.map((term) => isIn(words, term)))),
    )
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
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
