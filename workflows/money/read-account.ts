import type { Db } from '#database/engine/open.ts'
import { sumAccount } from '#database/money/account-sums.ts'
import { sumMoney } from '#database/money/money-sums.ts'
import { payerName } from '#database/payments/payer-name.ts'
import type { Payment } from '#database/payments/payments.ts'
import type { PrivateRecord } from '#database/private-pages/private-pages.ts'
import { refundsOf } from '#database/refunds/refunds.ts'
import { formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { refuseHandOff } from '#domain/payments/hand-off.ts'
import { outcomeOf, type PaymentOutcome } from '#domain/payments/outcome.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { sumRefunds } from '#domain/payments/refund-sums.ts'
import { accountOf, type Standing } from '#domain/standing.ts'
import { eventNowLabel } from '#workflows/conferences/event-now.ts'
import { nameSold } from '#workflows/payments/name-purpose.ts'
import { readOrder, type StoredOrder } from '#workflows/payments/read-order.ts'
import { refusalWords } from '#workflows/payments/refusal-words.ts'
import type { Services } from '#workflows/services.ts'

export type ShownAccount = {
  standing: Standing
  towards: string
  /** The giver, or the attendee who pays for all. */
  payer: string
  /** "Paid: Rs. 900"; empty when nothing was paid. */
  paid: string
  /** "Still due: Rs. 4,770" or "Nothing is due" */
  due: string
  /** "Given back: Rs. 900", "On its way back: Rs. 900" */
  back: string[]
  attempts: ShownAttempt[]
  /** The label of the button to the payment page; undefined when there is no button. */
  button: string | undefined
  /** Why there is no button, where that needs an explanation. */
  notice: string
}

export type ShownAttempt = {
  txnid: string
  date: string
  amount: string
  /** "received" */
  words: string
  receipt: string | undefined
}

/** The money of a gift or a registration, from stored data only: the provider is not asked. */
export async function readAccount(
  services: Services,
  record: PrivateRecord,
): Promise<ShownAccount> {
  const order = await readOrder(services.db, services, { record })
  const sums = await sumsOf(services.db, record, order)
  const { standing, paidMinor, dueMinor } = accountOf({ ...priceOf(record), ...sums })
  const latest = order.attempts.at(-1)
  return {
    standing,
    towards: await towardsOf(services, record),
    payer: latest ? await payerName(services.db, latest) : '',
    paid: paidMinor > 0 ? `Paid: ${formatRupees(paidMinor)}` : '',
    due: dueMinor > 0 ? `Still due: ${formatRupees(dueMinor)}` : 'Nothing is due',
    back: await backOf(services.db, order.attempts),
    attempts: order.attempts.toReversed().slice(0, MOST_SHOWN).map(showAttempt),
    ...offerOf(order, { isDue: dueMinor > 0, isRest: paidMinor > 0 }),
  }
}

/** The page shows the newest attempts; the office sees all. */
const MOST_SHOWN = 10

/** A gift's money is in its payments; a registration's may also have come by hand. */
async function sumsOf(db: Db, record: PrivateRecord, { attempts }: StoredOrder) {
  return record.kind === 'gift' ? sumMoney(db, attempts) : sumAccount(db, record.registration.id)
}

async function backOf(db: Db, attempts: readonly Payment[]): Promise<string[]> {
  const refunds = await Promise.all(attempts.map(({ id }) => refundsOf(db, id)))
  const { doneMinor, comingMinor } = sumRefunds(refunds.flat())
  return [
    ...(doneMinor > 0 ? [`Given back: ${formatRupees(doneMinor)}`] : []),
    ...(comingMinor > 0 ? [`On its way back: ${formatRupees(comingMinor)}`] : []),
  ]
}

function priceOf(record: PrivateRecord) {
  if (record.kind === 'gift') return { priceMinor: record.gift.amount_minor }
  const { full_minor, hold } = record.registration
  return { priceMinor: full_minor, hold }
}

function towardsOf(services: Services, record: PrivateRecord): Promise<string> {
  if (record.kind === 'gift') {
    return nameSold(services, { purpose: record.gift.fund, registration_id: null })
  }
  return eventNowLabel(services, record.registration)
}

type Due = {
  isDue: boolean
  /** Something was paid before. */
  isRest: boolean
}

function offerOf(
  order: StoredOrder,
  { isDue, isRest }: Due,
): Pick<ShownAccount, 'button' | 'notice'> {
  const refusal = refuseHandOff(order)
  if (!isDue) return { button: undefined, notice: '' }
  if (refusal === 'closed' && isRest) return { button: undefined, notice: REST_AFTER_CLOSING }
  if (refusal) {
    const notice = refusal === 'nothing-due' ? AT_THE_VENUE : refusalWords(refusal, order)
    return { button: undefined, notice }
  }
  if (isRest) return { button: 'Pay the balance', notice: '' }
  const latest = order.attempts.at(-1)
  const isNew = latest === undefined || latest.state === 'open'
  return { button: isNew ? 'Continue to payment' : 'Try again', notice: '' }
}

const REST_AFTER_CLOSING =
  'Registration has closed, so the rest can not be paid online any more. Please bring it to the registration desk.'

const AT_THE_VENUE = 'Please bring what is still due to the registration desk.'

function showAttempt(payment: Payment): ShownAttempt {
  const { txnid, token, changed_at, amount_minor, state } = payment
  return {
    txnid,
    date: formatMoment(new Date(changed_at)),
    amount: formatRupees(amount_minor),
    words: WORDS[outcomeOf(payment)],
    receipt: wasReceived(state) ? `/receipts/${token}` : undefined,
  }
}

const WORDS: Record<PaymentOutcome, string> = {
  'not-started': 'not started',
  begun: 'not finished',
  unheard: 'not heard of yet',
  'at-the-bank': 'at the bank',
  taken: 'being confirmed',
  held: 'held by the bank',
  mismatched: 'another amount was taken; our office looks into it',
  failed: 'did not go through',
  dropped: 'the bank did not answer',
  received: 'received',
  refunded: 'given back',
}
