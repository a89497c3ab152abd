import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { shortageWords } from '#app/features/registration/price/typed-quote.ts'
import { localPath, splitLanguage } from '#app/local-path.ts'
import { findRows, rowOf } from '#database/engine/rows.ts'
import { mailsAbout } from '#database/records/mail/outbox.ts'
import { findPaymentById, type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import type { GiftInput } from '#domain/gift.ts'
import type { Paise } from '#domain/money.ts'
import type { Notice, PaymentProvider } from '#integrations/payments/port.ts'
import { createProviders } from '#integrations/payments/providers.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { recordOfPayment } from '#workflows/records/change-record.ts'
import { recordPayment } from '#workflows/records/money/record-payment.ts'
import { toCheckout } from '#workflows/records/payments/read-hand-off.ts'
import {
  type ReportAnswer,
  receiveNotice,
  receiveReport,
  settleReports,
} from '#workflows/records/payments/reports/receive-report.ts'
import { sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { followRefunds } from '#workflows/records/refunds/follow-refunds.ts'
import { refundable, refundRecord } from '#workflows/records/refunds/refund-record.ts'
import * as workflow from '#workflows/records/registration/register.ts'
import type { Services } from '#workflows/services.ts'
import { attendee, couple, registration, testGift } from './people.ts'
import { sentMails } from './sent-mails.ts'
import { postForm } from './site/pages.ts'
import { PlainBrowser } from './site/plain-browser.ts'
import { returnForm } from './site/sandbox.ts'
import { type TestServices, withParts } from './site/services.ts'
import { type Site, sendForm } from './site/visitor.ts'

export function providerOf({ payments }: Services): PaymentProvider {
  return payments.of({ provider: payments.current })
}

export function withProvider<Whole extends Services>(
  services: Whole,
  changes: Partial<PaymentProvider>,
): Whole {
  const { payments } = services
  const changed = { ...providerOf(services), ...changes }
  return withParts(services, {
    payments: createProviders({
      ...payments,
      byName: { ...payments.byName, [payments.current]: changed },
    }),
  })
}

export async function register(...sent: Parameters<typeof workflow.register>) {
  const registered = await workflow.register(...sent)
  if (registered.ok) return registered
  throw new Error(shortageWords(REGISTRATION_FORM.en, registered.shortage))
}

/** Ravi and Maya, registered, unless others are named; Rs. 3,600 are due. */
export async function unpaidRegistration(
  services: TestServices,
  registration = couple(),
  key?: string,
) {
  const { id, payment } = await register(services, { registration, key })
  if (!payment) throw new Error('there is something to pay')
  return { id, payment }
}

/** The same, paid online. */
export async function paidRegistration(services: TestServices, registration = couple()) {
  const registered = await unpaidRegistration(services, registration)
  await finishPayment(services, registered.payment, 'approve')
  return registered
}

export function registrationOf({ db }: Pick<Services, 'db'>, id: string): Promise<Registration> {
  return rowOf(db, 'registration', { id })
}

export async function expectRegistration(services: Services, id: string, facts: object) {
  expect(await registrationOf(services, id)).toMatchObject(facts)
}

/** Cash of yesterday, as the office records it. */
export const CASH = { method: 'Cash', day: '2026-11-14', reference: '', isAnother: false } as const

export function recordCash(services: Services, id: string, amountMinor = 360_000) {
  return recordPayment(services, { actor: COMMAND_LINE, id, payment: { ...CASH, amountMinor } })
}

export async function refundedOf({ db }: Services, id: string): Promise<Paise[]> {
  const payments = await paymentsFor(db, 'registration_id', id)
  const refunds = await Promise.all(payments.map((payment) => refundsOf(db, payment.id)))
  return refunds.flat().map(({ amount_minor }) => amount_minor)
}

/** A gift of Rs. 500 that was paid online, unless it is another one, or something else was pressed. */
export async function paidGift(
  services: TestServices,
  changes: Partial<GiftInput> = {},
  outcome = 'approve',
): Promise<Payment> {
  const gift = { ...testGift, submission: randomUUID(), ...changes }
  return finishPayment(services, await giveGift(services, gift), outcome)
}

/** Opens the sandbox's payment page like a browser and presses one of its buttons. */
export async function payInSandbox(
  { payments, sandbox, sandboxUrl }: TestServices,
  payment: Payment,
  outcome: string,
): Promise<string> {
  const form = payments.of(payment).checkout(toCheckout(payment))
  await postForm(form.action, form.fields)
  const id = sandbox.payment(payment.txnid)?.id
  const page = await postForm(`${sandboxUrl}/payu/payments/${id}`, { outcome })
  return new URLSearchParams(returnForm(await page.text()).report).toString()
}

/** Presses a button of the sandbox's payment page, returns to the site, and reads the payment again. */
export async function finishPayment(
  services: TestServices,
  payment: Payment,
  outcome: string,
): Promise<Payment> {
  const body = await payInSandbox(services, payment, outcome)
  await receiveReport(services, { body, source: 'return' })
  return findPaymentById(services.db, payment.id)
}

/** The bank turns a payment into a late success. */
export async function capture(
  { sandbox, sandboxUrl }: TestServices,
  { txnid }: Payment,
): Promise<void> {
  const body = new URLSearchParams({ settle: 'captured' })
  const page = `${sandboxUrl}/payu/payments/${sandbox.payment(txnid)?.id}`
  await fetch(page, { method: 'POST', body, redirect: 'manual' })
}

export function eventsOf({ db }: Services, { id }: Payment) {
  return findRows(db, 'payment_event', { payment_id: id }, 'position')
}

export function reportsOf({ db }: Services, { txnid }: Payment) {
  return findRows(db, 'payment_report', { txnid }, 'received_at')
}

export async function sweepForHours(services: TestServices, hours = 2): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    services.pass(60 * 60_000)
    await sweepPayments(services)
  }
}

