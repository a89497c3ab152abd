import type { Db } from '#database/engine/open.ts'
import { changeRows, earlierThan, hasRow, insertNew } from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'
import { isWho } from '#database/who-comes.ts'
import { dateCode } from '#domain/conferences/calendar-date.ts'

export type CalendarDateRow = Tables['calendar_date']

export type SeenDate = Omit<CalendarDateRow, 'code' | 'seen_at' | 'gone_at'> & { prefix: string }

export async function listCalendarDates(db: Db): Promise<CalendarDateRow[]> {
  return db.selectFrom('calendar_date').selectAll().orderBy('begins_at').orderBy('code').execute()
}

/** Coming dates that the calendar no longer has, and for which people are registered. */
export async function vanishedDates(db: Db, today: string) {
  const gone = await db
    .selectFrom('calendar_date')
    .selectAll()
    .where('gone_at', 'is not', null)
    .where('last_day', '>=', today)
    .orderBy('begins_at')
    .execute()
  const vanished: (CalendarDateRow & { people: number })[] = []
  // One by one: joined, every registration is read before the dates.
  for (const date of gone) {
    const { people } = await db
      .selectFrom('registration')
      .select(({ fn }) => fn.sum<number | null>('places').as('people'))
      .where('event_code', '=', date.code)
      .where(isWho('coming', 'offered', 'waiting'))
      .executeTakeFirstOrThrow()
    if (people) vanished.push({ ...date, people })
  }
  return vanished
}

/** `seen` has all coming dates that forms offer: the first of a day gets the shorter code. */
export async function noteCalendarDates(
  db: Db,
  { seen, readAt, now }: { seen: readonly SeenDate[]; readAt: Date; now: Date },
): Promise<void> {
  const seen_at = readAt.toISOString()
  await db.transaction().execute(async (tx) => {
    for (const { prefix, calendar_id, programme, ...date } of seen) {
      const ours = { calendar_id, programme }
      // A reading that is older than the last one changes nothing.
      const known = { ...ours, seen_at: earlierThan(seen_at) }
      await changeRows(tx, 'calendar_date', known, { ...date, seen_at, gone_at: null })
      // Two servers may add it at once: the code that is stored first is its code.
      for (let nth = 0; !(await hasRow(tx, 'calendar_date', ours)); nth++) {
        const code = dateCode({ prefix, first: date.first_day, nth })
        await insertNew(tx, 'calendar_date', [{ ...ours, ...date, seen_at, code, gone_at: null }])
      }
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
