import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { eraseTraces } from './erase-traces.ts'
import type { Db } from './open.ts'
import { type Payment, providerFields } from './payments.ts'
import type { Tables } from './tables.ts'

/** How many records had something personal in them. */
export type Forgotten = {
  registrations: number
  people: number
  gifts: number
  payments: number
  reports: number
  mails: number
}

/** What stands where a name was: also the sign that there is nothing left to forget. */
export const FORGOTTEN = '(removed)'

class OnlyCounted extends Error {
  readonly counted: Forgotten

  constructor(counted: Forgotten) {
    super('nothing was changed')
    this.counted = counted
  }
}

/** Which records: what is older than this, but not the people of events that are not over. */
type Forgetting = { before: string; upcoming?: readonly string[] }

/**
 * Removes who it was from gifts and registrations that are older than this, and keeps the ledger:
 * amounts, states, events, refunds and receipt numbers. What is still being asked about or given
 * back is left alone, and so are people who wait, hold places or are still expected. A trial does all
 * of it and takes it back, so its numbers are true.
 */
export async function forget(
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

/** How many registrations are old enough, but still wait, hold places or are expected. */
export async function countStillNeeded(
  db: Db,
  { before, upcoming = [] }: Forgetting,
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

/** Without a capacity a hold has no end: there `held` says only that nothing was paid. */
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
  const gifts = await forgetGifts(tx, { before, open })
  const payments = await tx.selectFrom('payment').selectAll().execute()
  const owners = new Set([...registrations.ids, ...gifts])
  const old = payments.filter(({ gift_id, registration_id }) =>
    owners.has(gift_id ?? registration_id ?? ''),
  )
  const rest = { payments: 0, reports: 0, mails: 0 }
  for (const payment of old) {
    rest.payments += await forgetPayment(tx, payment)
    rest.reports += await forgetReports(tx, payment)
    rest.mails += await forgetMails(tx, { payment_id: payment.id })
  }
  for (const id of registrations.ids) {
    rest.mails += await forgetMails(tx, { registration_id: id })
  }
  const { ids, people } = registrations
  return { registrations: ids.length, people, gifts: gifts.length, ...rest }
}

type Old = Forgetting & { open: ReadonlySet<string> }

/** What they pay for is not over: the provider is still asked, or money is going back, or came lately. */
async function openOrders(tx: Db, before: string): Promise<Set<string>> {
  const payments = await tx
    .selectFrom('payment')
    .select(['gift_id', 'registration_id'])
    .where((where) =>
      where.or([
        where('ask_at', 'is not', null),
        where('refunds_ask_at', 'is not', null),
        where('opened_at', '>=', before),
        where(
          'id',
          'in',
          tx.selectFrom('refund').select('payment_id').where('follow_at', 'is not', null),
        ),
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
  const nobody = { first_name: FORGOTTEN, last_name: '', email: '', phone: '', city: '' }
  let people = 0
  for (const id of ids) {
    // The twin is a digest of all that was typed, from which it could be guessed.
    const twin = `${FORGOTTEN} ${id}`
    await tx.updateTable('registration').set({ twin }).where('id', '=', id).execute()
    const attendees = tx.updateTable('attendee').set(nobody).where('registration_id', '=', id)
    people += Number((await attendees.executeTakeFirst()).numUpdatedRows)
  }
  return { ids, people }
}

async function forgetGifts(tx: Db, { before, open }: Old): Promise<string[]> {
  const found = await tx
    .selectFrom('gift')
    .select('id')
    .where('created_at', '<', before)
    .where('twin', 'not like', `${FORGOTTEN}%`)
    .execute()
  const ids = found.map(({ id }) => id).filter((id) => !open.has(id))
  for (const id of ids) {
    const nobody = { full_name: FORGOTTEN, email: '', phone: '', twin: `${FORGOTTEN} ${id}` }
    await tx.updateTable('gift').set(nobody).where('id', '=', id).execute()
  }
  return ids
}

async function forgetPayment(tx: Db, payment: Payment): Promise<number> {
  const nobody = { payer_name: FORGOTTEN, payer_email: '', payer_phone: '' }
  await tx
    .updateTable('payment')
    .set({ ...nobody, provider_record: payment.provider_record && ledgerPart(payment) })
    .where('id', '=', payment.id)
    .execute()
  return 1
}

/** What the provider said about the money. All else in its answer is about the payer. */
const LEDGER_FIELDS: readonly string[] = [
  ...['mihpayid', 'txnid', 'status', 'unmappedstatus', 'mode', 'addedon', 'productinfo'],
  ...['amt', 'transaction_amount', 'net_amount_debit', 'additional_charges', 'disc', 'request_id'],
  ...['bank_ref_num', 'bankcode', 'PG_TYPE', 'payment_source', 'error_code', 'Settled_At'],
]

function ledgerPart(payment: Payment): string {
  const kept = Object.entries(providerFields(payment)).filter(([name]) =>
    LEDGER_FIELDS.includes(name),
  )
  return JSON.stringify(Object.fromEntries(kept))
}

async function forgetReports(tx: Db, { txnid }: Payment): Promise<number> {
  const reports = tx.updateTable('payment_report').set({ body: FORGOTTEN })
  const { numUpdatedRows } = await reports.where('txnid', '=', txnid).executeTakeFirst()
  return Number(numUpdatedRows)
}

/** What has not been sent by now is not sent to nobody. */
async function forgetMails(
  tx: Db,
  about: { payment_id: string } | { registration_id: string },
): Promise<number> {
  const mails =
    'payment_id' in about
      ? tx.updateTable('outbox').where('payment_id', '=', about.payment_id)
      : tx.updateTable('outbox').where('registration_id', '=', about.registration_id)
  const { numUpdatedRows } = await mails
    .set((column) => ({
      recipient: FORGOTTEN,
      mailbox: FORGOTTEN,
      problem: null,
      due_at: null,
      outcome: column.fn.coalesce('outcome', column.val('undeliverable' as const)),
    }))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
