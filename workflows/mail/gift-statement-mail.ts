import { type GivenInYear, givenInYear } from '#database/given-in-year.ts'
import type { OutboxMail } from '#database/outbox.ts'
import { amountInWords } from '#domain/amount-in-words.ts'
import { formatDay } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
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
  const total = given.reduce((sum, each) => sum + keptOf(each), 0)
  return {
    subject: `Your gifts in ${year}`,
    heading: `Your gifts in ${year}`,
    paragraphs: [
      `This is the statement of all gifts that we received from ${recipient} in the financial year ${year} (April to March).`,
      'Thank you for each of them.',
    ],
    facts: [
      ...given.map((each) => receiptFact(content, each)),
      ['Together', formatRupees(total)],
      ['In words', amountInWords(total)],
    ],
    links: [],
    closing: ['This statement was made by computer and needs no signature.'],
  }
}

function receiptFact(content: Services['content'], given: GivenInYear): [string, string] {
  const day = formatDay(dayInIndia(Date.parse(given.issued_at)))
  const towards = namePurpose(content, given.fund)
  return [`Receipt ${receiptNumber(given)}`, `${formatRupees(keptOf(given))}, ${day}, ${towards}`]
}

/** What was not refunded. */
function keptOf({ received_minor, returned_minor }: GivenInYear): Paise {
  return received_minor - returned_minor
}
