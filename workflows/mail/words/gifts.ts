import type { Gift } from '#database/gifts/gifts.ts'
import type { MoneyEntry } from '#database/money/money-entries.ts'
import type { Receipt } from '#database/receipts/receipts.ts'
import { amountInWords } from '#domain/amount-in-words.ts'
import { formatDay, formatMoment } from '#domain/dates.ts'
import type { Day } from '#domain/days.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import type { TaxFacts } from '#workflows/receipts/tax-facts.ts'
import type { MailBody } from '../mail-body.ts'
import type { PaymentFacts } from '../payment-facts.ts'
import { bankReference, givenBack, ownPage } from './payments.ts'

type GiftFacts = PaymentFacts & {
  giver: string
  receipt: Receipt | undefined
  tax: TaxFacts | undefined
}

/** The acknowledgement of a gift. */
export function giftReceipt(gift: GiftFacts): MailBody {
  const { receivedMinor, receipt, changedAt } = gift
  const issued = receipt ? new Date(receipt.issued_at) : changedAt
  return {
    subject: `Thank you for your gift of ${formatRupees(receivedMinor)} (${gift.txnid})`,
    heading: 'Thank you for your gift',
    paragraphs: thanksTo(gift.giver),
    facts: [
      ['Receipt number', receipt ? receiptNumber(receipt) : gift.txnid],
      ['Date', formatMoment(issued)],
      ['Received from', gift.giver],
      ...taxWords(gift.tax),
      ['Amount', formatRupees(receivedMinor)],
      ['In words', amountInWords(receivedMinor)],
      ...givenBack(gift),
      ['Towards', gift.towards],
      ['Transaction number', gift.txnid],
      ...bankReference(gift),
    ],
    action: { label: 'Receipt', href: gift.receiptUrl },
    links: [ownPage(gift), { label: 'See this payment on our site', href: gift.resultUrl }],
    closing: [BY_COMPUTER],
  }
}

type HandGiftFacts = {
  gift: Gift
  entry: MoneyEntry
  receipt: Receipt | undefined
  tax: TaxFacts | undefined
  receiptUrl: string
  /** The gift's private page. */
  pageUrl: string
}

/** The receipt of a gift that came by hand. */
export function handGiftReceipt(given: HandGiftFacts): MailBody {
  const { gift, entry, receipt, tax, receiptUrl, pageUrl } = given
  return {
    subject: `Thank you for your gift of ${formatRupees(entry.amount_minor)}`,
    heading: 'Thank you for your gift',
    paragraphs: thanksTo(gift.full_name),
    facts: [
      ...(receipt ? [['Receipt number', receiptNumber(receipt)] satisfies [string, string]] : []),
      ['Date', formatDay(entry.day)],
      ['Received from', gift.full_name],
      ...taxWords(tax),
      ['Amount', formatRupees(entry.amount_minor)],
      ['In words', amountInWords(entry.amount_minor)],
      ['Towards', gift.fund],
      ['Paid by', entry.method ?? ''],
      ...(entry.reference ? [['Reference', entry.reference] satisfies [string, string]] : []),
    ],
    action: { label: 'Receipt', href: receiptUrl },
    links: [{ label: 'Your gift', href: pageUrl }],
    closing: [BY_COMPUTER],
  }
}

function thanksTo(giver: string): string[] {
  return [
    `Dear ${giver},`,
    'We have received your gift with thanks to God and to you. This is your receipt.',
  ]
}

/** What a receipt for tax relief must say, by mail and on its page. */
export function taxWords(tax: TaxFacts | undefined): [label: string, value: string][] {
  if (!tax) return []
  const valid = tax.until ? `, valid until ${formatDay(tax.until)}` : ''
  return [
    ...(tax.giversPan ? [['PAN of the giver', tax.giversPan] satisfies [string, string]] : []),
    ['PAN of the church', tax.churchsPan],
    ['Registration under section 80G', `${tax.registration} of ${formatDay(tax.from)}${valid}`],
  ]
}

const BY_COMPUTER = 'This receipt was made by computer and needs no signature.'

type Statement = {
  year: string
  recipient: string
  gifts: { receiptNumber: string; keptMinor: Paise; day: Day; towards: string }[]
}

/** All gifts of an address in a financial year. */
export function giftStatement({ year, recipient, gifts }: Statement): MailBody {
  const total = gifts.reduce((sum, { keptMinor }) => sum + keptMinor, 0)
  return {
    subject: `Your gifts in ${year}`,
    heading: `Your gifts in ${year}`,
    paragraphs: [
      `This is the statement of all gifts that we received from ${recipient} in the financial year ${year} (April to March).`,
      'Thank you for each of them.',
    ],
    facts: [
      ...gifts.map((gift): [string, string] => [
        `Receipt ${gift.receiptNumber}`,
        `${formatRupees(gift.keptMinor)}, ${formatDay(gift.day)}, ${gift.towards}`,
      ]),
      ['Together', formatRupees(total)],
      ['In words', amountInWords(total)],
    ],
    links: [],
    closing: ['This statement was made by computer and needs no signature.'],
  }
}
