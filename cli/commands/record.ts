import { type Command, readArgs } from '#cli/command.ts'
import { OfficeMistake } from '#cli/mistake.ts'
import { officeProblem } from '#cli/office-problem.ts'
import { dayInIndia } from '#domain/days.ts'
import { readTypedRupees } from '#domain/typed-number.ts'
import { recordPayment } from '#workflows/money/record-payment.ts'
import { findNamedRegistration } from '#workflows/registration/find-named-registration.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'

export const recordCommand: Command = {
  name: 'record',
  usage:
    'REGISTRATION|TXNID RUPEES [--method Cash] [--day 2026-11-15] [--reference WORDS] [--another]',
  summary: 'Records money that came by hand, with a receipt.',
  details: `
--method is Cash, UPI, "Bank transfer" or Cheque; all but cash need --reference, their number.
--day is today unless you name another, at most 400 days ago.
The places are confirmed as by an online payment, and the payer gets a mail.
What seems to be recorded already is refused; add --another if it really came twice.`,
  async run({ services, say }, args) {
    const { values, positionals } = readArgs(args, OPTIONS, { words: 2 })
    const [name, amount] = positionals
    if (!name || !amount) throw new OfficeMistake('Name a registration and an amount.')
    const id = await findNamedRegistration(services, name)
    const payment = {
      method: values.method,
      day: values.day ?? dayInIndia(services.now().getTime()),
      amountMinor: readTypedRupees(amount) ?? 0,
      reference: values.reference,
      isAnother: values.another,
    }
    const recorded = await recordPayment(services, { actor: COMMAND_LINE, id, payment })
    if (!recorded.ok) throw officeProblem(recorded)
    if ('receipt' in recorded) say(`Recorded. The receipt is ${recorded.receipt}.`)
    return 0
  },
}

const OPTIONS = {
  method: { type: 'string', default: 'Cash' },
  day: { type: 'string' },
  reference: { type: 'string', default: '' },
  another: { type: 'boolean', default: false },
} as const
