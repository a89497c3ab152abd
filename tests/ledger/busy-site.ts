import { randomInt, randomUUID } from 'node:crypto'
import { loadContent } from '#content-model/tree-files.ts'
import { openDatabase } from '#database/engine/open.ts'
import type { Payment } from '#database/records/payments/payments.ts'
import { composeServices } from '#server/compose.ts'
import { readConfig } from '#server/config/config.ts'
import { fixedContent } from '#tests/support/site/fixed-content.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { toCheckout } from '#workflows/records/payments/read-hand-off.ts'
import {
  receiveNotice,
  receiveReport,
  settleReports,
} from '#workflows/records/payments/reports/receive-report.ts'
import { sweepPayments } from '#workflows/records/payments/reports/sweep-payments.ts'
import { testGift } from '../support/people.ts'

/** Works as fast as it can until it is killed. It is composed like the site, without the web pages. */
const reading = readConfig()
if (!reading.ok) throw new Error('wrongly configured')
const { config } = reading
const loaded = loadContent(config.contentDirectory)
if (!loaded.ok) throw new Error('the content has mistakes')
/** Each round is a restart some minutes later: whoever was left in the middle is due by then. */
const aheadMs = Number(process.env.AHEAD_MS)
const now = () => new Date(Date.now() + aheadMs)
const services = composeServices({
  config,
  content: fixedContent(loaded.content),
  db: openDatabase(config.databaseUrl).db,
  write: () => {},
  smtpUrl: config.smtp.url,
  now,
})
const OUTCOMES = ['approve', 'approve', 'twice', 'decline', 'never', 'drop', 'hold', 'wrong-amount']

// Even on a slow machine there must be something to audit when this is killed.
await Promise.all([payOnce('approve'), payOnce('decline')])
process.stdout.write('ready\n')
await Promise.all([payForever(), payForever(), settleForever(), sweepForever(), mailForever()])

async function payForever(): Promise<never> {
  for (;;) {
    // Few keys, so that the processes compete for the same gift.
    const browser = randomInt(1_000)
    const payment = await give(`${browser}`)
    const outcome = OUTCOMES[randomInt(OUTCOMES.length)] ?? ''
    if (payment.state === 'open') await pay(payment, outcome)
  }
}

async function payOnce(outcome: string): Promise<void> {
  await pay(await give(randomUUID()), outcome)
}

function give(browser: string): Promise<Payment> {
  return giveGift(services, {
    ...testGift,
    // Different addresses, because one would get at most five mails about failures an hour.
    email: `anita-${browser}@example.org`,
    submission: `a-key-of-a-browser-${browser}`,
  })
}

async function pay(payment: Payment, outcome: string): Promise<void> {
  const form = services.payments.of(payment).checkout(toCheckout(payment))
  const page = await post(form.action, form.fields)
  const [, id] = /payu\/payments\/(\d+)/.exec(page) ?? []
  const back = id ? await post(`${config.payu.baseUrl}/payments/${id}`, { outcome }) : ''
  const inputs = back.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  const body = new URLSearchParams([...inputs].map(([, field = '', value = '']) => [field, value]))
  const report = body.toString()
  const contentType = 'application/x-www-form-urlencoded'
  await Promise.all([
    receiveReport(services, { body: report, source: 'return' }),
    receiveNotice(services, { body: report, contentType }),
  ])
}

async function settleForever(): Promise<never> {
  for (;;) {
    await settleReports(services)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function sweepForever(): Promise<never> {
  const soon = { ...services, now: () => new Date(now().getTime() + 6 * 60_000) }
  for (;;) {
    await sweepPayments(soon)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function mailForever(): Promise<never> {
  for (;;) {
    await sendDueMails(services)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function post(address: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
  return answer.text()
}
