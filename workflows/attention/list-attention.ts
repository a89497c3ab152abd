import { selectAttention } from '#database/attention/attention.ts'
import type { AttentionRow } from '#database/attention/attention-row.ts'
import { attentionNeeds, STUCK_AFTER_MS } from '#domain/attention.ts'
import { allEvents } from '#domain/conferences/conference.ts'
import { isOver } from '#domain/conferences/to-come.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { contentAttention } from './content-attention.ts'

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
