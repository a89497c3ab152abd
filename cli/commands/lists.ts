import { type Command, FLAG, OfficeMistake, oneOf, readArgs, readDay, TEXT } from '#cli/command.ts'
import { giveSheet, SHEET_OPTIONS, SHEET_USAGE } from '#cli/sheet.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import { momentIn } from '#domain/language-formats.ts'
import { ATTENTIONS, giftParameters, REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import { namesOf, type ParametersOf, readFilter } from '#domain/list-parameters.ts'
import { sumEntries } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { activeEntries } from '#domain/payments/hand-money.ts'
import { outcomeOf } from '#domain/payments/payment-state.ts'
import { STANDINGS } from '#domain/registration/places.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { listGifts } from '#workflows/gifts/read-gift-page.ts'
import {
  countedPayment,
  type ListedPayment,
  listPayments,
  moneyOf,
  paymentWord,
} from '#workflows/records/money/list-money.ts'
import { readQueues } from '#workflows/records/places/offer-places.ts'
import { listRegistrations } from '#workflows/registration-lists/list-registrations.ts'
import { PERSON_COLUMNS, personLines } from '#workflows/registration-lists/person-columns.ts'
import type { Cell } from '#workflows/registration-lists/sheets/csv-line.ts'
import type { Services } from '#workflows/services.ts'

export const registrationsCommand = listCommand({
  name: 'registrations',
  summary: 'Who has registered, one line for each person, in the order of the form.',
  details: `
The columns are those of the download in the office, which gives Excel too. Money is in the line of a registration's
first person, so that it can be added up. Days are written 2026-11-15 and mean the day in India on which it was
sent; both are included. --status paid lists what was ever paid, and --refunded what was given back since.
--search finds names, e-mail addresses, mobile, transaction and receipt numbers, as the office does in
the browser. --standing is one of: ${STANDINGS.join(', ')}.`,
  parameters: REGISTRATION_PARAMETERS,
  select: async (services, filter) =>
    personLines(services, await listRegistrations(services, filter)),
  columns: PERSON_COLUMNS,
})

export const waitingCommand = listCommand({
  name: 'waiting',
  summary:
    'Who is on a waiting list, in the order in which they came, what is free and what was offered.',
  details: `
"Free" is how many places are left now, in all and residential; an empty field means that there is no limit.
Offer one with: act offer-place R-NUMBER`,
  parameters: { event: REGISTRATION_PARAMETERS.event },
  async select(services, { event }) {
    const read = await readQueues(services, { actor: COMMAND_LINE, event })
    return (read.ok ? read.queues : []).flatMap(({ waiting, offered, placesLeft }) => [
      ...offered.map((party) => ({ ...party, placesLeft, order: '' })),
      ...waiting.map((party, index) => ({ ...party, placesLeft, order: index + 1, until: '' })),
    ])
  },
  columns: [
    ['Order', ({ order }) => order],
    ['Registration', ({ registration }) => registration.id],
    ['Conference', ({ registration }) => registration.event_code],
    ['Type of registration', ({ registration }) => registration.residential],
    ['People', ({ registration }) => registration.places],
    ['Free in all', ({ placesLeft }) => placesLeft?.people ?? ''],
    ['Free residential', ({ placesLeft }) => placesLeft?.residential ?? ''],
    ['First Name', ({ payer }) => payer?.first_name ?? ''],
    ['Last Name', ({ payer }) => payer?.last_name ?? ''],
    ['Email', ({ payer }) => payer?.email ?? ''],
    ['Mobile', ({ payer }) => payer?.phone ?? ''],
    ['Waiting since', ({ registration }) => momentIn('en', new Date(registration.created_at))],
    ['Offered until', ({ until }) => (until ? momentIn('en', new Date(until)) : '')],
  ],
})

export const giftsCommand = listCommand({
  name: 'gifts',
  summary: 'What was given, in the order of the form.',
  details: `
Days are written 2026-11-15 and mean the day in India on which it was sent; both are included.
"Payment" names the method of money by hand.
"Status" stays Paid once a gift was paid; what was given back since is beside it, and --refunded lists
only gifts that were given back. Funds are named as the form names them: --fund "Building Project"`,
  parameters: giftParameters(),
  select: async (services, filter) =>
    (await listGifts(services, filter)).map((gift) => ({
      gift,
      counted: countedPayment(gift),
      online: moneyOf(gift.payments),
      hand: sumEntries(gift.entries),
      method: activeEntries(gift.entries)[0]?.method,
    })),
  columns: [
    ['Full name', ({ gift }) => gift.full_name],
    ['Email', ({ gift }) => gift.email],
    ['Mobile', ({ gift }) => gift.phone],
    ['Amount (Rs.)', ({ gift }) => gift.amount_minor / 100],
    ['Offering type', ({ gift }) => gift.fund],
    ['Status', ({ gift }) => gift.status],
    ['Payment', ({ counted, method }) => method ?? paymentWord(counted)],
    ['Transaction number', ({ counted }) => counted?.txnid ?? ''],
    ['Receipt', ({ gift }) => (gift.receipt ? receiptNumber(gift.receipt) : '')],
    ['Given', ({ gift }) => momentIn('en', new Date(gift.created_at))],
    ['Received (Rs.)', ({ online, hand }) => (online.receivedMinor + hand.receivedMinor) / 100],
    ['Refunded (Rs.)', ({ online, hand }) => (online.returnedMinor + hand.returnedMinor) / 100],
    ['Language', ({ gift }) => ENGLISH_LANGUAGE_NAMES[gift.language]],
  ],
})

const KINDS = ['all', ...ATTENTIONS] as const

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
    const { values, positionals } = readArgs(args, SHEET_OPTIONS, 1)
    const kind = oneOf(positionals[0] ?? 'all', KINDS)
    const listed = await listPayments(office.services, kind === 'all' ? undefined : kind)
    giveSheet(office, toSheet(PAYMENT_COLUMNS, listed), values)
    return listed.length > 0 && !['all', 'open', 'refunded'].includes(kind) ? 1 : 0
  },
}

