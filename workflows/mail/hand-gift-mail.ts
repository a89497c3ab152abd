import { findGift } from '#database/gifts.ts'
import { entriesFor, findEntry } from '#database/money-entries.ts'
import type { OutboxMail } from '#database/outbox.ts'
import { receiptsOf } from '#database/void-receipts.ts'
import { amountInWords } from '#domain/amount-in-words.ts'
import { formatDay } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import type { Services } from '#workflows/services.ts'
import { taxFacts } from '../receipts/tax-facts.ts'
import type { MailBody } from './mail-body.ts'

/** The receipt of a gift that came by hand. Undefined once it was taken back. */
export async function readHandGiftReceipt(
  services: Pick<Services, 'db' | 'content'>,
  { facts }: Pick<OutboxMail, 'facts'>,
): Promise<MailBody | undefined> {
  const { db } = services
  const { entryId }: { entryId?: string } = JSON.parse(facts ?? '{}')
  const entry = await findEntry(db, entryId ?? '')
  if (!entry?.gift_id) return undefined
  const entries = await entriesFor(db, 'gift_id', entry.gift_id)
  if (entries.some(({ takes_back }) => takes_back === entry.id)) return undefined
  const gift = await findGift(db, entry.gift_id)
  const receipt = (await receiptsOf(db, 'entry_id', [entry.id])).findLast(
    ({ voided_at }) => voided_at === null,
  )
  const amount = formatRupees(entry.amount_minor)
  return {
    subject: `Thank you for your gift of ${amount}`,
    heading: 'Thank you for your gift',
    paragraphs: [
      `Dear ${gift.full_name},`,
      'We have received your gift with thanks to God and to you. This is your receipt.',
    ],
    facts: [
      ...(receipt ? [['Receipt number', receiptNumber(receipt)] satisfies [string, string]] : []),
      ['Date', formatDay(entry.day)],
      ['Received from', gift.full_name],
      ...(await taxFacts(services, { gift_id: gift.id })),
      ['Amount', amount],
      ['In words', amountInWords(entry.amount_minor)],
      ['Towards', gift.fund],
      ['Paid by', entry.method ?? ''],
      ...(entry.reference ? [['Reference', entry.reference] satisfies [string, string]] : []),
    ],
    links: [],
    closing: ['This receipt was made by computer and needs no signature.'],
  }
}
