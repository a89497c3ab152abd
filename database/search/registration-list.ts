import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { isOneOf, isSqlite } from '#database/engine/is-sqlite.ts'
import type { Db } from '#database/engine/open.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import type { Tables } from '#database/tables/tables.ts'
import { isWho } from '#database/who-comes.ts'
import type { RegistrationFilter } from '#domain/list-filters.ts'
import { namesOf } from '#domain/list-parameters.ts'
import { WHO } from '#domain/registration/places.ts'
import { searchNumbers } from './found-by-words.ts'

/** Where a slice begins: behind or before this registration. */
export type Cursor = {
  side: 'after' | 'before'
  row: Pick<Registration, 'id' | 'created_at' | 'sort_name'>
}

export type RegistrationList = Awaited<ReturnType<typeof openRegistrationList>>

export async function openRegistrationList(db: Db, { filter }: { filter: RegistrationFilter }) {
  const { search, event, sort = 'newest' } = filter
  const found = search && (await searchNumbers(db, { table: 'registration', event, search }))
  const column = sort === 'name' ? 'sort_name' : 'created_at'
  return {
    totals: await totalsOf(db, filter, found),
    /** Nearest to the cursor first. */
    slice(cursor: Cursor | undefined, limit: number): Promise<Registration[]> {
      // Before the cursor the list is walked backwards.
      const isDescending = (sort === 'newest') !== (cursor?.side === 'before')
      const direction = isDescending ? 'desc' : 'asc'
      const sign = isDescending ? sql`<` : sql`>`
      const behind =
        cursor &&
        sql<SqlBool>`(${sql.ref(`registration.${column}`)}, registration.id) ${sign}
          (${cursor.row[column]}, ${cursor.row.id})`
      return db
        .selectFrom('registration')
        .selectAll()
        .where(({ and }) =>
          and([
            ...conditionsOf(db, filter),
            ...(found ? [isFound(db, found, sort)] : []),
            ...(behind ? [behind] : []),
          ]),
        )
        .orderBy(`registration.${column}`, direction)
        .orderBy('registration.id', direction)
        .limit(limit)
        .execute()
    },
  }
}

const COLUMNS: Record<
  Exclude<
    keyof RegistrationFilter,
    'search' | 'who' | 'numbers' | 'refunded' | 'from' | 'to' | 'sort'
  >,
  RawBuilder<unknown>
> = {
  event: sql`registration.event_code`,
  // As the index on it is written.
  arrivalDay: sql`substr(registration.arrival, 1, 10)`,
  standing: sql`registration.standing`,
  residential: sql`registration.residential`,
  party: sql`registration.party`,
  status: sql`registration.status`,
}

function conditionsOf(db: Db, filter: RegistrationFilter) {
  const columns = namesOf(COLUMNS).flatMap((name) => {
    const value = filter[name]
    return value === undefined ? [] : sql<SqlBool>`${COLUMNS[name]} = ${value}`
  })
  const { event, who, numbers, from, to, refunded } = filter
  // Few are offered a place or wait: they are looked up by the index that begins with the conference.
  const areFew = who?.every((each) => each === 'offered' || each === 'waiting')
  return [
    ...columns,
    ...(who && who.length < WHO.length ? [isWho(...who)] : []),
    ...(areFew && !event
      ? [sql<SqlBool>`event_code in (${EVENTS}) and hold in ('held', 'waiting')`]
      : []),
    ...(numbers ? [isOneOf(db, 'registration.number', numbers)] : []),
    ...(from === undefined ? [] : [sql<SqlBool>`registration.created_at >= ${from}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`registration.created_at < ${to}`]),
    ...(refunded ? [isRefunded()] : []),
  ]
}

function isFound(db: Db, found: readonly number[], sort?: RegistrationFilter['sort']) {
  if (sort !== 'name' || isSqlite(db)) return isOneOf(db, 'registration.number', found)
  // People of one name stand together, perhaps at the end of a million: each is looked up by itself.
  return sql<SqlBool>`registration.number in (select unnest(${found}::integer[]))`
}

function isRefunded(): Expression<SqlBool> {
  const { exists, selectFrom } = expressionBuilder<Tables, 'registration'>()
  return exists(
    selectFrom('payment')
      .innerJoin('refund', 'refund.payment_id', 'payment.id')
      .select('payment.id')
      .whereRef('payment.registration_id', '=', 'registration.id')
      .where('refund.state', '<>', 'refused'),
  )
}

export async function totalsOf(db: Db, filter: RegistrationFilter, found?: readonly number[]) {
  const sums = await db
    .selectFrom('registration')
    .select(({ fn }) => [
      fn.countAll<number>().as('registrations'),
      fn.coalesce(fn.sum<number>('places'), NOTHING).as('people'),
      fn.coalesce(fn.sum<number>('received_minor'), NOTHING).as('receivedMinor'),
      fn.coalesce(fn.sum<number>('returned_minor'), NOTHING).as('returnedMinor'),
      fn.coalesce(fn.sum<number>(TOO_MUCH), NOTHING).as('tooMuchMinor'),
      fn.coalesce(fn.sum<number>('still_due_minor'), NOTHING).as('stillDueMinor'),
    ])
    .where(({ and }) => and([...conditionsOf(db, filter), ...(found ? [isFound(db, found)] : [])]))
    .executeTakeFirstOrThrow()
  const { receivedMinor, returnedMinor, ...totals } = sums
  return { ...totals, receivedMinor: receivedMinor - returnedMinor }
}

/** The sum of no rows is null. */
const NOTHING = sql.lit(0)

/** What overpaid registrations have paid beyond their price. */
const TOO_MUCH = sql<number>`case when standing = 'Overpaid'
  then received_minor - returned_minor - full_minor + reduced_minor else 0 end`

/** Each conference is looked up behind the one before: `distinct` reads all rows. */
export async function eventsWithRegistrations(db: Db): Promise<string[]> {
  return (await EVENTS.execute(db)).rows.map(({ code }) => code)
}

const EVENTS = sql<{ code: string }>`
  with recursive event (code) as (
    select min(event_code) from registration
    union all
    select (select min(event_code) from registration where event_code > event.code)
    from event where event.code is not null)
  select code from event where code is not null`
