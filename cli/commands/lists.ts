import { REGISTRATION_FIELDS } from '#app/words/forms/registration-fields/index.ts'
import { type Command, oneOf, readArgs } from '#cli/command.ts'
import { listCommand } from '#cli/list-command.ts'
import { giveSheet, SHEET_OPTIONS, SHEET_USAGE } from '#cli/sheet.ts'
import { formatMoment } from '#domain/dates.ts'
import { giftParameters } from '#domain/giving/gift-filter.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import type { Paise } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { outcomeOf } from '#domain/payments/outcome.ts'
import { ATTENTIONS } from '#domain/payments/payment-filter.ts'
import { PERSON_FIELDS } from '#domain/registration/person-fields.ts'
import { REGISTRATION_PARAMETERS } from '#domain/registration/registration-filter.ts'
import { STANDINGS } from '#domain/standing.ts'
import { type ListedGift, listGifts } from '#workflows/gifts/read-gift-page.ts'
import { type ListedPayment, listPayments } from '#workflows/money/list-money.ts'
import { activeEntries } from '#workflows/money/record-payment.ts'
import { countedPayment, moneyOf, paymentWord } from '#workflows/payments/counted-payment.ts'
import {
  type ListedRegistration,
  listRegistrations,
} from '#workflows/registration-lists/list-registrations.ts'

const REGISTRATION_COLUMNS = [
  'Conference',
  'Registering as',
  'Type of registration',
  'Arrival',
  ...PERSON_FIELDS.map(({ name }) => REGISTRATION_FIELDS.en.person[name]),
  'Payment type',
  'Due online (Rs.)',
  'Status',
  'Payment',
  'Transaction number',
  'Registered',
  'Places',
  'Paid (Rs.)',
  'Refunded (Rs.)',
  'Balance due (Rs.)',
  'Standing',
  'Registration',
  'Language',
]

export const registrationsCommand = listCommand({
  name: 'registrations',
  summary: 'Who has registered, one line for each person, in the order of the form.',
  details: `
Days are written 2026-11-15 and mean the day in India on which it was sent; both are included.
"Status" stays Paid once a registration was paid; what was given back since is beside it, and --refunded
lists only those. What belongs to a whole registration is in the line of its first person, so that
the columns can be added up.
--search finds names, e-mail addresses, mobile, transaction and receipt numbers, as the office does in
the browser. --standing is one of: ${STANDINGS.join(', ')}.
A spreadsheet needs a file: --format xlsx --out people.xlsx`,
  parameters: REGISTRATION_PARAMETERS,
  select: listRegistrations,
  columns: REGISTRATION_COLUMNS,
  toRows: personRows,
})

function personRows(registration: ListedRegistration): (string | number)[][] {
  const { event_code, party, residential, arrival, payment_type, status } = registration
  const counted = countedPayment(registration)
  return registration.people.map((person, index) => [
    event_code,
    party,
    residential,
    arrival.replace('T', ' '),
    ...PERSON_FIELDS.map(({ column }) => person[column]),
    payment_type,
    person.share_minor / 100,
    status,
    registration.due_minor === 0 ? 'nothing due' : paymentWord(counted),
    counted?.txnid ?? '',
    formatMoment(new Date(registration.created_at)),
    registration.hold,
    ...(index === 0 ? accountCells(registration) : ['', '', '', '']),
    registration.id,
    ENGLISH_LANGUAGE_NAMES[registration.language],
  ])
}

/** The cells for received, refunded and due money, and the standing. */
function accountCells(registration: ListedRegistration): (string | number)[] {
  const { received_minor, returned_minor, still_due_minor, standing } = registration
  return [received_minor / 100, returned_minor / 100, still_due_minor / 100, standing]
}

const GIFT_COLUMNS = [
  'Full name',
  'Email',
  'Mobile',
  'Amount (Rs.)',
  'Offering type',
  'Status',
  'Payment',
  'Transaction number',
  'Receipt',
  'Given',
  'Received (Rs.)',
  'Refunded (Rs.)',
  'Language',
]

export const giftsCommand = listCommand({
  name: 'gifts',
  summary: 'What was given, in the order of the form.',
  details: `
Days are written 2026-11-15 and mean the day in India on which it was sent; both are included.
"Payment" names the method of money by hand.
"Status" stays Paid once a gift was paid; what was given back since is beside it, and --refunded lists
only gifts that were given back. Funds are named as the receipt names them: --fund "Project Nehemiah"`,
  parameters: giftParameters(),
  select: listGifts,
  columns: GIFT_COLUMNS,
  toRows: (gift) => [giftRow(gift)],
})

function giftRow(gift: ListedGift): (string | number)[] {
  const counted = countedPayment(gift)
  const online = moneyOf(gift.payments)
  const byHand = activeEntries(gift.entries)
  return [
    gift.full_name,
    gift.email,
    gift.phone,
    gift.amount_minor / 100,
    gift.fund,
    gift.status,
    byHand[0]?.method ?? paymentWord(counted),
    counted?.txnid ?? '',
    gift.receipt ? receiptNumber(gift.receipt) : '',
    formatMoment(new Date(gift.created_at)),
    (online.receivedMinor + sumOf(byHand)) / 100,
    online.returnedMinor / 100,
    ENGLISH_LANGUAGE_NAMES[gift.language],
  ]
}

function sumOf(entries: ListedGift['entries']): Paise {
  return entries.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
}

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
    await giveSheet(office, { columns: PAYMENT_COLUMNS, rows: listed.map(paymentRow) }, values)
    return listed.length > 0 && !QUIET.some((quiet) => quiet === kind) ? 1 : 0
  },
}

const PAYMENT_COLUMNS = [
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
