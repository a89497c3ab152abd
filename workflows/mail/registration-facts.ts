import type { OutboxMail } from '#database/records/mail/outbox.ts'
import { sumAccount } from '#database/records/money/account-sums.ts'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { findEvent, heldIn, overOn } from '#domain/conferences/conference.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { dayIn, rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import { arrivalIn } from '#domain/registration/party.ts'
import { accountOf, moneyStates } from '#domain/registration/places.ts'
import { inGroups } from '#domain/tickets.ts'
import { REGISTRATION_FIELDS, STAY_WORDS } from '#words/forms.ts'
import type { VisitWords } from '#words/mail/en.ts'
import { LABEL_WORDS, VISIT_WORDS } from '#words/mail.ts'
import { type EventNow, eventNow } from '#workflows/conferences/event-now.ts'
import { letterAddress } from '#workflows/letters/letters.ts'
import {
  type HeldTicket,
  heldTickets,
  ticketsOfAddress,
} from '#workflows/records/tickets/ticket-sheet.ts'
import type { Services } from '#workflows/services.ts'
import { publicAddress } from '../languages/stored-language.ts'
import type { Fact, MailBody, MailLink } from './mail.ts'
import { findUnrefunded, type PaymentFacts, readPaymentFacts } from './payment-facts.ts'

type AboutRegistration = Pick<OutboxMail, 'registration_id'>

export async function readRegistration(services: Services, { registration_id }: AboutRegistration) {
  const { db, content, publicUrl, now } = services
  const registration = await findRegistration(db, registration_id ?? '')
  if (!registration) throw new Error(`There is no registration ${registration_id}`)
  const { id, event_code, language } = registration
  const people = await attendeesOf(db, id)
  const hasLetter = findEvent(content.conferences, event_code)?.event.letter
  const sums = await sumAccount(db, id)
  const { full_minor: priceMinor, hold } = registration
  const account = accountOf({ priceMinor, hold, ...sums })
  const event = await eventNow(services, registration, language)
  return {
    registration,
    /** The amount due after reductions, payments and refunds. */
    balanceMinor: account.dueMinor,
    /** How much more was received than the price. */
    excessMinor: account.excessMinor,
    /** What was received and neither went back nor is on its way. */
    keptMinor: account.paidMinor,
    returnedMinor: sums.returnedMinor,
    /** The part of `returnedMinor` that is on its way back. */
    coming: sums.coming,
    money: moneyStates(account),
    /** When and where it takes place now. */
    event,
    /** Its last day, once it has passed. */
    over: event && overOn(event, dayInIndia(now().getTime())),
    people: people.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    payerEmail: people[0]?.email,
    /** Everybody's valid tickets. */
    tickets: await heldTickets(db, registration),
    letterUrl: hasLetter ? `${publicUrl}${letterAddress(event_code, language)}` : undefined,
    pageUrl: `${publicUrl}/my/${registration.private_token}`,
    /** Where people register for the same programme. */
    formUrl: publicAddress(services, language, `/${registration.programme}`),
  }
}

/** The facts that mails about a registration use. */
export type RegistrationFacts = Awaited<ReturnType<typeof readRegistration>>

/** A registration, and whether the mail about it goes to its payer. */
export type Addressed = { about: RegistrationFacts; isPayer: boolean }

export async function readAddressed(
  services: Services,
  mail: AboutRegistration & Pick<OutboxMail, 'recipient'>,
): Promise<Addressed> {
  const about = await readRegistration(services, mail)
  return { about, isPayer: mail.recipient === about.payerEmail }
}

/** A payment and the registration that it is for. Undefined once all of it was refunded. */
export async function readPaidRegistration(
  services: Services,
  mail: Pick<OutboxMail, 'payment_id'>,
): Promise<{ payment: PaymentFacts; about: RegistrationFacts } | undefined> {
  const payment = await findUnrefunded(services, mail)
  return (
    payment && {
      payment: await readPaymentFacts(services, payment),
      about: await readRegistration(services, payment),
    }
  )
}

