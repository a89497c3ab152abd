import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { changeRows, deleteRows, earlierThan } from '#database/engine/rows.ts'
import type { Owner } from '#database/records/payments/payments.ts'
import type { Tables } from '#database/tables/tables.ts'
import {
  eraseTraces,
  forgetAround,
  forgetGifts,
  forgetRegistration,
  type LedgerFields,
} from './forget-record.ts'
import { FORGOTTEN } from './forgotten.ts'

const NOTHING = { registrations: 0, people: 0, gifts: 0, payments: 0, reports: 0, mails: 0 }

export type Forgotten = typeof NOTHING

type Forgetting = {
  before: string
  upcoming?: readonly string[]
  /** Givers with a PAN since then stay by name, because the tax office may ask for them. */
  donorsRetainedFrom?: string
  ledgerFields: LedgerFields
}

/**
 * Keeps the ledger: amounts, states, events, refunds and receipt numbers. Skips payments and refunds the
 * provider is still asked about, and registrations that wait, hold places or are for an event to come. A
 * trial runs the same statements and rolls them back, so it counts exactly what the real run would change.
 */
export async function forgetRecords(
  db: Db,
  { trial, ...forgetting }: Forgetting & { trial: boolean },
): Promise<Forgotten> {
  const onlyCounted = new Error('nothing was changed')
  let counted = NOTHING
  const transaction = db.transaction().execute(async (tx) => {
    counted = await forgetAll(tx, forgetting)
    if (trial) throw onlyCounted
  })
  await transaction.catch((error: unknown) => {
    if (error !== onlyCounted) throw error
  })
  if (!trial) await eraseTraces(db)
  return counted
}

export async function countStillNeeded(
  db: Db,
  { before, upcoming = [] }: Pick<Forgetting, 'before' | 'upcoming'>,
): Promise<number> {
  const needed = await oldRegistrations(db, before)
    .where((where) => where.or(stillNeeded(where, upcoming)))
    .execute()
  return needed.length
}

function oldRegistrations(db: Db, before: string) {
  return db
    .selectFrom('registration')
    .select('id')
    .where('created_at', '<', before)
    .where('twin', 'not like', `${FORGOTTEN}%`)
}

/** Holds without an end time don't count: without a capacity, `held` only means not paid. */
function stillNeeded(
  where: ExpressionBuilder<Tables, 'registration'>,
  upcoming: readonly string[],
): Expression<SqlBool>[] {
  return [
    where('hold', '=', 'waiting'),
    where.and([where('hold', '=', 'held'), where('held_until', 'is not', null)]),
    ...(upcoming.length > 0 ? [where('event_code', 'in', upcoming)] : []),
  ]
}

async function forgetAll(tx: Db, forgetting: Forgetting): Promise<Forgotten> {
  const { before, upcoming = [], ledgerFields } = forgetting
  const open = await openOrders(tx, before)
  const ended = await oldRegistrations(tx, before)
    .where((where) => where.not(where.or(stillNeeded(where, upcoming))))
    .execute()
  const registrations = ended.map(({ id }) => id).filter((id) => !open.has(id))
  const gifts = await forgetGifts(tx, { ...forgetting, open })
  const paymentsOf = Map.groupBy(await tx.selectFrom('payment').selectAll().execute(), ownerOf)
  const recordOf = (id: string) => ({ id, ledgerFields, payments: paymentsOf.get(id) ?? [] })
  const counted = { ...NOTHING, registrations: registrations.length, gifts: gifts.length }
  for (const id of registrations) addTo(counted, await forgetRegistration(tx, recordOf(id)))
  for (const id of gifts) addTo(counted, await forgetAround(tx, recordOf(id)))
  const written = { subject: 'export', subject_id: 'messages', at: earlierThan(before) } as const
  await changeRows(tx, 'office_event', written, { details: '{}' })
  await deleteRows(tx, 'opening_wish', { asked_at: earlierThan(before) })
  await tx
    .updateTable('walk_in')
    .set({ name: '', mobile: '' })
    .where('entry_id', 'in', tx.selectFrom('door_entry').select('id').where('at', '<', before))
    .execute()
  await deleteRows(tx, 'door_phone', { tied_at: earlierThan(before) })
  await forgetReminders(tx, [...registrations, ...gifts])
  return counted
}

function addTo(counted: Record<string, number>, more: Record<string, number>): void {
  for (const [name, count] of Object.entries(more)) counted[name] = (counted[name] ?? 0) + count
}

async function openOrders(tx: Db, before: string): Promise<Set<string>> {
  const followed = tx.selectFrom('refund').select('payment_id').where('follow_at', 'is not', null)
  const payments = await tx
    .selectFrom('payment')
    .select(['gift_id', 'registration_id'])
    .where((where) =>
      where.or([
        where('ask_at', 'is not', null),
        where('refunds_ask_at', 'is not', null),
        where('opened_at', '>=', before),
        where('id', 'in', followed),
      ]),
    )
    .execute()
  return new Set(payments.map(ownerOf))
}

function ownerOf({ gift_id, registration_id }: Owner): string {
  return gift_id ?? registration_id ?? ''
}

/** A mailbox without any mail of ours left needs no choice either. */
async function forgetReminders(tx: Db, owners: readonly string[]): Promise<void> {
  for (const id of owners) await deleteRows(tx, 'reminder', { subject_id: id })
  await tx
    .deleteFrom('reminder_choice')
    .where('mailbox', 'not in', tx.selectFrom('outbox').select('mailbox'))
    .execute()
}
