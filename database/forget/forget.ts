import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { forgetConsents } from '#database/consents/consents.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, deleteRows } from '#database/engine/rows.ts'
import { forgetOpeningWishes } from '#database/openings/opening-wishes.ts'
import { recomputeRegistration } from '#database/registration/recompute-registration.ts'
import type { Tables } from '#database/tables/tables.ts'
import {
  eraseTraces,
  FORGOTTEN,
  forgetGifts,
  forgetMails,
  forgetMessages,
  forgetOfficeTexts,
  forgetPayments,
  forgetTakers,
  type LedgerFields,
  NOBODY,
} from './forget-parts.ts'

/** How many records contained personal data. */
export type Forgotten = {
  registrations: number
  people: number
  gifts: number
  payments: number
  reports: number
  mails: number
}

class OnlyCounted extends Error {
  readonly counted: Forgotten

  constructor(counted: Forgotten) {
    super('nothing was changed')
    this.counted = counted
  }
}

/** Records stored earlier than `before`, except registrations for these upcoming events. */
type Forgetting = {
  before: string
  upcoming?: readonly string[]
  /** Givers with a PAN since then stay by name, because the tax office may ask for them. */
  donorsKeptFrom?: string
  ledgerFields: LedgerFields
}

/**
 * Removes personal data from gifts and registrations stored before a date, and keeps the ledger:
 * amounts, states, events, refunds and receipt numbers. Skips payments and refunds the provider is
 * still asked about, and registrations that wait, hold places or are for an event to come. A trial runs
 * the same statements and rolls them back, so it counts exactly what the real run would change.
 */
export async function forgetRecords(
  db: Db,
  { trial, ...forgetting }: Forgetting & { trial: boolean },
): Promise<Forgotten> {
  try {
    const forgotten = await db.transaction().execute(async (tx) => {
      const counted = await forgetAll(tx, forgetting)
      if (trial) throw new OnlyCounted(counted)
      return counted
    })
    await eraseTraces(db)
    return forgotten
  } catch (error) {
    if (error instanceof OnlyCounted) return error.counted
    throw error
  }
}

/** How many registrations are old enough, but still waiting, holding places or for an event to come. */
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
  const { before } = forgetting
  const open = await openOrders(tx, before)
  const registrations = await forgetRegistrations(tx, { ...forgetting, open })
  const gifts = await forgetGifts(tx, { ...forgetting, open })
  const payments = await tx.selectFrom('payment').selectAll().execute()
  const owners = new Set([...registrations.ids, ...gifts])
  const old = payments.filter(({ gift_id, registration_id }) =>
    owners.has(gift_id ?? registration_id ?? ''),
  )
  const rest = await forgetPayments(tx, { ...forgetting, payments: old })
  for (const id of registrations.ids) {
    rest.mails += await forgetMails(tx, { registration_id: id })
    await forgetTakers(tx, id)
    await deleteRows(tx, 'ticket', { registration_id: id })
  }
  for (const id of owners) {
    await forgetOfficeTexts(tx, id)
    await forgetConsents(tx, { owner: id })
  }
  await forgetMessages(tx, before)
  await forgetOpeningWishes(tx, before)
  await forgetReminders(tx, owners)
  const { ids, people } = registrations
  return { registrations: ids.length, people, gifts: gifts.length, ...rest }
}

type Old = Forgetting & { open: ReadonlySet<string> }

/**
 * Ids of gifts and registrations with a payment or refund still asked about, or opened since `before`.
 */
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
  return new Set(payments.map(({ gift_id, registration_id }) => gift_id ?? registration_id ?? ''))
}

async function forgetRegistrations(tx: Db, { before, upcoming = [], open }: Old) {
  const found = await oldRegistrations(tx, before)
    .where((where) => where.not(where.or(stillNeeded(where, upcoming))))
    .execute()
  const ids = found.map(({ id }) => id).filter((id) => !open.has(id))
  let people = 0
  for (const id of ids) {
    // The twin is a digest of everything typed, so the data could be guessed from it.
    await changeRows(tx, 'registration', { id }, { twin: `${FORGOTTEN} ${id}` })
    people += await changeRows(tx, 'attendee', { registration_id: id }, NOBODY)
    // The name to sort by and the words to search by are personal data too.
    await recomputeRegistration(tx, id)
  }
  return { ids, people }
}

/** A mailbox without any mail of ours left needs no choice either. */
async function forgetReminders(tx: Db, owners: ReadonlySet<string>): Promise<void> {
  for (const id of owners) await deleteRows(tx, 'reminder', { subject_id: id })
  await tx
    .deleteFrom('reminder_choice')
    .where('mailbox', 'not in', tx.selectFrom('outbox').select('mailbox'))
    .execute()
}
