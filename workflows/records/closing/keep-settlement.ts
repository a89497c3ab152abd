import {
  findSettlement,
  type SettlementResult,
  storeSettlement,
} from '#database/closing/settlements.ts'
import type { Db } from '#database/engine/open.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type StaffForm } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { matchSettlement, type Settlement } from './match-settlement.ts'

type Keeping = StaffForm & { text: string }

type Kept = { ok: true; digest: string } | Extract<Settlement, { ok: false }>

/**
 * Keeps the result of a settlement file, each file once. What does not match needs attention from then
 * on, as one item.
 */
export async function keepSettlement(
  services: Services,
  { actor, text, key }: Keeping,
): Promise<Kept> {
  const matched = await matchSettlement(services, { actor, text })
  if (!matched.ok) return matched
  const { digest } = matched
  return onceInTransaction(
    services.db,
    { key, again: (): Kept => ({ ok: true, digest }) },
    async (tx): Promise<Kept> => {
      await store(tx, { matched, actor, key, at: services.now() })
      return { ok: true, digest }
    },
  )
}

type Matched = Extract<Settlement, { ok: true }>

type Storing = Pick<Keeping, 'actor' | 'key'> & { matched: Matched; at: Date }

async function store(tx: Db, { matched, actor, key, at }: Storing): Promise<void> {
  const { digest, ok: _, stored: __, ...all } = matched
  // Lines that match are in the records already.
  const lines = all.lines.filter(({ verdict }) => verdict !== 'matched')
  const result: SettlementResult = { ...all, lines }
  const odd = lines.length + result.missing.length + result.unreadable.length
  const isNew = await storeSettlement(tx, {
    digest,
    at: at.toISOString(),
    author: actor.name,
    odd,
    settled_minor: result.settledMinor,
    result,
  })
  if (!isNew) return
  const event = { actor, subject: 'settlement', subjectId: digest } as const
  const details = { odd, settledMinor: result.settledMinor }
  await appendOfficeEvent(tx, { ...event, action: 'keep-settlement', details, key, at })
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
