import { markNotified, withoutNotice } from '#database/attention/attention-told.ts'
import type { MailFacts } from '#database/mail/mail-facts.ts'
import { queueMail } from '#database/mail/outbox.ts'
import { sumDays } from '#database/money/day-sums.ts'
import { addDays, type Day, dayInIndia, timeInIndia } from '#domain/days.ts'
import { compareWholeDay, type DayComparison, verdictOf } from '#workflows/closing/compare-day.ts'
import type { Services } from '#workflows/services.ts'
import { everythingToSettle } from './list-attention.ts'
import { addressesOf, countKinds } from './notify-office.ts'

/** In India. After a later start it is sent at once, on the same day. */
const SUMMARY_TIME = '07:00'

/** Whether today's summary is due and was not made. */
export async function isSummaryDue({ db, now }: Services): Promise<boolean> {
  const moment = now().getTime()
  if (timeInIndia(moment) < SUMMARY_TIME) return false
  return (await withoutNotice(db, [keyOf(dayInIndia(moment))])).length > 0
}

/** Compares yesterday with the provider, then mails the office what needs attention and what came: counts only. */
export async function sendSummary(services: Services): Promise<void> {
  const { db, now } = services
  const today = dayInIndia(now().getTime())
  const day = addDays(today, -1)
  const compared = await compareWholeDay(services, day)
  const facts = await readFacts(services, day, compared)
  const at = now().toISOString()
  await db.transaction().execute(async (tx) => {
    if ((await markNotified(tx, [keyOf(today)], at)).length === 0) return
    for (const recipient of addressesOf(services)) {
      const name = `${today} ${recipient}`
      await queueMail(tx, { kind: 'office-summary', name, facts, recipient, at })
    }
  })
}

async function readFacts(
  services: Services,
  day: Day,
  compared: DayComparison,
): Promise<MailFacts['office-summary']> {
  const sums = await sumDays(services.db, { from: day, to: day, kinds: ['registered', 'received'] })
  const count = (source: 'gift' | 'registration', kind: 'registered' | 'received') =>
    sums
      .filter((sum) => sum.source === source && sum.kind === kind)
      .reduce((total, { entries }) => total + entries, 0)
  return {
    attention: countKinds(await everythingToSettle(services)),
    day,
    registrations: count('registration', 'registered'),
    gifts: count('gift', 'received'),
    compared: verdictOf(compared),
    differing: compared.ok ? compared.unmatched.length : 0,
  }
}

function keyOf(day: Day): string {
  return `summary:${day}`
}
