import { findRow, insertNew } from '#database/engine/rows.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { DONE, NOT_ALLOWED, refuse, type StaffForm, UNKNOWN } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import type { AttentionItem } from './attention-kind.ts'
import { ATTENTION_KINDS } from './attention-kinds.ts'

export async function listAttention(services: Services, actor: Actor): Promise<AttentionItem[]> {
  return shownTo(actor, await everythingToSettle(services))
}

export async function listAttentionOf(services: Services, actor: Actor, id: string) {
  const kinds = ATTENTION_KINDS.filter(({ isGeneral }) => !isGeneral)
  const found = await Promise.all(kinds.map((kind) => kind.find(services, id)))
  return shownTo(actor, found.flat())
}

export async function everythingToSettle(services: Services): Promise<AttentionItem[]> {
  return (await Promise.all(ATTENTION_KINDS.map((kind) => kind.find(services)))).flat()
}

function shownTo(actor: Actor, items: readonly AttentionItem[]): AttentionItem[] {
  return items
    .filter(({ kind: { needs }, gift_id }) => {
      const ofRecord = gift_id ? 'seeMoney' : 'seeRegistrations'
      return staffCan[needs === 'by-record' ? ofRecord : needs](actor)
    })
    .map((item) => ({
      ...item,
      actions: item.actions.filter(({ needs }) => staffCan[needs](actor)),
    }))
}

export const LONGEST_SETTLING_NOTE = 500

export async function settleAttention(
  services: Services,
  { actor, about, note: typed, key }: StaffForm & { about: string; note: string },
) {
  if (!staffCan.settleAttention(actor)) return NOT_ALLOWED
  const note = typed.trim()
  if (note === '') return refuse('note-missing')
  if (note.length > LONGEST_SETTLING_NOTE) return refuse('note-too-long')
  const item = (await listAttention(services, actor)).find((listed) => listed.key === about)
  if (item?.kind.needsDecision) return NOT_ALLOWED
  return onceInTransaction(services.db, { key, again: () => DONE }, async (tx) => {
    const at = services.now()
    const settled = { key: about, at: at.toISOString(), author: actor.name, note }
    // What is not listed was settled by somebody, or by what was done about it.
    if (!item || (await insertNew(tx, 'attention_settled', [settled])) === 0) {
      const by = await findRow(tx, 'attention_settled', { key: about })
      return by ? ({ ok: false, problem: 'changed', by } as const) : UNKNOWN
    }
    await item.kind.settle?.(tx, about, note)
    // Staff look for it in the history of the record.
    const record = item.registration_id ? 'registration' : 'gift'
    const recordId = item.registration_id ?? item.gift_id
    const subject = recordId ? record : 'attention'
    const event = { actor, subject, subjectId: recordId ?? item.key } as const
    const details = { kind: item.kind.code, note }
    await appendOfficeEvent(tx, { ...event, action: 'settle-attention', details, key, at })
    return DONE
  })
}
