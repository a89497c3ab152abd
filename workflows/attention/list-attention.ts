import { contentDoubts, describeWarning } from '#content-model/warnings.ts'
import { vanishedDates } from '#database/calendar/calendar-dates.ts'
import { selectAttention } from '#database/records/attention/attention.ts'
import type { AttentionRow } from '#database/records/attention/attention-row.ts'
import { settledAmong } from '#database/records/attention/attention-settled.ts'
import { attentionNeeds, STUCK_AFTER_MS } from '#domain/attention.ts'
import { formatDates } from '#domain/conferences/calendar-date.ts'
import { allEvents, eventLabel, isOver, openThoughOver } from '#domain/conferences/conference.ts'
import { dayInIndia } from '#domain/days.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'

export type { AttentionRow }

/** What needs attention and this person may see, by kind. */
export async function listAttention(services: Services, actor: Actor): Promise<AttentionRow[]> {
  const all = await everythingToSettle(services)
  return all.filter((item) => maySee(actor, item))
}

/** The same about one registration. */
export async function listAttentionOf(
  services: Services,
  { actor, id }: { actor: Actor; id: string },
): Promise<AttentionRow[]> {
  const rows = await byRecords(services, id)
  return rows.filter((item) => maySee(actor, item))
}

/** What needs attention, whoever may see it. */
export async function everythingToSettle(services: Services): Promise<AttentionRow[]> {
  return [...(await byRecords(services)), ...(await contentAttention(services))]
}

async function byRecords({ db, content, now }: Services, of?: string): Promise<AttentionRow[]> {
  const stuckSince = new Date(now().getTime() - STUCK_AFTER_MS).toISOString()
  const coming = allEvents(content.conferences).filter((event) => !isOver(event, now()))
  const codes = coming.map(({ code }) => code)
  return selectAttention(db, { stuckSince, coming: codes, of })
}

function maySee(actor: Actor, { kind, gift_id }: AttentionRow): boolean {
  return staffCan[attentionNeeds(kind, { isGift: gift_id !== null })](actor)
}

/** What needs attention because of the content or the calendar, and was not settled. */
async function contentAttention(services: Services): Promise<AttentionRow[]> {
  const rows = [
    ...eventsOver(services),
    ...(await eventsVanished(services)),
    ...contentToLookAt(services),
    ...refusedContent(services),
  ]
  const keys = rows.map(({ key }) => key)
  const settled = await settledAmong(services.db, keys)
  return rows.filter(({ key }) => !settled.has(key))
}

/** With the last day in the key, because a new date is a new matter. */
function eventsOver({ content, now }: Services): AttentionRow[] {
  return openThoughOver(allEvents(content.conferences), now()).map(({ code, label, lastDay }) => ({
    ...NO_RECORD,
    key: `event-over:${code}:${lastDay}`,
    kind: 'event-over',
    at: lastDay,
    purpose: code,
    name: label,
    lastDay,
  }))
}

/** With the moment in the key: a date that came back and vanished again is a new matter. */
async function eventsVanished({ db, now }: Services): Promise<AttentionRow[]> {
  const dates = await vanishedDates(db, dayInIndia(now().getTime()))
  return dates.map(({ code, title, location, first_day, last_day, gone_at, people }) => ({
    ...NO_RECORD,
    key: `event-vanished:${code}:${gone_at}`,
    kind: 'event-vanished',
    at: gone_at ?? '',
    purpose: code,
    name: eventLabel({
      code,
      name: title,
      venue: location ?? code,
      dates: formatDates({ first: first_day, last: last_day }),
    }),
    people: Number(people),
  }))
}

/** A version or files that this server could not show. */
function refusedContent({ live, now }: Services): AttentionRow[] {
  const trouble = live.trouble()
  const [first] = trouble?.mistakes ?? []
  if (!trouble || !first) return []
  const mistake = `${first.file}, line ${first.line}: ${first.place} ${first.rule}`
  return [
    {
      ...NO_RECORD,
      key: `content-refused:${trouble.number ?? 'files'}:${mistake}`,
      kind: 'content-refused',
      at: now().toISOString(),
      purpose: null,
      name: null,
      version: trouble.number,
      mistake,
    },
  ]
}

function contentToLookAt({ content, now }: Services): AttentionRow[] {
  return contentDoubts(content).map((warning) => ({
    ...NO_RECORD,
    key: `content:${describeWarning(warning)}`,
    kind: 'content',
    at: now().toISOString(),
    purpose: null,
    name: warning.file,
    mistake: `${warning.keys.join('.')} ${warning.text}`,
  }))
}

const NO_RECORD = { txnid: null, gift_id: null, registration_id: null, amount_minor: null }
