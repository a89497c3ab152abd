import { isSentAgain, type OutboxMail } from '#database/outbox.ts'
import type { Receipt } from '#database/receipts.ts'
import { amountInWords } from '#domain/amount-in-words.ts'
import { formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import type { MailBody } from './mail-body.ts'
import type { PaymentFacts } from './payment-facts.ts'

type GiftFacts = PaymentFacts & {
  giver: string
  receipt: Receipt | undefined
  /** What a receipt for tax relief must say. */
  tax: MailBody['facts']
}

/** The acknowledgement of a gift. */
export function giftReceipt(gift: GiftFacts): MailBody {
  const { receivedMinor, receipt, changedAt } = gift
  const issued = receipt ? new Date(receipt.issued_at) : changedAt
  return {
    subject: `Thank you for your gift of ${formatRupees(receivedMinor)} (${gift.txnid})`,
    heading: 'Thank you for your gift',
    paragraphs: [
      `Dear ${gift.giver},`,
      'We have received your gift with thanks to God and to you. This is your receipt.',
    ],
    facts: [
      ['Receipt number', receipt ? receiptNumber(receipt) : gift.txnid],
      ['Date', formatMoment(issued)],
      ['Received from', gift.giver],
      ...gift.tax,
      ['Amount', formatRupees(receivedMinor)],
      ['In words', amountInWords(receivedMinor)],
      ...givenBack(gift),
      ['Towards', gift.towards],
      ['Transaction number', gift.txnid],
      ...bankReference(gift),
    ],
    action: { label: 'Print the receipt', href: gift.receiptUrl },
    links: [gift.own, { label: 'See this payment on our site', href: gift.resultUrl }],
    closing: ['This receipt was made by computer and needs no signature.'],
  }
}

/** To the old address it says nothing personal: it may belong to a stranger. */
export function giverAddressChanged(
  { own }: PaymentFacts,
  mail: Pick<OutboxMail, 'key' | 'facts'>,
): MailBody | undefined {
  const { which }: { which?: string } = JSON.parse(mail.facts ?? '{}')
  // Sent again, it goes to the address that the gift has now.
  if (which === 'old' && isSentAgain(mail)) return undefined
  return {
    subject: 'Your e-mail address for a gift was changed',
    heading: 'An e-mail address was changed',
    paragraphs:
      which === 'new'
        ? ['Mails about your gift come to this address from now on.']
        : ['Mails about a gift no longer come to this address.'],
    facts: [],
    action: which === 'new' ? own : undefined,
    links: [],
    closing: [
      'Our office has changed it. If this comes as a surprise, please answer this mail, or call the office.',
    ],
  }
}

export function bankReference({ bankReference: reference }: PaymentFacts): MailBody['facts'] {
  return reference ? [['Bank reference', reference]] : []
}

/** The refunded and the kept amount; empty when nothing was refunded. */
export function givenBack({ returnedMinor, receivedMinor }: PaymentFacts): MailBody['facts'] {
  if (returnedMinor === 0) return []
  return [
    ['Given back', formatRupees(returnedMinor)],
    ['Kept', formatRupees(receivedMinor - returnedMinor)],
  ]
}
