import { agrees, type Command, namedPayment, OfficeMistake, readArgs } from '#cli/command.ts'
import type { Office } from '#cli/open-office.ts'
import { formatRupees } from '#domain/money.ts'
import { readTypedRupees } from '#domain/typed-number.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import type { Payment } from '#workflows/records/payments/read-payment-page.ts'
import { recordOfPayment } from '#workflows/records/record-kinds.ts'
import { followRefunds } from '#workflows/records/refunds/follow-refunds.ts'
import { refundRecord, type SentRefund } from '#workflows/records/refunds/refund-record.ts'
import { refundable } from '#workflows/records/refunds/refundable.ts'

export const refundCommand: Command = {
  name: 'refund',
  usage: 'TXNID [--amount RUPEES] [--yes] [--wait SECONDS]',
  summary: 'Gives money back through the payment provider.',
  details: `
Without --amount: all that was received and not yet given back.
Asks before it does anything; --yes answers for you.
--wait 30 follows it for 30 seconds; the server goes on following it until it is settled.
Ends with 1 when the provider refuses or can't be reached, or when you say no.`,
  async run(office, args) {
    const { values, positionals } = readArgs(args, OPTIONS, { words: 1 })
    const waitMs = Number(values.wait) * 1_000
    if (!(waitMs >= 0 && waitMs <= MAX_WAIT_MS)) {
      throw new OfficeMistake(`"${values.wait}" is not a number of seconds.`)
    }
    const payment = await namedPayment(office, positionals[0])
    const amount = await amountOf(office, payment, values.amount)
    const question = `Give back ${formatRupees(amount)} of ${payment.txnid} (${payment.payer_name}, ${payment.purpose})?`
    if (!values.yes && !(await agrees(question, 'give the money back'))) {
      office.say('Nothing was given back.')
      return 1
    }
    const { services } = office
    const { txnid } = payment
    const request = { actor: COMMAND_LINE, ...recordOfPayment(payment), txnid, amountMinor: amount }
    const refunded = await refundRecord(services, request)
    const refund = refunded.ok && 'refunds' in refunded ? refunded.refunds[0] : undefined
    if (!refund) throw new OfficeMistake('Somebody else has given it back in the meantime.')
    const { token, answer } = refund
    if (answer.accepted === true || answer.accepted === 'already') {
      office.say(`Accepted under ${token}. Following it …`)
      return follow(office, { payment, amount, waitMs, token })
    }
    office.say(notAccepted(answer, txnid))
    return 1
  },
}

const OPTIONS = {
  amount: { type: 'string' },
  yes: { type: 'boolean', default: false },
  wait: { type: 'string', default: '30' },
} as const

const MAX_WAIT_MS = 60 * 60_000

async function amountOf(
  { services }: Office,
  payment: Payment,
  text: string | undefined,
): Promise<number> {
  const rest = await refundable(services.db, payment)
  if (rest <= 0) throw new OfficeMistake(nothingLeft(payment))
  const amount = text === undefined ? rest : readTypedRupees(text)
  if (amount === undefined || amount <= 0) throw new OfficeMistake(`"${text}" is not an amount.`)
  if (amount > rest) {
    throw new OfficeMistake(`No more than ${formatRupees(rest)} can be given back.`)
  }
  return amount
}

function nothingLeft({ received_minor, txnid }: Payment): string {
  return received_minor === null
    ? 'Nothing was received that could be given back.'
    : `All of it has gone back or is on its way back: npm run office -- show ${txnid}`
}

type RefundPlan = { payment: Payment; amount: number; waitMs: number }

type Unaccepted = Exclude<SentRefund['answer'], { accepted: true | 'already' }>

function notAccepted({ accepted, reason }: Unaccepted, txnid: string): string {
  if (accepted === false) return `The provider refused: ${reason}`
  const careful = `Please do not refund it another way: npm run office -- show ${txnid}`
  return accepted === 'no-answer'
    ? `The provider did not answer (${reason}), so it is not known yet whether it accepted the refund. It is stored: the server will find out, and ask again under the same token if it must.
${careful}`
    : `The provider did not say whether it accepted the refund: ${reason}
The server will find out, and send it again under the same token if it must.
${careful}`
}

/** Asks every second until the refund is settled or the time is up. */
async function follow(
  office: Office,
  { payment, amount, waitMs, token }: RefundPlan & { token: string },
): Promise<number> {
  const until = Date.now() + waitMs
  for (;;) {
    const refunds = await followRefunds(office.services, payment, 'office')
    const state = refunds.find((each) => each.token === token)?.state ?? 'asked'
    if (state === 'done') office.say(`Done: ${formatRupees(amount)} has gone back.`)
    if (state === 'refused') office.say('The provider refused it in the end.')
    if (state === 'done' || state === 'refused') return state === 'done' ? 0 : 1
    if (Date.now() >= until) break
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  office.say('It is on its way. The server follows it: see npm run office -- show.')
  return 0
}
