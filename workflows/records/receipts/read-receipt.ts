import type { Db } from '#database/engine/open.ts'
import { findRow, findRows, hasRow, rowOf } from '#database/engine/rows.ts'
import { findGift } from '#database/records/gifts/gifts.ts'
import { entriesFor, type MoneyEntry } from '#database/records/money/account-sums.ts'
import { payerName } from '#database/records/payments/listed-payments.ts'
import {
  findPayment,
  findPaymentById,
  findPaymentByToken,
  type Owner,
  type Payment,
} from '#database/records/payments/payments.ts'
import { ownerColumnOf, recordOf, storedOf } from '#database/records/private/private-pages.ts'
import {
  issueReceipt,
  makeVoid,
  type Receipt,
  receiptOwner,
  receiptsOf,
} from '#database/records/receipts/receipts.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { givenBackOf } from '#domain/payments/hand-money.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { sumRefunds } from '#domain/payments/refund-state.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, refuse, type StaffForm } from '#workflows/actor.ts'
import { nameSold } from '#workflows/conferences/event-now.ts'
import { contentFor } from '#workflows/content/live-content.ts'
import { changeRecord, isRecordId, recordOfPayment } from '#workflows/records/change-record.ts'
import { providerDetails } from '#workflows/records/payments/read-payment.ts'
import { readPrivateRecord } from '#workflows/records/private/read-private-page.ts'
import type { Services } from '#workflows/services.ts'

export type ReceiptPage = ReceiptMoney & {
  language: Language
  church: { name: string; address: string; phone: string; email: string }
  /** "2026-27/000123"; undefined for a payment that went back before it was confirmed. */
  number: string | undefined
  voided: { successor: string | undefined } | undefined
}

/** It shows who paid: the address is a token, and the payment's number works only in the payer's own browser. */
export async function readReceiptPage(
  services: Services,
  { name, isOwnNumber }: { name: string; isOwnNumber: boolean },
): Promise<ReceiptPage | undefined> {
  const { db } = services
  const byToken = await findPaymentByToken(db, name)
  const payment = byToken ?? (isOwnNumber ? await findPayment(db, name) : undefined)
  if (!payment || !wasReceived(payment.state)) return undefined
  const receipt = (await receiptsOf(db, { payments: [payment] })).at(-1)
  const language = storedOf(await recordOf(db, payment)).language
  if (receipt) return showReceipt(services, receipt, language)
  const money = await readPaymentMoney(services, payment.id, payment.changed_at, language)
  const church = churchOf(services, language)
  return { ...money, language, church, number: undefined, voided: undefined }
}

type ReceiptNumber = { year: string; number: string }

export async function readOwnReceipt(
  services: Services,
  { token, ...numbered }: ReceiptNumber & { token: string },
): Promise<ReceiptPage | undefined> {
  const record = await readPrivateRecord(services, token)
  const receipt = record && (await findNumbered(services, numbered))
  if (!receipt) return undefined
  const { gift_id, registration_id } = await receiptOwner(services.db, receipt)
  const isOwn = storedOf(record).id === (gift_id ?? registration_id)
  return isOwn ? showReceipt(services, receipt, storedOf(record).language) : undefined
}

/** What was given back by hand, for the payer to sign. Whoever hands over receipts hands over vouchers. */
export async function readVoucher(services: Services, { actor, id }: { actor: Actor; id: string }) {
  if (!staffCan.recordMoney(actor)) return NOT_ALLOWED
  const { db } = services
  const entry = isRecordId(id) ? await findRow(db, 'money_entry', { id }) : undefined
  if (!entry || entry.given_back === 0 || entry.takes_back) return refuse('unknown')
  const of = recordOfPayment(entry)
  if (of.kind === 'gift' && !staffCan.seeMoney(actor)) return NOT_ALLOWED
  const money = await readEntryMoney(services, id, 'en')
  const isVoid = await hasRow(db, 'money_entry', { takes_back: id })
  const { reason, author } = entry
  const church = churchOf(services, 'en')
  return { ok: true as const, ...money, reason, author, isVoid, church, of }
}

/** Whoever takes money for registrations hands over their receipts; those of gifts are the treasurer's. */
export async function readOfficeReceipt(
  services: Services,
  { actor, ...numbered }: ReceiptNumber & { actor: Actor },
) {
  if (!staffCan.recordMoney(actor)) return NOT_ALLOWED
  const receipt = await findNumbered(services, numbered)
  if (!receipt) return refuse('unknown')
  const of = recordOfPayment(await receiptOwner(services.db, receipt))
  if (of.kind === 'gift' && !staffCan.seeMoney(actor)) return NOT_ALLOWED
  const mayVoid = staffCan.refund(actor) && receipt.voided_at === null
  return { ok: true as const, receipt: await showReceipt(services, receipt, 'en'), of, mayVoid }
}

async function findNumbered({ db }: Services, { year, number }: ReceiptNumber) {
  if (!/^\d{1,9}$/.test(number)) return undefined
  return findRow(db, 'receipt', { year, number: Number(number) })
}

