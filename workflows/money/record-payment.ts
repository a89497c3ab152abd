import { randomUUID } from 'node:crypto'
import type { Db } from '#database/engine/open.ts'
import { queueMail } from '#database/mail/outbox.ts'
import { entriesFor, type MoneyEntry, storeEntry } from '#database/money/money-entries.ts'
import { markRegistrationPaid } from '#database/places/places.ts'
import { issueHandReceipt } from '#database/receipts/receipts.ts'
import { attendeesOf } from '#database/registration/registrations.ts'
import { dayInIndia } from '#domain/days.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { type HandMethod, isHandMethod } from '#domain/payments/hand-method.ts'
import {
  type HandMoney,
  type HandMoneyProblem,
  handMoneyProblems,
} from '#domain/payments/hand-money.ts'
import { changeRecord, type RecordRequest } from '#workflows/change-record.ts'
import { isClosedFor } from '#workflows/closing/closed-day.ts'
import type { LockedRegistration } from '#workflows/record-kinds.ts'
import type { Services } from '#workflows/services.ts'
import { activeEntries } from './active-entries.ts'

type HandPayment = HandMoney & {
  /** Says that a payment which looks like an earlier one is another one. */
  isAnother: boolean
}

export type HandPaymentProblem =
  | HandMoneyProblem
  | 'cancelled'
  | 'same-reference'
  | 'looks-recorded'

/**
 * Records money that came by hand. It gets a receipt, confirms the places like an online payment, and
 * the payer is told.
 */
export async function recordPayment(
  services: Services,
  { payment, ...request }: RecordRequest & { payment: HandPayment },
) {
  return changeRecord(
    services,
    { ...request, kind: 'registration' },
    {
      needs: 'recordMoney',
      action: 'record-payment',
      apply: async (locked) => {
        const { tx, registration, at } = locked
        const entries = await entriesFor(tx, 'registration_id', registration.id)
        const problem = handPaymentProblem({ ...locked, entries, payment })
        if (problem) return { ok: false as const, problem }
        if (await isClosedFor(tx, payment.day)) return CLOSED_DAY
        const { actor, notify } = request
        return storeHandPayment(locked, { payment, author: actor.name, at, notify })
      },
    },
  )
}

const CLOSED_DAY = { ok: false, problem: 'closed-day' } as const

type Checked = Pick<LockedRegistration, 'registration' | 'at'> & {
  entries: readonly MoneyEntry[]
  payment: HandPayment
}

/** Also refuses what seems to be recorded a second time. */
export function handPaymentProblem(checked: Checked): HandPaymentProblem | undefined {
  const { registration, entries, payment, at } = checked
  const { method, day, amountMinor, isAnother } = payment
  const [problem] = handMoneyProblems(payment, dayInIndia(at.getTime()))
  if (problem) return problem
  if (registration.hold === 'cancelled') return 'cancelled'
  const alike = activeEntries(entries).filter((entry) => entry.method === method)
  const reference = toReference(payment.reference)
  if (reference !== '' && alike.some((entry) => toReference(entry.reference) === reference)) {
    return 'same-reference'
  }
  const looksRecorded = alike.some(
    (entry) => entry.day === day && entry.amount_minor === amountMinor,
  )
  return looksRecorded && !isAnother ? 'looks-recorded' : undefined
}

function toReference(text: string): string {
  return text.replace(/\s/g, '').toLowerCase()
}

type Storing = {
  payment: HandPayment
  author: string
  at: Date
  /** Whether the payer is mailed. */
  notify?: boolean | undefined
}

/** Inside the transaction that has locked the registration. */
export async function storeHandPayment(
  { tx, registration: { id } }: Pick<LockedRegistration, 'tx' | 'registration'>,
  { payment, author, at, notify = true }: Storing,
) {
  const { amountMinor, day } = payment
  const method: HandMethod = isHandMethod(payment.method) ? payment.method : 'Cash'
  const reference = payment.reference.trim()
  const entryId = randomUUID()
  await storeEntry(tx, {
    id: entryId,
    registration_id: id,
    gift_id: null,
    kind: 'received',
    method,
    amount_minor: amountMinor,
    day,
    reference,
    reason: '',
    takes_back: null,
    at: at.toISOString(),
    author,
  })
  const receipt = receiptNumber(await issueHandReceipt(tx, { entryId, day, at }))
  await markRegistrationPaid(tx, id, { source: 'office', at })
  if (notify) await mailPayer(tx, { id, entryId, at })
  return { ok: true as const, receipt, details: { amountMinor, method, day, reference, receipt } }
}

type Mailing = { id: string; entryId: string; at: Date }

async function mailPayer(tx: Db, { id, entryId, at }: Mailing): Promise<void> {
  const [payer] = await attendeesOf(tx, id)
  await queueMail(tx, {
    kind: 'payment-recorded',
    name: entryId,
    about: { registration_id: id },
    facts: { entryId },
    recipient: payer?.email ?? '',
    at: at.toISOString(),
  })
}