const PAYMENT_COLUMNS: readonly Column<ListedPayment>[] = [
  ['Transaction number', ({ txnid }) => txnid],
  ['State', (payment) => `${paymentWord(payment)}${payment.overpaid ? '; overpaid' : ''}`],
  ['Outcome', outcomeOf],
  ['Asked (Rs.)', ({ amount_minor }) => amount_minor / 100],
  ['Received (Rs.)', ({ received_minor }) => (received_minor === null ? '' : received_minor / 100)],
  ['Refunded (Rs.)', ({ returned }) => (returned.doneMinor > 0 ? returned.doneMinor / 100 : '')],
  ['Towards', ({ purpose }) => purpose],
  ['Payer', ({ payer_email }) => payer_email],
  ['Opened', ({ opened_at }) => momentIn('en', new Date(opened_at))],
  ['Asked again', ({ ask_at }) => (ask_at ? momentIn('en', new Date(ask_at)) : '')],
  ['Registration', ({ registration_id }) => registration_id ?? ''],
]

type Column<Line> = readonly [heading: string, cell: (line: Line) => Cell]

function toSheet<Line>(columns: readonly Column<Line>[], lines: readonly Line[]) {
  return {
    columns: columns.map(([heading]) => heading),
    rows: lines.map((line) => columns.map(([, cell]) => cell(line))),
  }
}

function listCommand<Values, Line>({
  parameters,
  select,
  columns,
  ...help
}: Pick<Command, 'name' | 'summary' | 'details'> & {
  parameters: ParametersOf<Values>
  select: (services: Services, filter: Partial<Values>) => Promise<readonly Line[]>
  columns: readonly Column<Line>[]
}): Command {
  const options = namesOf(parameters).flatMap((name) => {
    const { option, takes } = parameters[name]
    return option === undefined ? [] : { option, takes }
  })
  const usage = options.map(({ option, takes }) => `[--${option}${takes ? ` ${takes}` : ''}]`)
  const own = options.map(({ option, takes }) => [option, takes ? TEXT : FLAG] as const)
  return {
    ...help,
    usage: [...usage, SHEET_USAGE].join(' '),
    async run(office, args) {
      const { values } = readArgs(args, { ...Object.fromEntries(own), ...SHEET_OPTIONS })
      const typed = new Map<string, unknown>(Object.entries(values))
      const { filter, given } = readFilter(parameters, ({ option = '' }) => {
        const value = typed.get(option)
        if (value === true) return 'yes'
        if (typeof value !== 'string') return undefined
        // It would list everything.
        if (value.trim() === '') throw new OfficeMistake(`--${option} is empty.`)
        return value
      })
      for (const { text, parameter } of given.filter(({ isRead }) => !isRead)) {
        if (parameter.choices) oneOf(text, parameter.choices)
        if (parameter.isDay) readDay(text)
        throw new OfficeMistake(`"${text}" can't be read as --${parameter.option}.`)
      }
      giveSheet(office, toSheet(columns, await select(office.services, filter)), values)
    },
  }
}
