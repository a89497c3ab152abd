import type { MailFacts } from '#database/records/mail/mail-facts.ts'
import { isSentAgain, type OutboxMail } from '#database/records/mail/outbox.ts'
import { readMoney } from '#database/records/money/account-sums.ts'
import { makePlaceKey } from '#database/records/places/places.ts'
import {
  attendeesOf,
  findRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { findEvent, heldIn, overOn } from '#domain/conferences/conference.ts'
import { dayInIndia, startOfDay } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { Paise } from '#domain/money.ts'
import { arrivalIn } from '#domain/registration/party.ts'
import { fullName } from '#domain/registration/person.ts'
import {
  type Account,
  type MoneyState,
  moneyStates,
  takesPlaces,
} from '#domain/registration/places.ts'
import { inGroups } from '#domain/tickets.ts'
import { REGISTRATION_FIELDS, STAY_WORDS } from '#words/forms.ts'
import { CANCELLED_MONEY_WORDS, LINK_WORDS, VISIT_WORDS } from '#words/mail.ts'
import { type EventNow, eventNow } from '#workflows/conferences/event-now.ts'
import { letterAddress } from '#workflows/letters/letters.ts'
import {
  type HeldTicket,
  heldTickets,
  ticketsOfAddress,
} from '#workflows/records/tickets/read-tickets.ts'
import { balanceToRemindOf } from '#workflows/reminders/queue-reminders.ts'
import type { Services } from '#workflows/services.ts'
import { publicAddress } from '../languages/stored-language.ts'
import { type Mail, type MailBody, toButton, toPage } from './mail.ts'
import {
  findUnrefunded,
  readHandMoney,
  readMailedPayment,
  readPaymentFacts,
} from './payment-facts.ts'

type AboutRegistration = Pick<OutboxMail, 'registration_id'>

export type RegistrationFacts = Awaited<ReturnType<typeof readRegistration>>

/** A registration, as its payer is told of it. */
export async function readRegistration(services: Services, { registration_id }: AboutRegistration) {
  const { db, content, publicUrl } = services
  const registration = await findRegistration(db, registration_id ?? '')
  if (!registration) throw new Error(`There is no registration ${registration_id}`)
  const { event_code, hold, held_until: until, language } = registration
  const people = await attendeesOf(db, registration.id)
  const money = await readMoney(db, registration)
  const tickets = await heldTickets(db, registration)
  const payerEmail = people[0]?.email
  const payersTickets = ticketsOfAddress(tickets, payerEmail)
  const words = VISIT_WORDS[language]
  const see = toPage(words.see, `${publicUrl}/my/${registration.private_token}`)
  const hasLetter = hold !== 'cancelled' && findEvent(content.conferences, event_code)?.event.letter
  return {
    language,
    registration,
    isPayer: true,
    reader: people[0] && fullName(people[0]),
    isCancelled: hold === 'cancelled',
    ...(await visitTexts(services, registration)),
    until: until ? momentIn(language, new Date(until)) : undefined,
    ...moneyTexts(registration, money),
    returnedMinor: money.returnedMinor,
    /** The part of `returnedMinor` that is on its way back. */
    coming: money.coming,
    payerEmail,
    people: people.map(fullName),
    everyTicket: tickets,
    /** The payer's own, and of those without an address of their own. */
    tickets: shownTickets(services, payersTickets),
    count: payersTickets.length,
    links: {
      see,
      /** The page of whoever reads the mail. */
      pages: see,
      letter: hasLetter
        ? toPage(words.letter, `${publicUrl}${letterAddress(event_code, language)}`)
        : [],
      form: toButton(publicAddress(services, language, `/${registration.programme}`)),
    },
  }
}

async function visitTexts(services: Services, registration: Registration) {
  const { event_code, language, hold, party, residential, arrival } = registration
  const words = VISIT_WORDS[language]
  const event = await eventNow(services, registration, language)
  const name = event?.name ?? event_code
  const lastDay = event && overOn(event, dayInIndia(services.now().getTime()))
  const over = lastDay && words.over(dayIn(language, lastDay))
  const welcome = over ?? words.welcome(name)
  const expected = takesPlaces(hold) ? welcome : undefined
  const more = event && [movedWords(language, event), over].filter(Boolean).join(' ')
  return {
    event: name,
    days: event?.days,
    welcome,
    expected: hold === 'cancelled' ? words.cancelledSince : expected,
    conference: name,
    /** "Dec 19 to 20, 2026 (Saturday to Sunday). Moved from Dec 12 to 13." */
    when: event && [heldIn(language, event), more].filter(Boolean).join('. '),
    where: event?.venue,
    registeringAs: REGISTRATION_FIELDS[language].parties[party],
    residential: STAY_WORDS[language][residential],
    arrival: arrivalIn(language, arrival),
  }
}

/** "Moved from Dec 12 to 13."; empty when it takes place as it was sold. */
export function movedWords(language: Language, { movedFrom }: Pick<EventNow, 'movedFrom'>): string {
  return movedFrom ? VISIT_WORDS[language].movedFrom(movedFrom) : ''
}

function moneyTexts({ language, hold }: Registration, account: Account) {
  const words = VISIT_WORDS[language]
  const { dueMinor, excessMinor, paidMinor } = account
  const inRupees = (amount: Paise) => rupeesIn(language, amount)
  const says: Record<MoneyState['says'], (amount: string) => string> = {
    coming: words.coming,
    held: words.held,
    'too-much': words.excess,
    due: words.balance,
    'nothing-due': () => words.nothingDue,
  }
  return {
    /** What was received and neither went back nor is on its way. */
    keptMinor: paidMinor,
    paid: inRupees(paidMinor),
    balanceDue: inRupees(dueMinor),
    stillDue: dueMinor > 0 ? inRupees(dueMinor) : undefined,
    balance: dueMinor > 0 ? words.balance(inRupees(dueMinor)) : undefined,
    excess: excessMinor > 0 ? words.excess(inRupees(excessMinor)) : undefined,
    standing:
      hold === 'cancelled'
        ? [words.cancelledSince]
        : moneyStates(account).map((state) =>
            says[state.says](inRupees('amountMinor' in state ? state.amountMinor : 0)),
          ),
  }
}

/** A registration, as whoever reads the mail is told of it: money and names are told to the payer alone. */
export async function readAddressed(
  services: Services,
  mail: AboutRegistration & Pick<OutboxMail, 'recipient'>,
) {
  const about = await readRegistration(services, mail)
  const own = ticketsOfAddress(about.everyTicket, mail.recipient)
  const tickets = { tickets: shownTickets(services, own), count: own.length }
  const isPayer = mailboxOf(mail.recipient) === mailboxOf(about.payerEmail ?? '')
  if (isPayer) return { ...about, ...tickets }
  const { ticket, pageOf } = LINK_WORDS[about.language]
  const pages = own.map(({ name, token }) => ({
    label: own.length > 1 ? pageOf(name) : ticket,
    href: `${services.publicUrl}/my/${token}`,
  }))
  return {
    ...about,
    ...tickets,
    isPayer,
    reader: own[0]?.name,
    people: undefined,
    stillDue: undefined,
    standing: about.isCancelled ? about.standing : [],
    links: { ...about.links, see: [], pages },
  }
}

function shownTickets(
  { publicUrl }: Services,
  tickets: readonly HeldTicket[],
): NonNullable<MailBody['tickets']> {
  return tickets.map(({ name, code }) => {
    return { name, code: inGroups(code), address: `${publicUrl}/t/${code}` }
  })
}

/** Undefined when nobody who shares the address of a mail comes any more. */
export async function readTicketHolders(
  services: Services,
  mail: AboutRegistration & Pick<OutboxMail, 'recipient'>,
) {
  const holding = await readAddressed(services, mail)
  return holding.count === 0 ? undefined : holding
}

/** A payment and the registration that it is for. Undefined once all of it was refunded. */
export async function readPaidRegistration(
  services: Services,
  mail: Pick<OutboxMail, 'payment_id'>,
) {
  const paid = await findUnrefunded(services, mail)
  if (!paid) return undefined
  const payment = await readPaymentFacts(services, paid)
  const about = await readRegistration(services, paid)
  return { ...about, ...payment, links: { ...about.links, ...payment.links } }
}

/** What the office took “pay later” is due online; at some conferences nothing is. */
export async function readUncancelled(services: Services, mail: Mail<'registration-received'>) {
  const about = await readRegistration(services, mail)
  const isOnline = about.registration.due_minor > 0
  return about.isCancelled
    ? undefined
    : {
        ...about,
        dueOnline: isOnline ? about.balance : undefined,
        bring: isOnline ? undefined : about.stillDue,
      }
}

export async function readRecordedPayment(services: Services, mail: Mail<'payment-recorded'>) {
  const money = await readHandMoney(services, mail.facts)
  if (!money) return undefined
  const about = await readRegistration(services, mail)
  return { ...about, ...money, links: { ...about.links, ...money.links } }
}

/** What somebody of the office wrote, in the church's frame. Undefined once the people are forgotten, and it with them. */
export async function readMessage(
  { db }: Services,
  { facts: { subject, text }, registration_id }: Mail<'message'>,
): Promise<MailBody | undefined> {
  if (!text) return undefined
  const registration = await findRegistration(db, registration_id ?? '')
  const language = registration?.language ?? 'en'
  return { language, subject, heading: subject, paragraphs: [], letter: text }
}

export async function readRequest(services: Services, mail: Mail<'request-received'>) {
  return { ...(await readRegistration(services, mail)), wish: mail.facts.wish }
}

export async function readCancelled(services: Services, mail: Mail<'registration-cancelled'>) {
  const about = await readAddressed(services, mail)
  const { by, person = '', message: letter } = mail.facts
  const money = about.isPayer ? cancelledMoneyOf(about, mail.facts) : []
  return { ...about, by, person, isOnePerson: person !== '', money, letter }
}

export async function readMoved(services: Services, mail: Mail<'registration-moved'>) {
  return { ...(await readAddressed(services, mail)), letter: mail.facts.message }
}

export async function readChangedAddress(services: Services, mail: Mail<'email-changed'>) {
  const { which, by } = mail.facts
  // Sent again, it goes to an address that the registration or the gift has now.
  if (which === 'old' && isSentAgain(mail)) return undefined
  if (mail.payment_id) {
    const { language, links, ...paid } = await readMailedPayment(services, mail)
    const reader = which === 'new' ? paid.reader : undefined
    const page = which === 'new' ? links.yours : []
    return { which, by, isGift: true, language, reader, event: '', links: { page } }
  }
  const { language, event, links, ...about } = await readAddressed(services, mail)
  const reader = which === 'new' ? about.reader : undefined
  const page = which === 'new' ? links.see : []
  return { which, by, isGift: false, language, reader, event, links: { page } }
}

export async function readWaiting(services: Services, mail: Mail<'waiting-listed'>) {
  const about = await readRegistration(services, mail)
  return about.registration.hold === 'waiting' ? about : undefined
}

/** Undefined once the offer has expired or was paid. */
export async function readOffer(services: Services, mail: Mail<'place-offered'>) {
  const offer = await readPaidRegistration(services, mail)
  return offer?.registration.hold === 'held' ? offer : undefined
}

/** Each reading makes a new key, because only its digest is stored. It may be sent after the hold has expired. */
export async function readKeeping(services: Services, mail: Mail<'keep-places'>) {
  const about = await readRegistration(services, mail)
  const { id, hold } = about.registration
  if (hold !== 'held' && hold !== 'released') return undefined
  const isHeld = hold === 'held'
  const keep = isHeld
    ? toButton(`${services.publicUrl}/keep/${await makePlaceKey(services.db, id)}`)
    : []
  return { ...about, isHeld, links: { ...about.links, keep } }
}

export async function readBalanceDue(services: Services, mail: Mail<'balance-reminder'>) {
  const about = await readRegistration(services, mail)
  const { language, registration, stillDue } = about
  if (registration.hold !== 'confirmed') return undefined
  const due = balanceToRemindOf(services, registration)
  return due && stillDue ? { ...about, stillDue, dueBy: dayIn(language, due) } : undefined
}

/** There are tickets only while the places are confirmed. The mail server may have been down for days. */
export async function readComing(services: Services, mail: Mail<'conference-reminder'>) {
  const holding = await readTicketHolders(services, mail)
  const hasBegun = holding?.days && startOfDay(holding.days.first) <= services.now().getTime()
  return holding && !hasBegun
    ? { ...holding, hasLetter: holding.links.letter.length > 0 }
    : undefined
}

/** What a visitor was promised stays true; what the office does is read when the mail is sent. */
function cancelledMoneyOf(
  about: Pick<RegistrationFacts, 'language' | 'keptMinor' | 'returnedMinor' | 'coming'>,
  cancelled: MailFacts['registration-cancelled'],
): string[] {
  const { language, keptMinor: staysMinor, returnedMinor, coming } = about
  const receivedMinor = staysMinor + returnedMinor
  if (cancelled.by !== 'office') {
    const { refundMinor = 0, byHandMinor = 0, keptMinor = 0 } = cancelled
    // What the provider has refused meanwhile the office gives back.
    const comingMinor = Math.min(refundMinor, returnedMinor)
    return cancelledMoney(language, {
      by: 'visitor',
      receivedMinor,
      returnedMinor: 0,
      comingMinor,
      byHandMinor: byHandMinor + refundMinor - comingMinor,
      staysMinor: keptMinor,
    })
  }
  const comingMinor = coming?.amountMinor ?? 0
  const goneMinor = returnedMinor - comingMinor
  const money = { receivedMinor, returnedMinor: goneMinor, comingMinor, byHandMinor: 0, staysMinor }
  return cancelledMoney(language, { by: 'office', ...money })
}

export type CancelledMoney = {
  by: 'office' | 'visitor'
  /** Everything that was ever received for the registration. */
  receivedMinor: Paise
  returnedMinor: Paise
  comingMinor: Paise
  /** What the office gives back, because it came by hand or was too much. */
  byHandMinor: Paise
  /** What stays with us by the rule; after a cancellation by the office, what it still decides about. */
  staysMinor: Paise
}

export function cancelledMoney(language: Language, money: CancelledMoney): string[] {
  const { receivedMinor, returnedMinor, comingMinor, byHandMinor, staysMinor } = money
  const words = CANCELLED_MONEY_WORDS[language]
  if (receivedMinor === 0) return [words.nothing]
  const decides = returnedMinor + comingMinor > 0 ? words.other : words.open
  const said: [amount: Paise, say: (amount: string) => string][] = [
    [returnedMinor, words.returned],
    [comingMinor, VISIT_WORDS[language].coming],
    [byHandMinor, words.byHand],
    [staysMinor, money.by === 'visitor' ? words.kept : decides],
  ]
  return said.flatMap(([amount, say]) => (amount > 0 ? [say(rupeesIn(language, amount))] : []))
}
