import { mailsAbout, sendMailAgain } from '#database/outbox.ts'
import { readMail } from '#workflows/mail/read-mail.ts'
import { type Command, readArgs } from './command.ts'
import { namedPayment } from './find-payment.ts'
import { OfficeMistake } from './mistake.ts'

export const resendMail: Command = {
  name: 'resend-mail',
  usage: 'TXNID [--kind KIND] [--to ADDRESS]',
  summary: 'Sends the last mail about a payment once more.',
  details: `
--kind gift-receipt, registration-paid, payment-failed, paid-twice, refunded …: that one instead.
A mail that would no longer be true (a receipt of what was given back) is refused.
--to sends it to another address, for somebody who mistyped theirs.
The running server sends it within seconds.`,
  async run(office, args) {
    const options = { kind: { type: 'string' }, to: { type: 'string' } } as const
    const { values, positionals } = readArgs(args, options, { words: 1 })
    const payment = await namedPayment(office, positionals[0])
    const mails = await mailsAbout(office.services.db, { payment_id: payment.id })
    const mail = mails.findLast(({ kind }) => !values.kind || kind === values.kind)
    if (!mail) throw new OfficeMistake('There is no such mail about this payment.')
    if (!(await readMail(office.services, mail))) {
      throw new OfficeMistake(`${mail.kind} is no longer true: the payment is ${payment.state}.`)
    }
    const recipient = values.to ?? mail.recipient
    if (!/^[^\s@<>]+@[^\s@<>]+$/.test(recipient)) {
      throw new OfficeMistake(`"${recipient}" is no mail address.`)
    }
    await sendMailAgain(office.services.db, mail, {
      recipient,
      at: office.services.now().toISOString(),
    })
    office.say(`${mail.kind} goes to ${recipient} once more.`)
    return 0
  },
}
