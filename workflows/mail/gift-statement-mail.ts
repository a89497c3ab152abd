import { givenInYear } from '#database/given-in-year.ts'
import type { OutboxMail } from '#database/outbox.ts'
import { amountInWords } from '#domain/amount-in-words.ts'
import { formatDay } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import type { Services } from '#workflows/services.ts'
import { namePurpose } from '../payments/name-purpose.ts'
import type { MailBody } from './mail-body.ts'

/**
 * All gifts of an address in a financial year. Only by mail: anybody can type somebody's address into
 * the giving form, and must not see that person's gifts for it.
 */
export async function giftStatement(
  { db, content }: Pick<Services, 'db' | 'content'>,
  { recipient, facts }: Pick<OutboxMail, 'recipient' | 'facts'>,
): Promise<MailBody | undefined> {
  const { year = '' }: { year?: string } = JSON.parse(facts ?? '{}')
  const given = await givenInYear(db, { email: recipient, year })
  if (given.length === 0) return undefined
  const kept = given.map((each) => ({
    ...each,
    amountMinor: each.received_minor - each.returned_minor,
  }))
  const total = kept.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return {
    subject: `Your gifts in ${year}`,
    heading: `Your gifts in ${year}`,
    paragraphs: [
      `This is the statement of all gifts that we received from ${recipient} in the financial year ${year} (April to March).`,
      'Thank you for each of them.',
    ],
    facts: [
      ...kept.map(({ amountMinor, issued_at, fund, ...receipt }): [string, string] => [
        `Receipt ${receiptNumber(receipt)}`,
        `${formatRupees(amountMinor)}, ${formatDay(dayInIndia(Date.parse(issued_at)))}, ${namePurpose(content, fund)}`,
      ]),
      ['Together', formatRupees(total)],
      ['In words', amountInWords(total)],
    ],
    links: [],
    closing: ['This statement was made by computer and needs no signature.'],
  }
}
