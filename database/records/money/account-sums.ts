import { randomUUID } from 'node:crypto'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { findRows } from '#database/engine/rows.ts'
import type { Gift } from '#database/records/gifts/gifts.ts'
import {
  isPaidByAnother,
  type OwnerColumn,
  type Payment,
  paymentsFor,
} from '#database/records/payments/payments.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import type { Tables } from '#database/tables/tables.ts'
import { keptByHand, sumEntries } from '#domain/money.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { comingOf, countsAsReturned, sumRefunds } from '#domain/payments/refund-state.ts'
import { accountOf, type MoneySums } from '#domain/registration/places.ts'

/** What goes back was received, also where another amount came than was asked for. */
async function sumMoney(db: Db, attempts: readonly Payment[]): Promise<MoneySums> {
  const ids = attempts.map(({ id }) => id)
  const refunds = (await findRows(db, 'refund', { payment_id: ids }, 'asked_at')).filter(
    ({ state }) => countsAsReturned(state),
  )
  const returned = new Set(refunds.map(({ payment_id }) => payment_id))
  const amounts = attempts
    .filter(({ id, state }) => wasReceived(state) || returned.has(id))
    .map(({ received_minor, amount_minor }) => received_minor ?? amount_minor)
  const { doneMinor, comingMinor } = sumRefunds(refunds)
  return {
    receivedMinor: amounts.reduce((sum, amount) => sum + amount, 0),
    returnedMinor: doneMinor + comingMinor,
    coming: comingOf(refunds),
  }
}

export async function sumAccount(db: Db, owner: OwnerColumn, id: string) {
  const online = await sumMoney(db, await paymentsFor(db, owner, id))
  const byHand = sumEntries(await entriesFor(db, owner, id))
  return {
    ...online,
    receivedMinor: online.receivedMinor + byHand.receivedMinor,
    returnedMinor: online.returnedMinor + byHand.returnedMinor,
    reducedMinor: byHand.reducedMinor,
  }
}

export async function readMoney(db: Db, record: Registration | Gift) {
  const [owner, priceMinor, hold] =
    'fund' in record
      ? (['gift_id', record.amount_minor, undefined] as const)
      : (['registration_id', record.full_minor, record.hold] as const)
  const sums = await sumAccount(db, owner, record.id)
  return { ...sums, ...accountOf({ priceMinor, hold, ...sums }) }
}

export async function hasOtherMoney(db: Db, payment: Payment): Promise<boolean> {
  if (await isPaidByAnother(db, payment)) return true
  const { registration_id } = payment
  const entries = registration_id ? await entriesFor(db, 'registration_id', registration_id) : []
  return keptByHand(entries) > 0
}

export type MoneyEntry = Tables['money_entry']

/** Oldest first. */
export async function entriesFor(db: Db, owner: OwnerColumn, id: string): Promise<MoneyEntry[]> {
  return findRows(db, 'money_entry', { [owner]: id }, 'at')
}

const NOTHING = { given_back: 0, method: null, reference: '', reason: '', takes_back: null }

type Nothing = 'id' | keyof typeof NOTHING

export async function storeEntry(
  tx: Db,
  entry: Omit<MoneyEntry, Nothing> & Partial<Pick<MoneyEntry, Nothing>>,
): Promise<string> {
  const row = { ...NOTHING, id: randomUUID(), ...entry }
  await insertRows(tx, 'money_entry', [row])
  return row.id
}