async function showReceipt(services: Services, receipt: Receipt, language: Language) {
  const { payment_id, entry_id, issued_at } = receipt
  const money = payment_id
    ? await readPaymentMoney(services, payment_id, issued_at, language)
    : await readEntryMoney(services, entry_id ?? '', language)
  const same = { payment_id, entry_id }
  const all = await findRows(services.db, 'receipt', same, 'year', 'number')
  // The next receipt for the same money took the place of a void one.
  const next = all.find(({ number }) => number > receipt.number)
  return {
    ...money,
    language,
    church: churchOf(services, language),
    number: receiptNumber(receipt),
    voided: receipt.voided_at ? { successor: next && receiptNumber(next) } : undefined,
  }
}

function churchOf(services: Services, language: Language) {
  const { name, address, phone, email } = contentFor(services, language).church
  const { street, locality, city, state, postalCode } = address
  return { name, phone, email, address: `${street}, ${locality}, ${city} ${postalCode}, ${state}` }
}

type ReceiptMoney = Awaited<ReturnType<typeof readEntryMoney>>

async function readPaymentMoney(
  services: Services,
  id: string,
  at: string,
  language: Language,
): Promise<ReceiptMoney> {
  const payment = await findPaymentById(services.db, id)
  const { method, bankReference } = providerDetails(services, payment)
  return {
    day: dayInIndia(Date.parse(at)),
    at,
    payer: await payerName(services.db, payment),
    tax: await taxFacts(services, payment),
    amountMinor: payment.received_minor ?? payment.amount_minor,
    returnedMinor: sumRefunds(await refundsOf(services.db, id)).doneMinor,
    isRefunded: payment.state === 'refunded',
    towards: await nameSold(services, payment, language),
    paidBy: method,
    reference: '',
    txnid: payment.txnid,
    bankReference,
    providerId: payment.provider_id ?? '',
  }
}

async function readEntryMoney(services: Services, id: string, language: Language) {
  const entry = await rowOf(services.db, 'money_entry', { id })
  const { day, at, gift_id, registration_id } = entry
  const all = await entriesFor(services.db, ...ownerColumnOf(await recordOf(services.db, entry)))
  const returnedMinor = givenBackOf(all, id)
  const purpose = gift_id
    ? (await findGift(services.db, gift_id)).fund
    : ((await findRegistration(services.db, registration_id ?? ''))?.event_code ?? '')
  return {
    day,
    /** The moment; undefined for money by hand that was recorded on another day. */
    at: dayInIndia(Date.parse(at)) === day ? at : undefined,
    payer: await payerName(services.db, entry),
    tax: await taxFacts(services, entry),
    amountMinor: entry.amount_minor,
    returnedMinor,
    isRefunded: returnedMinor >= entry.amount_minor,
    towards: await nameSold(services, { purpose, registration_id }, language),
    paidBy: entry.method ?? '',
    reference: entry.reference,
    txnid: '',
    bankReference: '',
    providerId: '',
  }
}

/** By the payment or the entry that each receipt is for. */
export async function receiptAddresses(
  db: Db,
  token: string,
  money: { attempts?: readonly Payment[]; entries?: readonly MoneyEntry[] },
): Promise<Map<string, string>> {
  const { attempts = [], entries = [] } = money
  const receipts = await receiptsOf(db, { payments: attempts, entries })
  return new Map(
    receipts.map((receipt) => [
      receipt.payment_id ?? receipt.entry_id ?? '',
      `/my/${token}/receipts/${receiptNumber(receipt)}`,
    ]),
  )
}

/** Section 80G of India's Income-tax Act. Undefined where the church offers no tax relief, and for registrations. */
export async function taxFacts({ db, content }: Services, { gift_id }: Pick<Owner, 'gift_id'>) {
  const { taxRelief } = content.church
  if (!taxRelief || !gift_id) return undefined
  const { pan: giversPan } = await findGift(db, gift_id)
  const { pan: churchsPan, registration, from, until } = taxRelief
  return { giversPan, churchsPan, registration, from, until }
}

export type TaxFacts = NonNullable<Awaited<ReturnType<typeof taxFacts>>>

export type { Receipt }

/** The old number stays in the books. */
export async function voidReceipt(
  services: Services,
  voiding: StaffForm & {
    year: string
    number: number
    reason: string
    reissue: boolean
    version?: number | undefined
  },
) {
  const { db } = services
  const { actor, year, number, key, version, reissue } = voiding
  if (!staffCan.refund(actor)) return NOT_ALLOWED
  const receipt = await findRow(db, 'receipt', { year, number })
  if (!receipt) return refuse('unknown')
  const { kind, id } = recordOfPayment(await receiptOwner(db, receipt))
  return changeRecord(
    services,
    kind,
    { actor, id, key, version },
    {
      needs: 'refund',
      action: reissue ? 'reissue-receipt' : 'void-receipt',
      apply: async ({ tx, at }) => {
        const reason = voiding.reason.trim()
        if (reason === '') return refuse('no-reason')
        const act = { by: actor.name, reason, at }
        if (!(await makeVoid(tx, { year, number }, act))) return refuse('void-already')
        // The same money and date, so the same financial year; only the number is new.
        const { issued_at, payment_id, entry_id } = receipt
        const next = reissue && (await issueReceipt(tx, { year, issued_at, payment_id, entry_id }))
        const successor = next ? receiptNumber(next) : undefined
        const details = { receipt: receiptNumber(receipt), reason, successor }
        return { ok: true as const, successor, details }
      },
    },
  )
}