export async function receiveAndSettle(
  services: TestServices,
  notice: Notice,
): Promise<ReportAnswer> {
  const receipt = await receiveNotice(services, notice)
  await settleReports(services)
  return receipt
}

/** The same services, recording the transactions of each question to the payment provider. */
export function countingAsks<Wrapped extends TestServices>(
  services: Wrapped,
): { services: Wrapped; asks: (readonly string[])[] } {
  const asks: (readonly string[])[] = []
  const ask = (txnids: readonly string[]) => {
    asks.push(txnids)
    return providerOf(services).ask(txnids)
  }
  return { services: withProvider(services, { ask }), asks }
}

/** Refunds one payment as the command line does: all that is left of it, where no amount is given. */
export async function refundPayment(services: Services, payment: Payment, amountMinor?: Paise) {
  const stored = await findPaymentById(services.db, payment.id)
  return refundRecord(services, {
    actor: COMMAND_LINE,
    ...recordOfPayment(stored),
    txnid: stored.txnid,
    amountMinor: amountMinor ?? (await refundable(services.db, stored)),
  })
}

/** The same, until the provider says that it is done. */
export async function giveBack(services: TestServices, payment: Payment, amountMinor?: Paise) {
  await refundPayment(services, payment, amountMinor)
  for (let asked = 0; asked < 2; asked++) await followRefunds(services, payment, 'office')
}

export async function mailKinds({ db }: Services, about: Parameters<typeof mailsAbout>[1]) {
  return (await mailsAbout(db, about)).map(({ kind }) => kind)
}

/** Sends a form, presses a button of the provider's page and comes back, as a browser without a script does. */
export async function payOverHttp(
  site: Site,
  { button, ...sent }: { address: string; fields: object; button: string },
) {
  // Payments are told apart by when they were opened.
  site.services.pass(5_000)
  const { answer, cookie, payment } = await sendForm(site, sent)
  const browser = new PlainBrowser({ ...site, cookie })
  await browser.open(answer.headers.get('location') ?? '')
  await browser.press(/./, 'main')
  await browser.press(button)
  const { language } = splitLanguage(sent.address)
  const result = `${localPath(language, '/response')}?txnid=${payment.txnid}`
  // After some choices the browser stays with the provider.
  if (browser.all('button').includes('Return to the church')) {
    await browser.press('Return to the church')
    expect(browser.url.pathname + browser.url.search).toBe(result)
  }
  await bringWebhooks(site)
  /** In the payer's own browser. */
  const readResult = async () => {
    await browser.open(result)
    return browser.html
  }
  return { payment, readResult }
}

/** Delivers the webhooks that the provider has sent so far, and runs the job that settles them. */
export async function bringWebhooks({ url, services }: Site): Promise<void> {
  // The sandbox sends them in a timer of its own.
  await new Promise((resolve) => setTimeout(resolve, 5))
  services.pass(5_000)
  for (const { body, contentType } of services.webhooks.splice(0)) {
    const headers = { 'content-type': contentType }
    await fetch(`${url}/api/payments/webhook`, { method: 'POST', body, headers })
  }
  await settleReports(services)
}

/** The subjects of the mails to one address, newest first; one that came twice says so. */
export async function mailsTo({ services }: Site, email: string): Promise<string[]> {
  const mails = await sentMails(services, email)
  return mails.map(({ headers, again }) => `${headers.subject}${again.length > 0 ? ', twice' : ''}`)
}

/** One person each, one after the other. Who finds no place waits, in this order. */
export async function registerInTurn(
  services: TestServices,
  names: readonly string[],
): Promise<string[]> {
  const ids: string[] = []
  for (const firstname of names) {
    services.pass(1_000)
    const sent = registration({ persons: [attendee({ firstname })] })
    const key = `browser-key-of-${firstname}`
    ids.push((await register(services, { registration: sent, key, waiting: true })).id)
  }
  return ids
}
