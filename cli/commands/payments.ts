import { type Command, oneOf, readArgs } from '#cli/command.ts'
import { giveSheet, SHEET_OPTIONS, SHEET_USAGE } from '#cli/sheet.ts'
import { formatMoment } from '#domain/dates.ts'
import { outcomeOf } from '#domain/payments/outcome.ts'
import { ATTENTIONS } from '#domain/payments/payment-filter.ts'
import { type ListedPayment, listPayments } from '#workflows/money/list-money.ts'
import { paymentWord } from '#workflows/payments/counted-payment.ts'

const KINDS = ['all', ...ATTENTIONS] as const

/** Lists that need no action. */
const QUIET = ['all', 'open', 'refunded'] as const

export const paymentsCommand: Command = {
  name: 'payments',
  usage: `[${KINDS.join('|')}] ${SHEET_USAGE}`,
  summary: 'Every attempt to pay, newest first; or only those that need attention.',
  details: `
open        the outcome is not known yet
overpaid    something else had already paid for the same gift or registration
mismatched  money was taken, but not the amount or the order that we asked for
late        paid after the places had been released: promote it (by its registration), or refund it
refunded    money was given back, or is on its way back, in part or in full
forged      somebody sent a report that the provider did not sign
Ends with 1 when overpaid, mismatched, late or forged ones are found.`,
  async run(office, args) {
    const { values, positionals } = readArgs(args, SHEET_OPTIONS, { words: 1 })
    const kind = oneOf(positionals[0] ?? 'all', KINDS)
    const listed = await listPayments(office.services, kind === 'all' ? undefined : kind)
    await giveSheet(office, { columns: COLUMNS, rows: listed.map(paymentRow) }, values)
    return listed.length > 0 && !QUIET.some((quiet) => quiet === kind) ? 1 : 0
  },
}

const COLUMNS = [
  'Transaction number',
  'State',
  'Outcome',
  'Asked (Rs.)',
  'Received (Rs.)',
  'Refunded (Rs.)',
  'Towards',
  'Payer',
  'Opened',
  'Asked again',
  'Registration',
]

function paymentRow(payment: ListedPayment): (string | number)[] {
  const { received_minor, returned, ask_at } = payment
  return [
    payment.txnid,
    `${paymentWord(payment)}${payment.overpaid ? '; overpaid' : ''}`,
    outcomeOf(payment),
    payment.amount_minor / 100,
    received_minor === null ? '' : received_minor / 100,
    returned.doneMinor > 0 ? returned.doneMinor / 100 : '',
    payment.purpose,
    payment.payer_email,
    formatMoment(new Date(payment.opened_at)),
    ask_at ? formatMoment(new Date(ask_at)) : '',
    payment.registration_id ?? '',
  ]
}
