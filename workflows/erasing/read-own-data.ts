import { consentsOf } from '#database/consents/consents.ts'
import { entriesAt } from '#database/doors/door-entries.ts'
import { findRow } from '#database/engine/rows.ts'
import { findGift, type Gift, type MonthlyGift } from '#database/records/gifts/gifts.ts'
import { mailsAbout, mailsOfPayments, type OutboxMail } from '#database/records/mail/outbox.ts'
import { entriesFor, type MoneyEntry } from '#database/records/money/money-entries.ts'
import { type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import { allAttendeesOf } from '#database/records/registration/attendees.ts'
import {
  findRegistration,
  type Registration,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import { openRequestsOf } from '#database/records/requests/open-requests.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import type { Language } from '#domain/language.ts'
import { toDecimalText } from '#domain/money.ts'
import type { PersonFieldName } from '#domain/registration/person.ts'
import { nameEventNow } from '#workflows/conferences/event-now.ts'
import { nameFund } from '#workflows/records/payments/name-purpose.ts'
import type { Services } from '#workflows/services.ts'
import type { Whose } from './erase-record.ts'

/** Everything that we hold about the people of a private page, as its file has it. Moments are ISO 8601. */
export type OwnData = {
  registration?: {
    conference: string
    when: string
    registeredAt: string
    registeringAs: string
    typeOfRegistration: string
    arrival: string
    language: string
  }
  gift?: {
    name: string
    email: string
    mobile: string
    pan: string
    fund: string
    rupees: string
    givenAt: string
    language: string
  }
  people: ({ [Field in PersonFieldName]: string | number } & { takenOffAt: string | null })[]
  payments: { transaction: string; rupees: string; at: string; state: string; payer: string }[]
  moneyByHand: { rupees: string; on: string; method: string; reference: string }[]
  mails: { to: string; kind: string; subject: string; at: string }[]
  requests: { kind: string; wish: string; at: string }[]
  entries: { ticket: string; kind: string; at: string }[]
  consents: { wording: string; language: string; at: string }[]
  monthlyReminder?: { day: number; rupees: string; fund: string; next: string }
}

/** Conference and fund are named in a language; the file names them in English. */
export async function readOwnData(
  services: Services,
  whose: Whose,
  language: Language = 'en',
): Promise<OwnData | undefined> {
  const { db } = services
  if (whose.kind === 'gift') return dataOfGift(services, await findGift(db, whose.id), language)
  const registration = await findRegistration(db, whose.id)
  if (!registration) return undefined
  const visit = await visitOf(services, registration, language)
  return whose.position === null
    ? { registration: visit, ...(await dataOfRegistration(services, registration)) }
    : { registration: visit, ...(await dataOfAttendee(services, registration, whose.position)) }
}

async function dataOfRegistration(
  services: Services,
  registration: Registration,
): Promise<OwnData> {
  const { db } = services
  const { id } = registration
  const payments = await paymentsFor(db, 'registration_id', id)
  const mails = [
    ...(await mailsAbout(db, { registration_id: id })),
    ...(await mailsOfPayments(db, payments)),
  ]
  const requests = await openRequestsOf(db, id)
  return {
    people: (await allAttendeesOf(db, id)).map(personOf),
    payments: payments.map(paymentOf),
    moneyByHand: (await entriesFor(db, 'registration_id', id)).map(byHandOf),
    mails: mails.map(mailOf),
    requests: requests.map(({ kind, wish, at }) => ({ kind, wish, at })),
    entries: await entriesOf(services, registration, () => true),
    consents: (await consentsOf(db, { owner: id })).map(consentOf),
  }
}

/** No payments, and nobody else. */
async function dataOfAttendee(
  services: Services,
  registration: Registration,
  position: number,
): Promise<OwnData> {
  const { db } = services
  const people = await allAttendeesOf(db, registration.id)
  const own = people.filter((each) => each.position === position)
  const others = people.filter((each) => each.position !== position)
  const isOwn = (address: string) =>
    own.some(({ email }) => email !== '' && email === address) &&
    others.every(({ email }) => email !== address)
  const mails = await mailsAbout(db, { registration_id: registration.id })
  return {
    people: own.map(personOf),
    payments: [],
    moneyByHand: [],
    mails: mails.filter(({ recipient }) => isOwn(recipient)).map(mailOf),
    requests: [],
    entries: await entriesOf(services, registration, (ticket) => ticket.position === position),
    consents: (await consentsOf(db, { owner: registration.id, position })).map(consentOf),
  }
}

async function dataOfGift(services: Services, gift: Gift, language: Language): Promise<OwnData> {
  const { db } = services
  const payments = await paymentsFor(db, 'gift_id', gift.id)
  const monthly = await findRow(db, 'monthly_gift', { gift_id: gift.id })
  return {
    gift: {
      name: gift.full_name,
      email: gift.email,
      mobile: gift.phone,
      pan: gift.pan ?? '',
      fund: nameFund(services, gift.fund, language),
      rupees: toDecimalText(gift.amount_minor),
      givenAt: gift.created_at,
      language: gift.language,
    },
    people: [],
    payments: payments.map(paymentOf),
    moneyByHand: (await entriesFor(db, 'gift_id', gift.id)).map(byHandOf),
    mails: (await mailsOfPayments(db, payments)).map(mailOf),
    requests: [],
    entries: [],
    consents: (await consentsOf(db, { owner: gift.id })).map(consentOf),
    ...(monthly && {
      monthlyReminder: monthlyOf(monthly, nameFund(services, monthly.fund, language)),
    }),
  }
}

async function visitOf(services: Services, registration: Registration, language: Language) {
  const event = await nameEventNow(services, registration, language)
  return {
    conference: event.label,
    when: event.when ?? '',
    registeredAt: registration.created_at,
    registeringAs: registration.party,
    typeOfRegistration: registration.residential,
    arrival: registration.arrival,
    language: registration.language,
  }
}

function personOf(person: StoredAttendee): OwnData['people'][number] {
  const { gender, email, age, phone, city, cancelled_at } = person
  return {
    firstname: person.first_name,
    lastname: person.last_name,
    ...{ gender, email, age, phone, city },
    takenOffAt: cancelled_at,
  }
}

function paymentOf({ txnid, amount_minor, opened_at, state, payer_name }: Payment) {
  const rupees = toDecimalText(amount_minor)
  return { transaction: txnid, rupees, at: opened_at, state, payer: payer_name }
}

function byHandOf({ amount_minor, day, method, reference }: MoneyEntry) {
  return { rupees: toDecimalText(amount_minor), on: day, method: method ?? '', reference }
}

function mailOf({ recipient, kind, sent_subject, created_at }: OutboxMail) {
  return { to: recipient, kind, subject: sent_subject ?? '', at: created_at }
}

function consentOf({ wording, language, at }: OwnData['consents'][number]) {
  return { wording, language, at }
}

function monthlyOf({ day, amount_minor, next_on }: MonthlyGift, fund: string) {
  return { day, rupees: toDecimalText(amount_minor), fund, next: next_on }
}

async function entriesOf(
  { db }: Services,
  { id, event_code }: Registration,
  isOwn: (ticket: Awaited<ReturnType<typeof ticketsOf>>[number]) => boolean,
): Promise<OwnData['entries']> {
  const tickets = (await ticketsOf(db, id)).filter(isOwn)
  const found = await Promise.all(tickets.map(({ code }) => entriesAt(db, event_code, code)))
  return found.flat().map(({ ticket_code, kind, at }) => ({ ticket: ticket_code ?? '', kind, at }))
}
