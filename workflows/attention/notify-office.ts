import { markNotified, withoutNotice } from '#database/records/attention/attention.ts'
import type { MailKind } from '#database/records/mail/mail-facts.ts'
import { queueMail } from '#database/records/mail/outbox.ts'
import { sumDays, totalOf } from '#database/records/money/day-sums.ts'
import { addDays, type Day, dayInIndia, timeInIndia } from '#domain/days.ts'
import { compareDay, verdictOf } from '#workflows/records/closing/close-day.ts'
import type { Services } from '#workflows/services.ts'
import type { AttentionItem } from './attention-kind.ts'
import { everythingToSettle } from './list-attention.ts'

export async function isNoticeDue(services: Services): Promise<boolean> {
  return addressesOf(services).length > 0 && (await newItems(services)).length > 0
}

export async function notifyOffice(services: Services): Promise<void> {
  const { db, now } = services
  const items = await newItems(services)
  const at = now()
  await db.transaction().execute(async (tx) => {
    const keys = items.map(({ key }) => key)
    const marked = new Set(await markNotified(tx, keys, at.toISOString()))
    const attention = countKinds(items.filter(({ key }) => marked.has(key)))
    if (marked.size === 0) return
    const facts = { attention }
    for (const recipient of addressesOf(services)) {
      const name = `${at.toISOString()} ${recipient}`
      await queueMail(tx, { kind: 'attention', name, facts, recipient, at })
    }
  })
}

function addressesOf({ content }: Services): readonly string[] {
  return content.church.office?.notify ?? []
}

async function newItems(services: Services): Promise<AttentionItem[]> {
  // A notice that can't be delivered must not lead to another one.
  const items = (await everythingToSettle(services)).filter(
    ({ key }) => !NOTICES.some((kind) => key.startsWith(`undeliverable:${kind}:`)),
  )
  const keys = items.map(({ key }) => key)
  const unheard = new Set(await withoutNotice(services.db, keys))
  return items.filter(({ key }) => unheard.has(key))
}

const NOTICES = ['attention', 'office-summary'] satisfies MailKind[]

function countKinds(items: readonly AttentionItem[]): Record<string, number> {
  const byKind = Map.groupBy(items, ({ kind }) => kind.code)
  return Object.fromEntries([...byKind].map(([code, all]) => [code, all.length]))
}

/** This is a time in India; after a later start the summary is sent at once, on the same day. */
const SUMMARY_TIME = '07:00'

export async function isSummaryDue({ db, now }: Services): Promise<boolean> {
  const moment = now().getTime()
  if (timeInIndia(moment) < SUMMARY_TIME) return false
  return (await withoutNotice(db, [keyOf(dayInIndia(moment))])).length > 0
}

/** The mail has counts only. */
export async function sendSummary(services: Services): Promise<void> {
  const { db, now } = services
  const today = dayInIndia(now().getTime())
  const day = addDays(today, -1)
  const compared = await compareDay(services, day)
  const sums = await sumDays(db, { from: day, to: day, kinds: ['registered', 'received'] })
  const count = (source: 'gift' | 'registration', kind: 'registered' | 'received') =>
    totalOf(sums, 'entries', (sum) => sum.source === source && sum.kind === kind)
  const facts = {
    attention: countKinds(await everythingToSettle(services)),
    day,
    registrations: count('registration', 'registered'),
    gifts: count('gift', 'received'),
    compared: verdictOf(compared),
    differing: compared.ok ? compared.unmatched.length : 0,
  }
  const at = now()
  await db.transaction().execute(async (tx) => {
    if ((await markNotified(tx, [keyOf(today)], at.toISOString())).length === 0) return
    for (const recipient of addressesOf(services)) {
      const name = `${today} ${recipient}`
      await queueMail(tx, { kind: 'office-summary', name, facts, recipient, at })
    }
  })
}

function keyOf(day: Day): string {
  return `summary:${day}`
}
