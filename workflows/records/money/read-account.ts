import { entriesFor, readMoney } from '#database/records/money/account-sums.ts'
import { payerName } from '#database/records/payments/listed-payments.ts'
import {
  ownerColumnOf,
  ownerOf,
  type PrivateRecord,
  storedOf,
} from '#database/records/private/private-pages.ts'
import type { Language } from '#domain/language.ts'
import { outcomeOf, wasReceived } from '#domain/payments/payment-state.ts'
import { moneyStates } from '#domain/registration/places.ts'
import { nameEventNow, namePurpose } from '#workflows/conferences/event-now.ts'
import { readOrder, refusalOf } from '#workflows/records/payments/read-order.ts'
import { receiptAddresses } from '#workflows/records/receipts/read-receipt.ts'
import type { Services } from '#workflows/services.ts'

/** From stored data only: the provider is not asked. */
export async function readAccount(services: Services, record: PrivateRecord, language?: Language) {
  const order = await readOrder(services.db, services, record)
  const money = await readMoney(services.db, storedOf(record))
  const { standing, paidMinor, dueMinor } = money
  const receipts = await receiptAddresses(services.db, storedOf(record).private_token, order)
  const isDue = dueMinor > 0
  const refusal = isDue ? refusalOf(order) : undefined
  const isNew = (order.attempts.at(-1)?.state ?? 'open') === 'open'
  const first = isNew ? ('start' as const) : ('again' as const)
  const step = paidMinor > 0 ? ('balance' as const) : first
  return {
    standing,
    /** Whether its places are its own, although perhaps nothing was paid. */
    isConfirmed: record.kind === 'registration' && record.registration.hold === 'confirmed',
    towards:
      record.kind === 'registration'
        ? await nameEventNow(services, record.registration, language)
        : { label: namePurpose(services, record.gift.fund, language), movedFrom: undefined },
    payer: await payerName(services.db, ownerOf(record)),
    paidMinor,
    dueMinor,
    money: moneyStates(money),
    doneMinor: money.returnedMinor - (money.coming?.amountMinor ?? 0),
    attempts: order.attempts
      .toReversed()
      .slice(0, MAX_SHOWN)
      .map((payment) => ({
        txnid: payment.txnid,
        at: payment.changed_at,
        amountMinor: payment.amount_minor,
        outcome: outcomeOf(payment),
        receipt: wasReceived(payment.state)
          ? (receipts.get(payment.id) ?? `/receipts/${payment.token}`)
          : undefined,
      })),
    offer: isDue && !refusal ? step : undefined,
    refusal,
  }
}

export type AccountFacts = Awaited<ReturnType<typeof readAccount>>

/** The page shows the newest attempts; the office sees all. */
const MAX_SHOWN = 10

export async function readHandMoney({ db }: Services, record: PrivateRecord) {
  const entries = await entriesFor(db, ...ownerColumnOf(record))
  const receipts = await receiptAddresses(db, storedOf(record).private_token, { entries })
  const takenBack = new Set(entries.map(({ takes_back }) => takes_back))
  return entries
    .filter(({ kind, takes_back }) => kind === 'received' && takes_back === null)
    .toReversed()
    .map(({ id, day, amount_minor, method, given_back }) => ({
      id,
      day,
      amountMinor: amount_minor,
      method: method ?? '',
      isGivenBack: given_back === 1,
      isTakenBack: takenBack.has(id),
      receipt: receipts.get(id),
    }))
}

export type OwnHandMoney = Awaited<ReturnType<typeof readHandMoney>>[number]
