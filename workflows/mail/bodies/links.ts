import type { Day } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import type { MailBody } from '../mail-body.ts'
import type { PaymentFacts } from '../payment-facts.ts'
import { LABEL_WORDS } from '../words/labels/index.ts'
import { LINK_WORDS } from '../words/links/index.ts'
import { ownPage } from './payment-parts.ts'

/** Anybody with the transaction number can ask for this link, so it is sent to the stored address only. */
export function privateLink(payment: PaymentFacts): MailBody {
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
    action: ownPage(payment),
    links: [],
    closing: [words.closing],
  }
}

/** Everything that one address has a private page of. */
type OwnRecords = {
  language: Language
  registrations: { event: string; people: string[]; at: Date; pageUrl: string }[]
  tickets: { event: string; holder: string; pageUrl: string }[]
  gifts: { towards: string; amountMinor: Paise; day: Day; pageUrl: string }[]
}

/** All private pages of one address in one mail. */
export function privateLinks(records: OwnRecords): MailBody {
  const { all: words } = LINK_WORDS[records.language]
  return {
    language: records.language,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.asked, words.yours],
    facts: [],
    links: linksTo(records),
    closing: [words.closing],
  }
}

function linksTo({ language, registrations, tickets, gifts }: OwnRecords): MailBody['links'] {
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
