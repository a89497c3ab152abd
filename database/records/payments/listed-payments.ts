import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { findRows, IS_SET } from '#database/engine/rows.ts'
import { findGift } from '#database/records/gifts/gifts.ts'
import type { Refund } from '#database/records/refunds/refunds.ts'
import { attendeesOf } from '#database/records/registration/registrations.ts'
import type { MoneyCondition } from '#database/search/found-money.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { Attention, PaymentFilter } from '#domain/list-filters.ts'
import type { ReportVerdict } from '#domain/payments/evidence.ts'
import { type RefundSums, sumRefunds } from '#domain/payments/refund-state.ts'
import type { Owner, Payment } from './payments.ts'

export type ListedPayment = Payment & { returned: RefundSums }

/** Newest first. */
export async function selectPayments(db: Db, attention: Attention | undefined) {
  const payments = wantedPayments(db, {})
    .$call((query) => (attention ? query.where(needing(attention)) : query))
    .selectAll()
    .orderBy('opened_at', 'desc')
  return withReturned(await payments.execute(), await allRefunds(db))
}

export function wantedPayments(db: Db, filter: PaymentFilter, found?: MoneyCondition) {
  const { states, from, to } = filter
  return db
    .selectFrom('payment')
    .$if(states !== undefined, (query) => query.where('state', 'in', states ?? []))
    .$if(from !== undefined, (query) => query.where('opened_at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('opened_at', '<', to ?? ''))
    .$call((query) => (found ? query.where(found) : query))
}

function needing(attention: Attention): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'payment'>()
  switch (attention) {
    case 'open':
      return eb('state', 'in', ['open', 'pending', 'confirming'])
    case 'overpaid':
      return eb('overpaid', '=', 1)
    case 'late':
      return eb.and([eb('state', '=', 'paid'), eb('registration_id', 'in', withoutPlaces())])
    case 'refunded': {
      const refunds = eb.selectFrom('refund').select('payment_id').where('state', '<>', 'refused')
      return eb('id', 'in', refunds)
    }
    case 'mismatched':
      return eb.or([
        eb('id', 'in', mismatches()),
        eb('txnid', 'in', reportsOf(['other-amount', 'other-order'])),
      ])
    case 'forged':
      return eb('txnid', 'in', reportsOf(['forged', 'other-merchant']))
    default:
      return attention satisfies never
  }
}

const { selectFrom } = expressionBuilder<Tables, never>()

function withoutPlaces() {
  return selectFrom('registration')
    .select('id')
    .where('status', '=', 'Paid')
    .where('hold', 'in', ['released', 'waiting', 'cancelled'])
}

function mismatches() {
  return selectFrom('payment_event')
    .select('payment_id')
    .where('evidence', '=', 'confirmed-mismatch')
}

function reportsOf(verdicts: ReportVerdict[]) {
  return selectFrom('payment_report')
    .select('txnid')
    .where('verdict', 'in', verdicts)
    .where('txnid', 'is not', null)
    .$narrowType<{ txnid: string }>()
}

export async function paymentsByGift(db: Db): Promise<Map<string | null, ListedPayment[]>> {
  const attempts = await findRows(db, 'payment', { gift_id: IS_SET }, 'opened_at')
  const listed = withReturned(attempts, await allRefunds(db))
  return Map.groupBy(listed, ({ gift_id }) => gift_id)
}

async function allRefunds(db: Db): Promise<Refund[]> {
  return db.selectFrom('refund').selectAll().execute()
}

export function withReturned<Attempt extends { id: string }>(
  payments: readonly Attempt[],
  refunds: readonly Refund[],
): (Attempt & { returned: RefundSums })[] {
  const byPayment = Map.groupBy(refunds, ({ payment_id }) => payment_id)
  return payments.map((payment) => ({
    ...payment,
    returned: sumRefunds(byPayment.get(payment.id) ?? []),
  }))
}

/** Both days are included. Only those that follow `after`. */
export async function receivedBetween(
  db: Db,
  period: { from: string; to: string; after: Payment | undefined; limit: number },
): Promise<Payment[]> {
  const { from, to, after, limit } = period
  return db
    .selectFrom('payment')
    .selectAll()
    .where('state', 'in', ['paid', 'refunded'])
    .where('received_on', '>=', after?.received_on ?? from)
    .where('received_on', '<=', to)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('received_on', '>', after?.received_on ?? ''),
          eb('txnid', '>', after?.txnid ?? ''),
        ]),
      ),
    )
    .orderBy('received_on')
    .orderBy('txnid')
    .limit(limit)
    .execute()
}

/** `payer_name` is that of an online payment, shortened to the provider's limit. */
type PaymentOwner = Owner & { payer_name?: string }

export async function payerName(db: Db, paid: PaymentOwner): Promise<string> {
  const { gift_id, registration_id, payer_name = '' } = paid
  if (gift_id) return (await findGift(db, gift_id)).full_name
  const [payer] = await attendeesOf(db, registration_id ?? '')
  return payer ? `${payer.first_name} ${payer.last_name}` : payer_name
}

/** The full name of whoever pays: the provider is told a shortened one. */
export function selectPayerName(): RawBuilder<string> {
  return sql<string>`coalesce(${selectFirstName('payment.registration_id')},
    (select gift.full_name from gift where gift.id = payment.gift_id), payment.payer_name)`
}

export function selectFirstName(registrationId: string): RawBuilder<string | null> {
  return sql<string | null>`(select attendee.first_name || ' ' || attendee.last_name from attendee
    where attendee.registration_id = ${sql.ref(registrationId)}
    order by attendee.cancelled_at is not null, attendee.position limit 1)`
}

export async function fullNames(db: Db, rows: readonly Owner[]): Promise<Map<string, string>> {
  const id = rows.flatMap(({ gift_id }) => gift_id ?? [])
  const registration_id = rows.flatMap(({ registration_id }) => registration_id ?? [])
  const people = await findRows(db, 'attendee', { registration_id, cancelled_at: null }, 'position')
  const names = new Map<string, string>()
  for (const giver of await findRows(db, 'gift', { id })) names.set(giver.id, giver.full_name)
  // The last one that is set stays: whoever stands first on the registration.
  for (const { registration_id: of, first_name, last_name } of people.toReversed()) {
    names.set(of, `${first_name} ${last_name}`)
  }
  return names
}

export type ListedAttempt = Pick<Payment, 'id' | 'txnid' | 'state' | 'opened_at'> & {
  registration_id: string
  returned: RefundSums
}

export async function attemptsByRegistration(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map()
  const attempts = await db
    .selectFrom('payment')
    .select(['id', 'registration_id', 'txnid', 'state', 'opened_at'])
    .where('registration_id', 'in', ids)
    .orderBy('opened_at')
    .$narrowType<{ registration_id: string }>()
    .execute()
  const paymentIds = attempts.map(({ id }) => id)
  const listed = withReturned(
    attempts,
    await findRows(db, 'refund', { payment_id: paymentIds }, 'asked_at'),
  )
  return Map.groupBy(listed, ({ registration_id }) => registration_id)
}
