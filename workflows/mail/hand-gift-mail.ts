import { findGift, type Gift } from '#database/gifts.ts'
import { findEntry, isTakenBack, type MoneyEntry } from '#database/money-entries.ts'
import type { OutboxMail } from '#database/outbox.ts'
import { findReceipt } from '#database/receipts.ts'
import { amountInWords } from '#domain/amount-in-words.ts'
import { formatDay } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import type { Services } from '#workflows/services.ts'
import { taxFacts } from '../receipts/tax-facts.ts'
import type { MailBody } from './mail-body.ts'

type Reading = Pick<Services, 'db' | 'content'>

/** The receipt of a gift that came by hand. Undefined once it was taken back. */
export async function readHandGiftReceipt(
  services: Reading,
  { facts }: Pick<OutboxMail, 'facts'>,
): Promise<MailBody | undefined> {
  const { db } = services
  const { entryId }: { entryId?: string } = JSON.parse(facts ?? '{}')
  const entry = await findEntry(db, entryId ?? '')
  if (!entry?.gift_id || (await isTakenBack(db, entry.id))) return undefined
  const gift = await findGift(db, entry.gift_id)
  return {
    subject: `Thank you for your gift of ${formatRupees(entry.amount_minor)}`,
    heading: 'Thank you for your gift',
    paragraphs: [
      `Dear ${gift.full_name},`,
      'We have received your gift with thanks to God and to you. This is your receipt.',
    ],
    facts: await receiptFacts(services, entry, gift),
    links: [],
    closing: ['This receipt was made by computer and needs no signature.'],
  }
}

async function receiptFacts(
  services: Reading,
  entry: MoneyEntry,
  gift: Gift,
): Promise<MailBody['facts']> {
  const receipt = await findReceipt(services.db, 'entry_id', entry.id)
  return [
    ...(receipt ? [['Receipt number', receiptNumber(receipt)] satisfies [string, string]] : []),
    ['Date', formatDay(entry.day)],
    ['Received from', gift.full_name],
    ...(await taxFacts(services, { gift_id: gift.id })),
    ['Amount', formatRupees(entry.amount_minor)],
    ['In words', amountInWords(entry.amount_minor)],
    ['Towards', gift.fund],
    ['Paid by', entry.method ?? ''],
    ...(entry.reference ? [['Reference', entry.reference] satisfies [string, string]] : []),
  ]
}
