import { consentsOf } from '#database/consents/consents.ts'
import { entriesAt } from '#database/doors/door-entries.ts'
import { findRow } from '#database/engine/rows.ts'
import { findGift, type Gift } from '#database/records/gifts/gifts.ts'
import { mailsAbout, mailsOfPayments, type OutboxMail } from '#database/records/mail/outbox.ts'
import { entriesFor, type MoneyEntry } from '#database/records/money/account-sums.ts'
import { type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import {
  allAttendeesOf,
  findRegistration,
  type Registration,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import { openRequestsOf, type VisitorRequest } from '#database/records/requests/open-requests.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import type { Language } from '#domain/language.ts'
import { toDecimalText } from '#domain/money.ts'
import { nameEventNow, nameFund } from '#workflows/conferences/event-now.ts'
import type { Services } from '#workflows/services.ts'
import type { Whose } from './erase-record.ts'

/** Everything that we hold about the people of a private page, as its file has it. Moments are ISO 8601. */
export type OwnData = {
  registration?: Record<
    | 'conference'
    | 'when'
    | 'registeredAt'
    | 'registeringAs'
    | 'typeOfRegistration'
    | 'arrival'
    | 'language',
    string
  >
  gift?: ReturnType<typeof giftOf>
  people: ReturnType<typeof personOf>[]
  payments: ReturnType<typeof paymentOf>[]
  moneyByHand: ReturnType<typeof byHandOf>[]
  mails: ReturnType<typeof mailOf>[]
  requests: Pick<VisitorRequest, 'kind' | 'wish' | 'at'>[]
  entries: { ticket: string; kind: string; at: string }[]
  consents: ReturnType<typeof consentOf>[]
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
  const event = await nameEventNow(services, registration, language)
  return {
    registration: {
      conference: event.label,
      when: event.when ?? '',
      registeredAt: registration.created_at,
      registeringAs: registration.party,
      typeOfRegistration: registration.residential,
      arrival: registration.arrival,
      language: registration.language,
    },
    ...(await dataOfPeople(services, registration, whose.position)),
  }
}

/** Of everybody or, without payments and anybody else, of one attendee. */
async function dataOfPeople(
  { db }: Services,
  { id, event_code }: Registration,
  position: number | null,
): Promise<OwnData> {
  const isWhole = position === null
  const isTheirs = (each: { position: number }) => isWhole || each.position === position
  const people = await allAttendeesOf(db, id)
  const own = people.filter(isTheirs)
  const others = people.filter((each) => !isTheirs(each))
  const isOwn = (address: string) =>
    own.some(({ email }) => email !== '' && email === address) &&
    others.every(({ email }) => email !== address)
  const payments = isWhole ? await paymentsFor(db, 'registration_id', id) : []
  const byHand = isWhole ? await entriesFor(db, 'registration_id', id) : []
  const mails = await mailsAbout(db, { registration_id: id })
  const requests = isWhole ? await openRequestsOf(db, id) : []
  const tickets = (await ticketsOf(db, id)).filter(isTheirs)
  const entries = await Promise.all(tickets.map(({ code }) => entriesAt(db, event_code, code)))
  const consents = await consentsOf(db, { owner: id, position: position ?? undefined })
  return {
    people: own.map(personOf),
    payments: payments.map(paymentOf),
    moneyByHand: byHand.map(byHandOf),
    mails: [
      ...mails.filter(({ recipient }) => isWhole || isOwn(recipient)),
      ...(await mailsOfPayments(db, payments)),
    ].map(mailOf),
    requests: requests.map(({ kind, wish, at }) => ({ kind, wish, at })),
    entries: entries
      .flat()
      .map(({ ticket_code, kind, at }) => ({ ticket: ticket_code ?? '', kind, at })),
    consents: consents.map(consentOf),
  }
}

async function dataOfGift(services: Services, gift: Gift, language: Language): Promise<OwnData> {
  const { db } = services
  const payments = await paymentsFor(db, 'gift_id', gift.id)
  const monthly = await findRow(db, 'monthly_gift', { gift_id: gift.id })
  const fundOf = ({ fund }: { fund: string }) => nameFund(services, fund, language)
  return {
    gift: giftOf(gift, fundOf(gift)),
    people: [],
    payments: payments.map(paymentOf),
    moneyByHand: (await entriesFor(db, 'gift_id', gift.id)).map(byHandOf),
    mails: (await mailsOfPayments(db, payments)).map(mailOf),
    requests: [],
    entries: [],
    consents: (await consentsOf(db, { owner: gift.id })).map(consentOf),
    ...(monthly && {
      monthlyReminder: {
        day: monthly.day,
        rupees: toDecimalText(monthly.amount_minor),
        fund: fundOf(monthly),
        next: monthly.next_on,
      },
    }),
  }
}

function giftOf(gift: Gift, fund: string) {
  return {
    name: gift.full_name,
    email: gift.email,
    mobile: gift.phone,
    pan: gift.pan ?? '',
    fund,
    rupees: toDecimalText(gift.amount_minor),
    givenAt: gift.created_at,
    language: gift.language,
  }
}

function personOf(person: StoredAttendee) {
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

function consentOf({ wording, language, at }: Awaited<ReturnType<typeof consentsOf>>[number]) {
  return { wording, language, at }
}
