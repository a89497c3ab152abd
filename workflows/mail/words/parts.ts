import { whenHeld } from '#domain/conferences/when-held.ts'
import { formatDay } from '#domain/dates.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { describeArrival } from '#domain/registration/arrival/describe-arrival.ts'
import { inGroups } from '#domain/tickets/ticket-code.ts'
import type { EventNow } from '#workflows/conferences/event-now.ts'
import { type HeldTicket, ticketsAt } from '#workflows/tickets/held-tickets.ts'
import type { MailBody } from '../mail-body.ts'
import type { RegistrationFacts } from '../registration-facts.ts'

/** Ends mails about changes. */
export const SURPRISE = 'If this comes as a surprise, please answer this mail, or call the office.'

export function eventName({ event, registration }: RegistrationFacts): string {
  return event?.name ?? registration.event_code
}

export function visitFacts(about: RegistrationFacts): MailBody['facts'] {
  const { event, registration } = about
  return [
    ['Conference', event?.name ?? registration.event_code],
    ...(event ? [['When', whenOf(event, about)] satisfies [string, string]] : []),
    ...(event ? [['Where', event.venue] satisfies [string, string]] : []),
    ['Registering as', registration.party],
    ['Type of registration', registration.residential],
    ['Arrival', describeArrival(registration.arrival)],
  ]
}

/** "Dec 19 to 20, 2026 (Saturday to Sunday). Moved from Dec 12 to 13." */
function whenOf(event: EventNow, about: RegistrationFacts): string {
  const more = [movedWords(event), overWords(about)].filter(Boolean).join(' ')
  return [whenHeld(event), more].filter(Boolean).join('. ')
}

/** What a mail says first to those who are expected; of a conference that has passed, that it has. */
export function welcome(about: RegistrationFacts): string {
  return overWords(about) ?? `We look forward to seeing you at ${eventName(about)}.`
}

function overWords({ over }: RegistrationFacts): string | undefined {
  return over && `This conference was over on ${formatDay(over)}.`
}

/** "Moved from Dec 12 to 13."; empty when it takes place as it was sold. */
export function movedWords({ movedFrom }: Pick<EventNow, 'movedFrom'>): string {
  return movedFrom ? `Moved from ${movedFrom}.` : ''
}

export function peopleOf(
  about: RegistrationFacts,
  heading = isCancelled(about) ? 'Who had been registered' : 'Who is registered',
): MailBody['people'] {
  return { heading, names: about.people }
}

/** The balance can be paid on the private page, which every mail leads to. */
export function balanceSentence(balance: Paise): string {
  return `${formatRupees(balance)} is still due; please pay it on the page of your registration, or at the registration desk.`
}

/** More was paid than the price; what happens to it. */
export function excessSentence(excess: Paise): string {
  return `${formatRupees(excess)} more was paid than the price. Our office gives it back to you.`
}

/** In mails about what was done before a cancellation, which has a mail of its own. */
export const CANCELLED_SINCE = 'After that, the registration was cancelled.'

export function isCancelled({ registration }: RegistrationFacts): boolean {
  return registration.hold === 'cancelled'
}

export function seeRegistration({ pageUrl }: RegistrationFacts): MailBody['links'][number] {
  return { label: 'See your registration', href: pageUrl }
}

export function letterLink({ letterUrl }: RegistrationFacts): MailBody['links'] {
  return letterUrl ? [{ label: 'General Information Letter (PDF)', href: letterUrl }] : []
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
