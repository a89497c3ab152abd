import { type Command, namedPayment, officeProblem, readArgs } from '#cli/command.ts'
import type { Problem } from '#domain/problems.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { sendLastMailAgain } from '#workflows/mail/again/send-mail-again.ts'

export const resendMailCommand: Command = {
  name: 'resend-mail',
  usage: 'TXNID [--kind KIND] [--to ADDRESS]',
  summary: 'Sends the last mail about a payment again.',
  details: `
--kind gift-receipt, registration-paid, payment-failed, paid-twice, refunded …: that one instead.
A mail that would no longer be true (a receipt of what was given back) is refused.
--to sends it to another address of the registration. A mistyped address is first corrected in the
browser ("Correct details"); then the mail goes to the new one.
The running server sends it within seconds.`,
  async run(office, args) {
    const options = { kind: { type: 'string' }, to: { type: 'string' } } as const
    const { values, positionals } = readArgs(args, options, { words: 1 })
    const payment = await namedPayment(office, positionals[0])
    const resent = await sendLastMailAgain(office.services, {
      actor: COMMAND_LINE,
      payment,
      ...values,
    })
    if (!resent.ok) throw officeProblem(resent, wordsFor(resent, payment.state))
    if ('recipient' in resent) office.say(`${resent.kind} goes to ${resent.recipient} again.`)
    return 0
  },
}

function wordsFor(refused: Problem, state: string) {
  return refused.problem === 'outdated'
    ? { outdated: `${refused.kind} is no longer true: the payment is ${state}.` }
    : PROBLEMS
}

const PROBLEMS = {
  'no-mail': 'There is no such mail about this payment.',
  'not-its-address':
    'This address is not stored with it. Please store it with "Correct details" first.',
  'payers-mail': 'This mail has the private link of whoever pays: it goes to their address only.',
}
