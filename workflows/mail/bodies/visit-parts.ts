import type { Language } from '#domain/language.ts'
import { dayIn, heldIn, rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import { arrivalIn } from '#domain/registration/arrival.ts'
import { inGroups } from '#domain/tickets/ticket-code.ts'
import type { EventNow } from '#workflows/conferences/event-now.ts'
import { type HeldTicket, ticketsAt } from '../../tickets/ticket-sheet.ts'
import type { MailBody } from '../mail-body.ts'
import type { RegistrationFacts } from '../registration-facts.ts'
import { LABEL_WORDS } from '../words/labels/index.ts'
import type { VisitWords } from '../words/visit/en.ts'
import { VISIT_WORDS } from '../words/visit/index.ts'

/** What many mails about a registration say, in its language. */

export function eventName({ event, registration }: RegistrationFacts): string {
  return event?.name ?? registration.event_code
}

export function visitFacts(about: RegistrationFacts): MailBody['facts'] {
  const { event, registration } = about
  const { language, party, residential, arrival } = registration
  const labels = LABEL_WORDS[language]
  return [
    [labels.conference, eventName(about)],
    ...(event ? [[labels.when, whenOf(event, about)] satisfies [string, string]] : []),
    ...(event ? [[labels.where, event.venue] satisfies [string, string]] : []),
    [labels.registeringAs, labels.parties[party]],
    [labels.residential, labels.residentials[residential]],
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

export function isCancelled({ registration }: RegistrationFacts): boolean {
  return registration.hold === 'cancelled'
}

export function seeRegistration(about: RegistrationFacts): MailBody['links'][number] {
  return { label: wordsOf(about).see, href: about.pageUrl }
}

export function letterLink(about: RegistrationFacts): MailBody['links'] {
  const { letterUrl: href } = about
  return href ? [{ label: wordsOf(about).letter, href }] : []
}

/** The tickets in a mail to the payer: the payer's own, and of those without an address of their own. */
export function payersTickets(about: RegistrationFacts): MailBody['tickets'] {
  return shownTickets(ticketsAt(about.tickets, about.payerEmail))
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
