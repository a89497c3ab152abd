import {
  findSettlement,
  type SettlementResult,
  storeSettlement,
} from '#database/closing/settlements.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type StaffForm } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { matchSettlement } from './match-settlement.ts'

/**
 * Keeps the result of a settlement file, each file once. What does not match needs attention from then
 * on, as one item.
 */
export async function keepSettlement(
  services: Services,
  { actor, text, key }: StaffForm & { text: string },
) {
  const { db, now } = services
  const matched = await matchSettlement(services, { actor, text })
  if (!matched.ok) return matched
  const { digest, ok: _, stored: __, ...all } = matched
  const kept = { ok: true as const, digest }
  return onceInTransaction(db, { key, again: () => kept }, async (tx) => {
    // Lines that match are in the records already.
    const lines = all.lines.filter(({ verdict }) => verdict !== 'matched')
    const result: SettlementResult = { ...all, lines }
    const { settledMinor } = result
    const odd = lines.length + result.missing.length + result.unreadable.length
    const at = now()
    const isNew = await storeSettlement(tx, {
      digest,
      at: at.toISOString(),
      author: actor.name,
      odd,
      settled_minor: settledMinor,
      result,
    })
    if (isNew) {
      const about = { subject: 'settlement', subjectId: digest, action: 'keep-settlement' } as const
      await appendOfficeEvent(tx, { actor, ...about, details: { odd, settledMinor }, key, at })
    }
    return kept
  })
}

/** A settlement file that was kept. Its result is what did not match then, with the sums. */
export async function readSettlementPage(
  { db }: Services,
  { actor, digest }: { actor: Actor; digest: string },
) {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const stored = await findSettlement(db, digest)
  if (!stored) return { ok: false, problem: 'unknown' } as const
  const { at, author, result } = stored
  return { ok: true as const, at, author, result }
}

export type SettlementPage = Extract<Awaited<ReturnType<typeof readSettlementPage>>, { ok: true }>
