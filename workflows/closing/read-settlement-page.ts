import { findSettlement } from '#database/closing/settlements.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import type { SettlementResult } from './match-settlement.ts'

export type SettlementPage = {
  ok: true
  at: string
  author: string
  /** What did not match when it was kept, with the sums. */
  result: SettlementResult
}

/** A settlement file that was kept. */
export async function readSettlementPage(
  { db }: Services,
  { actor, digest }: { actor: Actor; digest: string },
): Promise<SettlementPage | NotAllowed | { ok: false; problem: 'unknown' }> {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const kept = await findSettlement(db, digest)
  if (!kept) return { ok: false, problem: 'unknown' }
  const { at, author, result } = kept
  return { ok: true, at, author, result }
}
