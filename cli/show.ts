import { mailsAbout, type OutboxMail } from '#database/outbox.ts'
import { paymentEvents } from '#database/payment-events.ts'
import { reportsAbout } from '#database/payment-reports.ts'
import type { Payment } from '#database/payments.ts'
import { placeEvents } from '#database/places.ts'
import { findReceipt } from '#database/receipts.ts'
import { refundsOf } from '#database/refunds.ts'
import { formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { outcomeOf } from '#domain/payments/outcome.ts'
import { type Command, readArgs } from './command.ts'
import { namedPayment } from './find-payment.ts'
import type { Office } from './open-office.ts'
import { oneLine } from './printable.ts'

export const show: Command = {
  name: 'show',
  usage: 'TXNID [--raw]',
  summary: 'The whole story of one attempt to pay, event by event.',
  details: `--raw also prints every report as it came in.`,
  async run(office, args) {
    const { values, positionals } = readArgs(
      args,
      { raw: { type: 'boolean', default: false } },
      { words: 1 },
    )
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
  const refunds = await refundsOf(db, payment.id)
  const mails = await mailsAbout(db, { payment_id: payment.id })
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
    ...(await placesStory(db, payment)),
    '\nReports',
    ...orNone(
      reports.flatMap(({ received_at, source, verdict, body }) => [
        line(received_at, `${source}: ${verdict}`),
        ...(raw ? body.split(/\r?\n/).map((text) => `    | ${oneLine(text)}`) : []),
      ]),
    ),
    '\nRefunds',
    ...orNone(
      refunds.map(({ changed_at, token, amount_minor, state, reason }) =>
        line(changed_at, `${formatRupees(amount_minor)} ${state} ${token} ${reason ?? ''}`),
      ),
    ),
    '\nMail',
    ...orNone(mails.map(mailLine)),
  ]
}

/** What became of the places of the registration that it pays for. */
async function placesStory(
  db: Office['services']['db'],
  { registration_id }: Payment,
): Promise<string[]> {
  if (!registration_id) return []
  const events = await placeEvents(db, registration_id)
  return [
    `\nPlaces of registration ${registration_id}`,
    ...orNone(
      events.map(({ at, source, from_hold, to_hold }) =>
        line(at, `${source}: ${from_hold} → ${to_hold}`),
      ),
    ),
  ]
}

function mailLine(mail: OutboxMail): string {
  const { kind, recipient, attempts, problem, sending_since } = mail
  const standing = mail.outcome ?? (sending_since ? 'being sent' : 'waiting')
  const words = `${kind} to ${recipient}: ${standing} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
  return line(mail.settled_at ?? mail.created_at, problem ? `${words}. ${problem}` : words)
}

function orNone(lines: string[]): string[] {
  return lines.length > 0 ? lines : ['  none']
}

function factLines(payment: Payment): string[] {
  const { received_minor, ask_at } = payment
  const said: Record<string, string> = JSON.parse(payment.provider_record ?? '{}')
  const charges = Number(said.additional_charges ?? 0)
  return [
    `transaction  ${payment.txnid}`,
    `state        ${payment.state} (${outcomeOf(payment)})${payment.overpaid ? ', OVERPAID' : ''}`,
    `asked        ${formatRupees(payment.amount_minor)} for ${payment.purpose}`,
    `received     ${received_minor === null ? 'nothing' : formatRupees(received_minor)}`,
    ...(charges > 0 ? [`charges      Rs. ${charges.toFixed(2)} taken by the bank on top`] : []),
    ...(said.unmappedstatus ? [`in its words ${said.unmappedstatus}: ${said.error_Message}`] : []),
    `payer        ${payment.payer_name}, ${payment.payer_email}, ${payment.payer_phone}`,
    `provider     ${payment.provider_id ?? 'has not named it'}`,
    `asked again  ${ask_at ? formatMoment(new Date(ask_at)) : 'no more'}`,
  ].map(oneLine)
}

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
})

/** To the second, in India: what came first is often the question. */
function line(at: string, words: string): string {
  return `  ${CLOCK.format(new Date(at))}  ${oneLine(words).trimEnd()}`
}
