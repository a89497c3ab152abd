import { mailProblemWords } from '#app/office/words/mails.ts'
import { type Command, namedPayment, readArgs } from '#cli/command.ts'
import { INDIA_ZONE } from '#domain/days.ts'
import { momentIn } from '#domain/language-formats.ts'
import { formatRupees, toDecimalText } from '#domain/money.ts'
import { outcomeOf } from '#domain/payments/payment-state.ts'
import { oneLine } from '#domain/plain-text.ts'
import {
  type OutboxMail,
  type Payment,
  type PaymentStory,
  readPaymentStory,
} from '#workflows/records/payments/read-payment-page.ts'

export const showCommand: Command = {
  name: 'show',
  usage: 'TXNID [--raw]',
  summary: 'The whole story of one attempt to pay, event by event.',
  details: `--raw also prints every report as it came in.`,
  async run(office, args) {
    const options = { raw: { type: 'boolean', default: false } } as const
    const { values, positionals } = readArgs(args, options, 1)
    const payment = await namedPayment(office, positionals[0])
    const story = await readPaymentStory(office.services, payment)
    for (const block of storyLines(payment, story, values.raw)) office.say(block)
  },
}

function storyLines(payment: Payment, story: PaymentStory, raw: boolean): string[] {
  const { receipt, confirmed, events, reports, refunds, mails, places } = story
  const moved = (from: string, to: string) => (from === to ? '' : `, ${from} → ${to}`)
  return [
    ...factLines(payment, confirmed),
    ...(receipt ? [`receipt      ${receipt}`] : []),
    ...part('What happened', [
      line(payment.opened_at, 'opened'),
      ...events.map(({ at, source, evidence, from_state, to_state }) =>
        line(at, `${source}: ${evidence}${moved(from_state, to_state)}`),
      ),
    ]),
    ...(places
      ? part(
          `Places of registration ${places.registration}`,
          places.events.map(({ at, source, from_hold, to_hold }) =>
            line(at, `${source}: ${from_hold} → ${to_hold}`),
          ),
        )
      : []),
    ...part(
      'Reports',
      reports.flatMap(({ received_at, source, verdict, body }) => [
        line(received_at, `${source}: ${verdict}`),
        ...(raw ? body.split(/\r?\n/).map((text) => `    | ${oneLine(text)}`) : []),
      ]),
    ),
    ...part(
      'Refunds',
      refunds.map(({ changed_at, token, amount_minor, state, reason }) =>
        line(changed_at, `${formatRupees(amount_minor)} ${state} ${token} ${reason ?? ''}`),
      ),
    ),
    ...part('Mail', mails.map(mailLine)),
  ]
}

function mailLine(mail: OutboxMail): string {
  const { kind, recipient, attempts, problem, sending_since } = mail
  const standing = mail.outcome ?? (sending_since ? 'being sent' : 'waiting')
  const words = `${kind} to ${recipient}: ${standing} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
  return line(
    mail.settled_at ?? mail.created_at,
    problem ? `${words}. ${mailProblemWords(problem)}` : words,
  )
}

function part(title: string, lines: string[]): string[] {
  return [`\n${title}`, ...(lines.length > 0 ? lines : ['  none'])]
}

function factLines(payment: Payment, confirmed: PaymentStory['confirmed']): string[] {
  const { received_minor, ask_at } = payment
  const { chargedOnTopMinor: charges, reason, message } = confirmed
  return [
    `transaction  ${payment.txnid}`,
    `state        ${payment.state} (${outcomeOf(payment)})${payment.overpaid ? ', OVERPAID' : ''}`,
    `asked        ${formatRupees(payment.amount_minor)} for ${payment.purpose}`,
    `received     ${received_minor === null ? 'nothing' : formatRupees(received_minor)}`,
    ...(charges > 0 ? [`charges      Rs. ${toDecimalText(charges)} taken by the bank on top`] : []),
    ...(reason ? [`in its words ${reason}: ${message}`] : []),
    `payer        ${payment.payer_name}, ${payment.payer_email}, ${payment.payer_phone}`,
    `provider     ${payment.provider_id ?? 'has not named it'}`,
    `asked again  ${ask_at ? momentIn('en', new Date(ask_at)) : 'no more'}`,
  ].map(oneLine)
}

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: INDIA_ZONE,
})

/** To the second, because the order of events often matters. */
function line(at: string, words: string): string {
  return `  ${CLOCK.format(new Date(at))}  ${oneLine(words).trimEnd()}`
}