/** What many mails about a registration say, in its language. */

export function eventName({ event, registration }: RegistrationFacts): string {
  return event?.name ?? registration.event_code
}

export function visitFacts(about: RegistrationFacts): Fact[] {
  const { event, registration } = about
  const { language, party, residential, arrival } = registration
  const labels = LABEL_WORDS[language]
  return [
    [labels.conference, eventName(about)],
    ...(event ? [[labels.when, whenOf(event, about)] satisfies Fact] : []),
    ...(event ? [[labels.where, event.venue] satisfies Fact] : []),
    [labels.registeringAs, REGISTRATION_FIELDS[language].parties[party]],
    [labels.residential, STAY_WORDS[language][residential]],
    [labels.arrival, arrivalIn(language, arrival)],
  ]
}

/** "Dec 19 to 20, 2026 (Saturday to Sunday). Moved from Dec 12 to 13." */
function whenOf(event: EventNow, about: RegistrationFacts): string {
  const { language } = about.registration
  const more = [movedWords(language, event), overWords(about)].filter(Boolean).join(' ')
  return [heldIn(language, event), more].filter(Boolean).join('. ')
}

/** What a mail says first to those who are expected; of a conference that has passed, that it has. */
export function welcome(about: RegistrationFacts): string {
  return overWords(about) ?? wordsOf(about).welcome(eventName(about))
}

function overWords({ over, registration: { language } }: RegistrationFacts): string | undefined {
  return over && VISIT_WORDS[language].over(dayIn(language, over))
}

/** "Moved from Dec 12 to 13."; empty when it takes place as it was sold. */
export function movedWords(language: Language, { movedFrom }: Pick<EventNow, 'movedFrom'>): string {
  return movedFrom ? VISIT_WORDS[language].movedFrom(movedFrom) : ''
}

export function peopleOf(
  about: RegistrationFacts,
  are: keyof VisitWords['people'] = isCancelled(about) ? 'cancelled' : 'registered',
): MailBody['people'] {
  return { heading: wordsOf(about).people[are], names: about.people }
}

/** What is left to pay, and where. */
export function balanceSentence(about: RegistrationFacts): string {
  return wordsOf(about).balance(money(about, about.balanceMinor))
}

/** More was paid than the price; what happens to it. */
export function excessSentence(about: RegistrationFacts): string {
  return wordsOf(about).excess(money(about, about.excessMinor))
}

/** How the money stands, for the payer. */
export function moneySentences(about: RegistrationFacts): string[] {
  const words = wordsOf(about)
  return about.money.map((state) => {
    switch (state.says) {
      case 'coming':
        return words.coming(money(about, state.amountMinor))
      case 'held':
        return words.held(money(about, state.amountMinor))
      case 'too-much':
        return excessSentence(about)
      case 'due':
        return balanceSentence(about)
      default:
        return words.nothingDue
    }
  })
}

export function isCancelled({ registration }: RegistrationFacts): boolean {
  return registration.hold === 'cancelled'
}

export function seeRegistration(about: RegistrationFacts): MailLink {
  return { label: wordsOf(about).see, href: about.pageUrl }
}

export function letterLink(about: RegistrationFacts): MailLink[] {
  const { letterUrl: href } = about
  return href ? [{ label: wordsOf(about).letter, href }] : []
}

/** The tickets in a mail to the payer: the payer's own, and of those without an address of their own. */
export function payersTickets(about: RegistrationFacts): MailBody['tickets'] {
  return shownTickets(ticketsOfAddress(about.tickets, about.payerEmail))
}

export function shownTickets(
  tickets: readonly Pick<HeldTicket, 'name' | 'code'>[],
): NonNullable<MailBody['tickets']> {
  return tickets.map(({ name, code }) => ({ name, code: inGroups(code) }))
}

export function wordsOf({ registration }: RegistrationFacts): VisitWords {
  return VISIT_WORDS[registration.language]
}

export function money({ registration }: RegistrationFacts, amount: Paise): string {
  return rupeesIn(registration.language, amount)
}
