import { type AttentionRow, selectAttention, settledAmong } from '#database/attention.ts'
import { attentionNeeds, STUCK_AFTER_MS } from '#domain/attention.ts'
import { allEvents } from '#domain/registration/conference.ts'
import { openThoughOver } from '#domain/registration/to-come.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'

export type { AttentionRow }

type Reading = Pick<Services, 'db' | 'content' | 'now'>

/** What needs attention and this person may see, by kind. */
export async function listAttention(services: Reading, actor: Actor): Promise<AttentionRow[]> {
  const all = await everythingToSettle(services)
  return all.filter((item) => maySee(actor, item))
}

/** What needs attention, whoever may see it. */
export async function everythingToSettle(services: Reading): Promise<AttentionRow[]> {
  const stuckSince = new Date(services.now().getTime() - STUCK_AFTER_MS).toISOString()
  const rows = await selectAttention(services.db, stuckSince)
  return [...rows, ...(await eventsOver(services))]
}

function maySee(actor: Actor, { kind, gift_id }: AttentionRow): boolean {
  return staffCan[attentionNeeds(kind, { isGift: gift_id !== null })](actor)
}

/** With the last day in the key, because a new date is a new matter. */
async function eventsOver({ db, content, now }: Reading): Promise<AttentionRow[]> {
  const over = openThoughOver(allEvents(content.conferences), now())
  const keyOf = ({ code, lastDay }: { code: string; lastDay: string }) =>
    `event-over:${code}:${lastDay}`
  const settled = await settledAmong(db, over.map(keyOf))
  return over
    .filter((event) => !settled.has(keyOf(event)))
    .map((event) => ({
      key: keyOf(event),
      kind: 'event-over',
      at: event.lastDay,
      txnid: null,
      gift_id: null,
      registration_id: null,
      purpose: event.code,
      name: event.label,
      amount_minor: null,
      detail: event.lastDay,
    }))
}
