import {
  findRecordsByAddress,
  newestLanguage,
} from '#database/records/private-pages/records-by-address.ts'
import { attendeesOf } from '#database/records/registration/registrations.ts'
import { dayInIndia } from '#domain/days.ts'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import { LABEL_WORDS, LINK_WORDS } from '#words/mail.ts'
import { nameEventNow } from '#workflows/conferences/event-now.ts'
import { namePurpose } from '#workflows/records/payments/name-purpose.ts'
import type { Services } from '#workflows/services.ts'
import {
  type Mail,
  type MailBody,
  type MailLink,
  type Mails,
  type ReadBy,
  written,
} from './mail.ts'
import { ownPageLink, type PaymentFacts, readMailedPayment } from './payment-facts.ts'

/** Mails that bring links to private pages to those who have lost them. */
export const LINK_MAILS = {
  'private-link': {
    reason: 'asked',
    limit: 'strangers',
    write: written(readMailedPayment, privateLink),
  },
  'private-links': {
    reason: 'asked',
    limit: 'strangers',
    write: written(readOwnRecords, privateLinks),
  },
} satisfies Partial<Mails>

/** Undefined when the address has none any more. */
async function readOwnRecords(services: Services, { recipient }: Mail<'private-links'>) {
  const { db, publicUrl } = services
  const records = await findRecordsByAddress(db, recipient)
  const { registrations, gifts, tickets } = records
  if (registrations.length + gifts.length + tickets.length === 0) return undefined
  const language = newestLanguage(records)
  const pageOf = (token: string) => `${publicUrl}/my/${token}`
  const dayOf = (moment: string) => dayInIndia(Date.parse(moment))
  return {
    language,
    registrations: await Promise.all(
      registrations.map(async (registration) => ({
        event: (await nameEventNow(services, registration, language)).label,
        people: (await attendeesOf(db, registration.id)).map(fullName),
        at: new Date(registration.created_at),
        pageUrl: pageOf(registration.private_token),
      })),
    ),
    tickets: tickets.map(({ event_code, first_name, last_name, private_token }) => ({
      event: namePurpose(services, event_code, language),
      holder: `${first_name} ${last_name}`,
      pageUrl: pageOf(private_token),
    })),
    gifts: gifts.map(({ fund, amount_minor, created_at, private_token }) => ({
      towards: namePurpose(services, fund, language),
      amountMinor: amount_minor,
      day: dayOf(created_at),
      pageUrl: pageOf(private_token),
    })),
  }
}

function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`
}

/** Anybody with the transaction number can ask for this link, so it is sent to the stored address only. */
function privateLink(payment: PaymentFacts): MailBody {
  const { language, isGift, txnid, towards } = payment
  const [{ one: words }, labels] = [LINK_WORDS[language], LABEL_WORDS[language]]
  return {
    language,
    subject: words.subject({ isGift, txnid }),
    heading: words.heading(isGift),
    paragraphs: [words.asked, words.yours],
    facts: [
      [labels.transaction, txnid],
      [labels.towards, towards],
    ],
    action: ownPageLink(payment),
    closing: [words.closing],
  }
}

/** Everything that one address has a private page of. */
type OwnRecords = ReadBy<typeof readOwnRecords>

/** All private pages of one address in one mail. */
function privateLinks(records: OwnRecords): MailBody {
  const { all: words } = LINK_WORDS[records.language]
  return {
    language: records.language,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.asked, words.yours],
    links: linksTo(records),
    closing: [words.closing],
  }
}

function linksTo({ language, registrations, tickets, gifts }: OwnRecords): MailLink[] {
  const { all: words } = LINK_WORDS[language]
  return [
    ...registrations.map(({ event, people: [first = '', ...others], at, pageUrl: href }) => ({
      label: words.registration({
        event,
        first,
        others: others.length,
        at: momentIn(language, at),
      }),
      href,
    })),
    ...tickets.map(({ holder, event, pageUrl: href }) => ({
      label: words.ticket({ holder, event }),
      href,
    })),
    ...gifts.map(({ amountMinor, towards, day, pageUrl: href }) => ({
      label: words.gift({
        amount: rupeesIn(language, amountMinor),
        towards,
        day: dayIn(language, day),
      }),
      href,
    })),
  ]
}
