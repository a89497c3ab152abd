import { sumOf } from '#database/records/money/account-sums.ts'
import { entriesFor } from '#database/records/money/money-entries.ts'
import { payerName } from '#database/records/payments/listed-payments.ts'
import type { Payment } from '#database/records/payments/payments.ts'
import {
  ownerColumnOf,
  ownerOf,
  type PrivateRecord,
  privateTokenOf,
} from '#database/records/private/private-pages.ts'
import type { Language } from '#domain/language.ts'
import { outcomeOf, wasReceived } from '#domain/payments/payment-state.ts'
import { accountOf, moneyStates } from '#domain/registration/places.ts'
import { type CurrentEvent, nameEventNow } from '#workflows/conferences/event-now.ts'
import { namePurpose } from '#workflows/records/payments/name-purpose.ts'
import {
  type Refusal,
  readOrder,
  refusalOf,
  type StoredOrder,
} from '#workflows/records/payments/read-order.ts'
import { receiptAddresses } from '#workflows/records/receipts/receipt-address.ts'
import type { Services } from '#workflows/services.ts'

/** The money of a gift or a registration, from stored data only: the provider is not asked. The office reads English. */
export async function readAccount(
  services: Services,
  record: PrivateRecord,
  language: Language = 'en',
) {
  const order = await readOrder(services.db, services, { record })
  const sums = await sumOf(services.db, ...ownerColumnOf(record))
  const account = accountOf({ ...priceOf(record), ...sums })
  const { standing, paidMinor, dueMinor } = account
  const receipts = await receiptAddresses(services.db, {
    payments: order.attempts,
    entries: [],
    token: privateTokenOf(record),
  })
  return {
    standing,
    /** Whether its places are its own, although perhaps nothing was paid. */
    isConfirmed: record.kind === 'registration' && record.registration.hold === 'confirmed',
    towards: await towardsOf(services, record, language),
    /** The giver, or the attendee who pays for all. */
    payer: await payerName(services.db, ownerOf(record)),
    paidMinor,
    dueMinor,
    money: moneyStates(account),
    /** What the provider has given back. */
    doneMinor: sums.returnedMinor - (sums.coming?.amountMinor ?? 0),
    attempts: order.attempts
      .toReversed()
      .slice(0, MAX_SHOWN)
      .map((each) => showAttempt(each, receipts)),
    ...offerOf(order, { isDue: dueMinor > 0, isRest: paidMinor > 0 }),
  }
}

export type AccountFacts = Awaited<ReturnType<typeof readAccount>>

export type AccountAttempt = AccountFacts['attempts'][number]

/** The page shows the newest attempts; the office sees all. */
const MAX_SHOWN = 10

export function priceOf(record: PrivateRecord) {
  if (record.kind === 'gift') return { priceMinor: record.gift.amount_minor }
  const { full_minor, hold } = record.registration
  return { priceMinor: full_minor, hold }
}

async function towardsOf(
  services: Services,
  record: PrivateRecord,
  language: Language,
): Promise<CurrentEvent> {
  if (record.kind === 'registration') return nameEventNow(services, record.registration, language)
  return { label: namePurpose(services, record.gift.fund, language) }
}

type Due = {
  isDue: boolean
  /** Something was paid before. */
  isRest: boolean
}

type Offered = {
  /** How it can be paid now: for the first time, again after a failure, or the rest. */
  offer: 'start' | 'again' | 'balance' | undefined
  /** Why what is due can't be paid now. */
  refusal: Refusal | undefined
}

function offerOf(order: StoredOrder, { isDue, isRest }: Due): Offered {
  const refusal = isDue ? refusalOf(order) : undefined
  if (!isDue || refusal) return { offer: undefined, refusal }
  if (isRest) return { offer: 'balance', refusal }
  const latest = order.attempts.at(-1)
  const isNew = latest === undefined || latest.state === 'open'
  return { offer: isNew ? 'start' : 'again', refusal }
}

function showAttempt(payment: Payment, receipts: ReadonlyMap<string, string>) {
  const { txnid, token, changed_at, amount_minor, state } = payment
  return {
    txnid,
    at: changed_at,
    amountMinor: amount_minor,
    outcome: outcomeOf(payment),
    receipt: wasReceived(state) ? (receipts.get(payment.id) ?? `/receipts/${token}`) : undefined,
  }
}

/** Newest first. */
export async function readHandMoney({ db }: Services, record: PrivateRecord) {
  // Also the reductions.
  const entries = await entriesFor(db, ...ownerColumnOf(record))
  const token = privateTokenOf(record)
  const receipts = await receiptAddresses(db, { payments: [], entries, token })
  const takenBack = new Set(entries.map(({ takes_back }) => takes_back))
  return entries
    .filter(({ kind, takes_back }) => kind === 'received' && takes_back === null)
    .toReversed()
    .map(({ id, day, amount_minor, method }) => ({
      id,
      day,
      amountMinor: amount_minor,
      method: method ?? '',
      isTakenBack: takenBack.has(id),
      receipt: receipts.get(id),
    }))
}

/** Money by hand, as the private page shows it. */
export type OwnHandMoney = Awaited<ReturnType<typeof readHandMoney>>[number]
