import { type Command, FLAG, OfficeMistake, readArgs, readDay, TEXT } from '#cli/command.ts'
import { giveSheet, SHEET_OPTIONS } from '#cli/sheet.ts'
import { dayInIndia, INDIA_ZONE } from '#domain/days.ts'
import { momentIn } from '#domain/language-formats.ts'
import { formatRupees, toDecimalText } from '#domain/money.ts'
import { financialYear } from '#domain/payments/financial-year.ts'
import { outcomeOf } from '#domain/payments/payment-state.ts'
import { oneLine } from '#domain/plain-text.ts'
import { mailProblemWords } from '#words/office/mails.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { type Amounts, compareDay, verdictOf } from '#workflows/records/closing/close-day.ts'
import { reconcileOpen, reconcilePayment } from '#workflows/records/closing/reconcile-payments.ts'
import {
  findNamedPayment,
  readPaymentStory,
} from '#workflows/records/payments/read-payment-page.ts'
import { withSweepLease } from '#workflows/records/payments/reports/sweep-payments.ts'
import { exportTaxList } from '#workflows/records/receipts/export-tax-list.ts'
import type { Services } from '#workflows/services.ts'

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
        let isOpen = false
        for (const txnid of positionals) {
          const payment = await namedPayment(office.services, txnid)
          const { state, reached } = await reconcilePayment(office.services, payment)
          const words = payment.state === state ? state : `${payment.state} → ${state}`
          office.say(`${txnid}: ${words}${reached ? '' : ` (${NOT_REACHED})`}`)
          isOpen ||= !reached
        }
        if (positionals.length === 0) {
          const { asked, refunds, moved, left, reached } = await reconcileOpen(office.services)
          office.say(
            `Asked about ${asked} open payments and the refunds of ${refunds} payments; ${moved} changed, ${left} are still open.`,
          )
          if (!reached) office.say(`Not all of it is known: ${NOT_REACHED}.`)
          isOpen = left > 0 || !reached
        }
        return isOpen ? 1 : 0
      },
      onWait: () => office.say('The server is asking right now. Waiting for it to finish …'),
    })
  },
}

const NOT_REACHED = 'the payment provider could not be asked'

export const showCommand: Command = {
  name: 'show',
  usage: 'TXNID [--raw]',
  summary: 'The whole story of one attempt to pay, event by event.',
  details: `--raw also prints every report as it came in.`,
  async run(office, args) {
    const { values, positionals } = readArgs(args, { raw: FLAG }, 1)
    const payment = await namedPayment(office.services, positionals[0])
    const story = await readPaymentStory(office.services, payment)
    const { receipt, confirmed, events, reports, refunds, mails, places } = story
    const { received_minor, ask_at } = payment
    const { chargedOnTopMinor: charges, reason, message } = confirmed
    const facts = [
      `transaction  ${payment.txnid}`,
      `state        ${payment.state} (${outcomeOf(payment)})${payment.overpaid ? ', OVERPAID' : ''}`,
      `asked        ${formatRupees(payment.amount_minor)} for ${payment.purpose}`,
      `received     ${received_minor === null ? 'nothing' : formatRupees(received_minor)}`,
      charges > 0 && `charges      Rs. ${toDecimalText(charges)} taken by the bank on top`,
      reason && `in its words ${reason}: ${message}`,
      `payer        ${payment.payer_name}, ${payment.payer_email}, ${payment.payer_phone}`,
      `provider     ${payment.provider_id ?? 'has not named it'}`,
      `asked again  ${ask_at ? momentIn('en', new Date(ask_at)) : 'no more'}`,
      receipt && `receipt      ${receipt}`,
    ]
    for (const fact of facts) if (fact) office.say(oneLine(fact))
    const tell = (title: string, lines: string[]) =>
      office.say(`\n${title}\n${lines.join('\n') || '  none'}`)
    const moved = (from: string, to: string) => (from === to ? '' : `, ${from} → ${to}`)
    tell('What happened', [
      line(payment.opened_at, 'opened'),
      ...events.map(({ at, source, evidence, from_state, to_state }) =>
        line(at, `${source}: ${evidence}${moved(from_state, to_state)}`),
      ),
    ])
    if (places) {
      const lines = places.events.map(({ at, source, from_hold, to_hold }) =>
        line(at, `${source}: ${from_hold} → ${to_hold}`),
      )
      tell(`Places of registration ${places.registration}`, lines)
    }
    tell(
      'Reports',
      reports.flatMap(({ received_at, source, verdict, body }) => [
        line(received_at, `${source}: ${verdict}`),
        ...(values.raw ? body.split(/\r?\n/).map((text) => `    | ${oneLine(text)}`) : []),
      ]),
    )
    tell(
      'Refunds',
      refunds.map(({ changed_at, token, amount_minor, state, reason }) =>
        line(changed_at, `${formatRupees(amount_minor)} ${state} ${token} ${reason ?? ''}`),
      ),
    )
    const sent = mails.map((mail) => {
      const { kind, recipient, attempts, problem, sending_since } = mail
      const standing = mail.outcome ?? (sending_since ? 'being sent' : 'waiting')
      const words = `${kind} to ${recipient}: ${standing} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
      const said = problem ? `${words}. ${mailProblemWords(problem)}` : words
      return line(mail.settled_at ?? mail.created_at, said)
    })
    tell('Mail', sent)
  },
}

const STYLES = { dateStyle: 'short', timeStyle: 'medium', timeZone: INDIA_ZONE } as const
const CLOCK = new Intl.DateTimeFormat('sv-SE', STYLES)

/** The seconds are shown, because the order of events often matters. */
function line(at: string, words: string): string {
  return `  ${CLOCK.format(new Date(at))}  ${oneLine(words).trimEnd()}`
}

async function namedPayment(services: Services, txnid: string | undefined) {
  if (!txnid) throw new OfficeMistake('Name a transaction number.')
  const payment = await findNamedPayment(services, txnid)
  if (!payment) throw new OfficeMistake(`There is no payment with the number ${txnid}.`)
  return payment
}

export const taxListCommand: Command = {
  name: 'tax-list',
  usage: '[--year 2026-27] [--format table|csv] [--out FILE]',
  summary: 'The givers of a financial year who gave their PAN, as Form 10BD asks for them.',
  details: `
The current year when none is named. One line for each giver and way of paying, less what was given
back; the site does not know the addresses of givers. Needs the church's registration under section 80G in
church.yaml (taxRelief). The PANs are in full: keep the file where only the treasurer can read it.`,
  async run(office, args) {
    const { values } = readArgs(args, { ...SHEET_OPTIONS, year: TEXT })
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
