import type { Db } from '#database/engine/open.ts'
import { findRow } from '#database/engine/rows.ts'
import { type Settled, storeSettled } from '#database/records/attention/attention-settled.ts'
import { appendOfficeEvent, type NewOfficeEvent } from '#database/staff/office-events.ts'
import { staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, type StaffForm } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import type { AttentionItem } from './attention-kind.ts'
import { listAttention } from './list-attention.ts'

type Settling = StaffForm & {
  /** The key under which it is listed. */
  about: string
  /** What was done about it. */
  note: string
}

type SettledAttention =
  | { ok: true }
  | NotAllowed
  | { ok: false; problem: 'note-missing' | 'note-too-long' }
  | { ok: false; problem: 'unknown' }
  /** Somebody else has settled it meanwhile. */
  | { ok: false; problem: 'changed'; by: Pick<Settled, 'author' | 'at'> }

export const LONGEST_SETTLING_NOTE = 500

/** Marks something as settled, with a note, where that is all that can be done. It is not listed again. */
export async function settleAttention(
  services: Services,
  { actor, about, note: typed, key }: Settling,
): Promise<SettledAttention> {
  if (!staffCan.settleAttention(actor)) return NOT_ALLOWED
  const note = typed.trim()
  if (note === '') return { ok: false, problem: 'note-missing' }
  if (note.length > LONGEST_SETTLING_NOTE) return { ok: false, problem: 'note-too-long' }
  const item = (await listAttention(services, actor)).find((listed) => listed.key === about)
  if (item?.kind.needsDecision) return NOT_ALLOWED
  return onceInTransaction(
    services.db,
    { key, again: (): SettledAttention => ({ ok: true }) },
    (tx) => settle(tx, { actor, about, note, key, item, at: services.now() }),
  )
}

type Found = Settling & { item: AttentionItem | undefined; at: Date }

/** What is not listed was settled by somebody, or by what was done about it. */
async function settle(tx: Db, settling: Found): Promise<SettledAttention> {
  const { actor, about, note, key, item, at } = settling
  const settled = { key: about, at: at.toISOString(), author: actor.name, note }
  if (!item || !(await storeSettled(tx, settled))) return settledMeanwhile(tx, about)
  const details = { kind: item.kind.code, note }
  const action = 'settle-attention'
  await appendOfficeEvent(tx, { actor, ...subjectOf(item), action, details, key, at })
  return { ok: true }
}

async function settledMeanwhile(tx: Db, about: string): Promise<SettledAttention> {
  const by = await findRow(tx, 'attention_settled', { key: about })
  return by ? { ok: false, problem: 'changed', by } : { ok: false, problem: 'unknown' }
}

/** The history in which it is looked for. */
function subjectOf(item: AttentionItem): Pick<NewOfficeEvent, 'subject' | 'subjectId'> {
  if (item.registration_id) return { subject: 'registration', subjectId: item.registration_id }
  if (item.gift_id) return { subject: 'gift', subjectId: item.gift_id }
  return { subject: 'attention', subjectId: item.key }
}
