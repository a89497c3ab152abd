import { mailsAbout } from '#database/outbox.ts'
import { paymentEvents } from '#database/payment-events.ts'
import { reportsAbout } from '#database/payment-reports.ts'
import type { Payment } from '#database/payments.ts'
import { findReceipt } from '#database/receipts.ts'
import { refundsOf } from '#database/refunds.ts'
import { formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { standingOf } from '#domain/payments/standing.ts'
import { type Command, readArgs } from './command.ts'
import { namedPayment } from './find-payment.ts'
import type { Office } from './open-office.ts'

export const show: Command = {
  name: 'show',
  usage: 'TXNID [--raw]',
  summary: 'The whole story of one attempt to pay, event by event.',
  details: `--raw also prints every report as it came in.`,
  async run(office, args) {
    const { values, positionals } = readArgs(args, { raw: { type: 'boolean', default: false } })
    const payment = await namedPayment(office, positionals[0])
    for (const block of await storyOf(office, payment, values.raw)) office.say(block)
    return 0
  },
}

async function storyOf({ services }: Office, payment: Payment, raw: boolean): Promise<string[]> {
  const { db } = services
  const receipt = await findReceipt(db, payment.id)
  const events = await paymentEvents(db, payment.id)
  const reports = await reportsAbout(db, payment.txnid)
  return [
    ...factLines(payment),
    ...(receipt ? [`receipt      ${receiptNumber(receipt)}`] : []),
    '\nWhat happened',
    line(payment.opened_at, 'opened'),
    ...events.map(({ at, source, evidence, from_state, to_state }) =>
      line(
        at,
        `${source}: ${evidence}${from_state === to_state ? '' : `, ${from_state} → ${to_state}`}`,
      ),
    ),
    '\nReports',
    ...reports.map(({ received_at, source, verdict, body }) =>
      line(received_at, `${source}: ${verdict}${raw ? `\n${body}` : ''}`),
    ),
    '\nRefunds',
    ...(await refundsOf(db, payment.id)).map(({ changed_at, token, amount_minor, state, reason }) =>
      line(changed_at, `${formatRupees(amount_minor)} ${state} ${token} ${reason ?? ''}`),
    ),
    '\nMail',
    ...(await mailsAbout(db, { payment_id: payment.id })).map((mail) =>
      line(
        mail.settled_at ?? mail.created_at,
        `${mail.kind} to ${mail.recipient}: ${mail.outcome ?? 'waiting'} after ${mail.attempts} attempts ${mail.problem ?? ''}`,
      ),
    ),
  ]
}

function factLines(payment: Payment): string[] {
  const { received_minor, ask_at } = payment
  return [
    `transaction  ${payment.txnid}`,
    `state        ${payment.state} (${standingOf(payment)})${payment.overpaid ? ', OVERPAID' : ''}`,
    `asked        ${formatRupees(payment.amount_minor)} for ${payment.purpose}`,
    `received     ${received_minor === null ? 'nothing' : formatRupees(received_minor)}`,
    `payer        ${payment.payer_name}, ${payment.payer_email}, ${payment.payer_phone}`,
    `provider     ${payment.provider_id ?? 'has not named it'}`,
    `asked again  ${ask_at ? formatMoment(new Date(ask_at)) : 'no more'}`,
  ]
}

function line(at: string, words: string): string {
  return `  ${formatMoment(new Date(at))}  ${words.trimEnd()}`
}
