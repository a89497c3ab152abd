import { readFileSync } from 'node:fs'
import {
  type Command,
  fileAmong,
  namedPayment,
  OfficeMistake,
  readArgs,
  readDay,
} from '#cli/command.ts'
import type { Office } from '#cli/open-office.ts'
import { giveSheet, SHEET_OPTIONS } from '#cli/sheet.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import { financialYear } from '#domain/payments/financial-year.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { type Amounts, compareDay, verdictOf } from '#workflows/records/closing/close-day.ts'
import { reconcileOpen, reconcilePayment } from '#workflows/records/closing/reconcile-payments.ts'
import { importPayments } from '#workflows/records/import-payments.ts'
import { withSweepLease } from '#workflows/records/payments/reports/sweep-payments.ts'
import { exportTaxList } from '#workflows/records/receipts/export-tax-list.ts'

export const dailyCommand: Command = {
  name: 'daily',
  usage: '[DAY]',
  summary: 'One line for one day: received = recorded, and the numbers of what does not match.',
  details: `
Compares what the payment provider received on that day in India with our records; today when no
day is named. What was given back on that day is named beside it. Payments that the provider knows and
we do not know yet are asked about first.
Ends with 1 when something does not match.`,
  async run(office, args) {
    const { positionals } = readArgs(args, {}, 1)
    const day = readDay(positionals[0] ?? dayInIndia(office.services.now().getTime()))
    const compared = await compareDay(office.services, day)
    if (!compared.ok) {
      office.say(`${day}: the payment provider could not be asked (${compared.reason}).`)
      return 1
    }
    const { received, recorded, returned, unmatched } = compared
    const sign = verdictOf(compared) === 'agrees' ? '=' : '≠'
    const back = returned.count > 0 ? `; given back ${amounts(returned)}` : ''
    const rest = unmatched.map(({ txnid, state }) => `${txnid} (${state})`).join(', ')
    office.say(
      `${day}: received ${amounts(received)} ${sign} recorded ${amounts(recorded)}${back}; unmatched: ${rest || 'none'}`,
    )
    return unmatched.length === 0 ? 0 : 1
  },
}

function amounts({ sumMinor, count }: Amounts): string {
  return `${formatRupees(sumMinor)} (${count})`
}

export const reconcileCommand: Command = {
  name: 'reconcile',
  usage: '[TXNID …]',
  summary: 'Asks the payment provider about everything that is open, now.',
  details: `
With transaction numbers, only those are asked about, whatever their state. That also finds refunds that
were made on the provider's own pages.
The server does this by itself at growing intervals; this command does it at once.
Ends with 1 when something is still open afterwards, or the provider could not be asked.`,
  async run(office, args) {
    const { positionals } = readArgs(args, {}, Number.POSITIVE_INFINITY)
    return withSweepLease(office.services, {
      task: async () => {
        if (positionals.length > 0) return askAbout(office, positionals)
        const { asked, refunds, moved, left, reached } = await reconcileOpen(office.services)
        office.say(
          `Asked about ${asked} open payments and the refunds of ${refunds} payments; ${moved} changed, ${left} are still open.`,
        )
        if (!reached) office.say(`Not all of it is known: ${NOT_REACHED}.`)
        return left > 0 || !reached ? 1 : 0
      },
      onWait: () => office.say('The server is asking right now. Waiting for it to finish …'),
    })
  },
}

async function askAbout(office: Office, txnids: string[]): Promise<number> {
  let allReached = true
  for (const txnid of txnids) {
    const payment = await namedPayment(office, txnid)
    const { state, reached } = await reconcilePayment(office.services, payment)
    const words = payment.state === state ? state : `${payment.state} → ${state}`
    office.say(`${txnid}: ${words}${reached ? '' : ` (${NOT_REACHED})`}`)
    allReached &&= reached
  }
  return allReached ? 0 : 1
}

const NOT_REACHED = 'the payment provider could not be asked'

export const importPaymentsCommand: Command = {
  name: 'import-payments',
  usage: 'FILE',
  summary: 'Takes the payments of an earlier system, so that their numbers can be looked up.',
  details: `
FILE is a JSON array of payment response records, or CSV with the same names in its first line (txnid,
status, amount, productinfo, addedon and the rest). Known numbers are never overwritten, so it may be run
again. Records that can't be used are named and skipped; then it ends with 1. They are in none of
our sums and lists.`,
  async run(office, args) {
    const { positionals } = readArgs(args, {}, 1)
    const file = fileAmong(positionals)
    const imported = await importPayments(office.services, readFileSync(file, 'utf8'))
    if (!imported.ok)
      throw new OfficeMistake(`${file} is neither a JSON array nor CSV with a txnid column.`)
    for (const { line, problem } of imported.bad) {
      office.say(`line ${line}: ${PROBLEMS[problem]}, skipped`)
    }
    office.say(
      `${imported.added} added, ${imported.known} already known, ${imported.bad.length} skipped.`,
    )
    return imported.bad.length > 0 ? 1 : 0
  },
}

const PROBLEMS = {
  'no-record': 'is not a record',
  'no-number': 'has no transaction number (txnid)',
  'no-amount': 'has no amount in rupees',
  'no-status': 'has no status',
  'no-purpose': 'does not say what it was for (productinfo)',
} as const

export const taxListCommand: Command = {
  name: 'tax-list',
  usage: '[--year 2026-27] [--format table|csv] [--out FILE]',
  summary: 'The givers of a financial year who gave their PAN, as Form 10BD asks for them.',
  details: `
The current year when none is named. One line for each giver and way of paying, less what was given
back; the site does not know the addresses of givers. Needs the church's registration under section 80G in
church.yaml (taxRelief). The PANs are in full: keep the file where only the treasurer can read it.`,
  async run(office, args) {
    const { values } = readArgs(args, { ...SHEET_OPTIONS, year: { type: 'string' } })
    const year = values.year ?? financialYear(office.services.now())
    const list = await exportTaxList(office.services, { actor: COMMAND_LINE, year })
    if (!list.ok) throw new OfficeMistake(MISTAKES[list.problem])
    giveSheet(office, list, values)
  },
}

const MISTAKES = {
  'no-tax-relief': 'The content has no registration for tax relief: see taxRelief in church.yaml.',
  'bad-year': 'Write the financial year as 2026-27.',
  'not-allowed': 'You are not allowed to see this.',
} as const
