import { type AttentionRow, storeSettled } from '#database/attention.ts'
import { appendOfficeEvent, isFormDone, type NewOfficeEvent } from '#database/office-events.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { listAttention } from './list-attention.ts'

type Settling = {
  actor: Actor
  /** The key under which it is listed. */
  about: string
  /** What was done about it. */
  note: string
  /** The key of the form. */
  key?: string | undefined
}

type SettledAttention =
  | { ok: true }
  | NotAllowed
  | { ok: false; problem: 'note-missing' | 'note-too-long' | 'unknown' }

export const LONGEST_SETTLING_NOTE = 500

/** Marks something as settled, with a note. It is not listed again. */
export async function settleAttention(
  services: Pick<Services, 'db' | 'content' | 'now' | 'live'>,
  { actor, about, note, key }: Settling,
): Promise<SettledAttention> {
  if (!staffCan.settleAttention(actor)) return NOT_ALLOWED
  if (await isFormDone(services.db, key)) return { ok: true }
  if (note.trim() === '') return { ok: false, problem: 'note-missing' }
  if (note.length > LONGEST_SETTLING_NOTE) return { ok: false, problem: 'note-too-long' }
  const item = (await listAttention(services, actor)).find((listed) => listed.key === about)
  if (!item) return { ok: false, problem: 'unknown' }
  const at = services.now()
  await services.db.transaction().execute(async (tx) => {
    const settled = { key: about, at: at.toISOString(), author: actor.name, note: note.trim() }
    if (!(await storeSettled(tx, settled))) return
    const details = { kind: item.kind, note: settled.note }
    const action = 'Mark as settled'
    await appendOfficeEvent(tx, { actor, ...subjectOf(item), action, details, key, at })
  })
  return { ok: true }
}

/** The history in which it is looked for. */
function subjectOf(item: AttentionRow): Pick<NewOfficeEvent, 'subject' | 'subjectId'> {
  if (item.registration_id) return { subject: 'registration', subjectId: item.registration_id }
  if (item.gift_id) return { subject: 'gift', subjectId: item.gift_id }
  return { subject: 'attention', subjectId: item.key }
}
