import type { MailBody } from './mail-body.ts'
import type { PaymentFacts } from './payment-facts.ts'

/** Anybody with the transaction number can ask for this link, so it is sent to the stored address only. */
export function privateLink({ txnid, towards, own }: PaymentFacts): MailBody {
  return {
    subject: `${own.label}: the link to it (${txnid})`,
    heading: `The link to ${own.label.toLowerCase()}`,
    paragraphs: [
      'Somebody who knows your transaction number asked us to send you this link. It opens a page with everything about it: how it stands, the receipt, and how to pay or to try again.',
      'The link is yours alone. Whoever has it can see the same, so please do not pass it on.',
    ],
    facts: [
      ['Transaction number', txnid],
      ['Towards', towards],
    ],
    action: { label: own.label, href: own.href },
    links: [],
    closing: ['If you did not ask for it, you need not do anything: nobody else has got the link.'],
  }
}
