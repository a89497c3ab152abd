import type { Selectable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { hasRow, insertNew } from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'
import { isWho } from '#database/who-comes.ts'
import { dateCode } from '#domain/conferences/calendar-date.ts'

export type CalendarDateRow = Selectable<Tables['calendar_date']>

/** A date as the calendar has it now. */
export type SeenDate = Omit<CalendarDateRow, 'code' | 'seen_at' | 'gone_at'> & { prefix: string }

export async function listCalendarDates(db: Db): Promise<CalendarDateRow[]> {
  return db.selectFrom('calendar_date').selectAll().orderBy('begins_at').orderBy('code').execute()
}

type VanishedDate = CalendarDateRow & { people: number }

/** Coming dates that the calendar no longer has, and for which people are registered. */
export async function vanishedDates(db: Db, today: string): Promise<VanishedDate[]> {
  const gone = await db
    .selectFrom('calendar_date')
    .selectAll()
    .where('gone_at', 'is not', null)
    .where('last_day', '>=', today)
    .orderBy('begins_at')
    .execute()
  const vanished: VanishedDate[] = []
  // One by one: joined, every registration is read before the dates.
  for (const date of gone) vanished.push({ ...date, people: await countPeople(db, date.code) })
  return vanished.filter(({ people }) => people > 0)
}

async function countPeople(db: Db, code: string): Promise<number> {
  const sum = await db
    .selectFrom('registration')
    .select(({ fn }) => fn.sum<number | null>('places').as('people'))
    .where('event_code', '=', code)
    .where(isWho('coming', 'offered', 'waiting'))
    .executeTakeFirstOrThrow()
  return sum.people ?? 0
}

type Noted = {
  /** Every coming date that forms offer, in its order: the first of a day has the shorter code. */
  seen: readonly SeenDate[]
  readAt: Date
  now: Date
}

/** Gives new dates their codes, follows those that were moved, and marks those that are gone. */
export async function noteCalendarDates(db: Db, { seen, readAt, now }: Noted): Promise<void> {
  const seen_at = readAt.toISOString()
  await db.transaction().execute(async (tx) => {
    for (const { prefix, ...date } of seen) {
      await followDate(tx, { ...date, seen_at })
      await addDate(tx, { ...date, seen_at }, prefix)
    }
    // What has begun is no coming date, and so not gone.
    await tx
      .updateTable('calendar_date')
      .set({ gone_at: seen_at })
      .where('gone_at', 'is', null)
      .where('seen_at', '<', seen_at)
      .where('begins_at', '>', now.toISOString())
      .execute()
  })
}

type Dated = Omit<CalendarDateRow, 'code' | 'gone_at'>

/** A reading that is older than the last one changes nothing. */
async function followDate(tx: Db, { calendar_id, programme, ...date }: Dated): Promise<void> {
  await tx
    .updateTable('calendar_date')
    .set({ ...date, gone_at: null })
    .where('calendar_id', '=', calendar_id)
    .where('programme', '=', programme)
    .where('seen_at', '<', date.seen_at)
    .execute()
}

/** Adds an unknown date. Two servers may do so at once: the code that is stored first is its code. */
async function addDate(tx: Db, date: Dated, prefix: string): Promise<void> {
  const { calendar_id, programme, first_day: first } = date
  for (let nth = 0; !(await hasRow(tx, 'calendar_date', { calendar_id, programme })); nth++) {
    const code = dateCode({ prefix, first, nth })
    await insertNew(tx, 'calendar_date', [{ ...date, code, gone_at: null }])
  }
}
