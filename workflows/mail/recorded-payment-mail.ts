import { findEntry, isTakenBack } from '#database/money-entries.ts'
import type { Db } from '#database/open.ts'
import type { OutboxMail } from '#database/outbox.ts'
import { findReceipt } from '#database/receipts.ts'
import { formatDay } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import type { MailBody } from './mail-body.ts'
import { payersTickets } from './mail-tickets.ts'
import type { RegistrationFacts } from './registration-facts.ts'
import { balanceSentence, eventName, peopleOf, visitFacts } from './registration-mails.ts'

/** Money that came by hand. Undefined once it was taken back. */
export async function readRecordedPayment(
  db: Db,
  about: RegistrationFacts,
  { facts }: Pick<OutboxMail, 'facts'>,
): Promise<MailBody | undefined> {
  const { entryId }: { entryId?: string } = JSON.parse(facts ?? '{}')
  const entry = await findEntry(db, entryId ?? '')
  if (!entry || (await isTakenBack(db, entry.id))) return undefined
  const receipt = await findReceipt(db, 'entry_id', entry.id)
  const amount = formatRupees(entry.amount_minor)
  return {
    subject: `We have received ${amount} for ${eventName(about)}`,
    heading: 'We have received your payment',
    paragraphs: [`Thank you. ${placesWords(about)}`, balanceWords(about)],
    facts: [
      ...(receipt ? [['Receipt number', receiptNumber(receipt)] satisfies [string, string]] : []),
      ['Amount', amount],
      ['Paid by', entry.method ?? ''],
      ['Day', formatDay(entry.day)],
      ...(entry.reference ? [['Reference', entry.reference] satisfies [string, string]] : []),
      ...visitFacts(about),
    ],
    people: peopleOf(about),
    tickets: payersTickets(about),
    action: { label: 'See your registration', href: about.pageUrl },
    links: [],
    closing: ['If something here is not right, please answer this mail, or call the office.'],
  }
}

function placesWords(about: RegistrationFacts): string {
  return takesPlaces(about.registration.hold)
    ? `We look forward to seeing you at ${eventName(about)}.`
    : 'Our office looks for a place for you and writes to you. Please do not travel before that.'
}

function balanceWords({ balanceMinor }: RegistrationFacts): string {
  return balanceMinor > 0
    ? balanceSentence(balanceMinor)
    : 'Everything is paid. There is nothing more to pay.'
}
