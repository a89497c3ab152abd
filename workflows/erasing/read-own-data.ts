import { consentsOf } from '#database/consents/consents.ts'
import { entriesAt } from '#database/doors/door-entries.ts'
import { findRow } from '#database/engine/rows.ts'
import { findGift } from '#database/records/gifts/gifts.ts'
import { mailsAbout, mailsOfPayments } from '#database/records/mail/outbox.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { allAttendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { openRequestsOf } from '#database/records/requests/open-requests.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import type { Language } from '#domain/language.ts'
import { toDecimalText } from '#domain/money.ts'
import { nameEventNow, nameFund } from '#workflows/conferences/event-now.ts'
import type { Services } from '#workflows/services.ts'
import type { Whose } from './erase-record.ts'

/** Everything that we hold about the people of a private page, as its file has it. Moments are ISO 8601. */
export type OwnData = NonNullable<Awaited<ReturnType<typeof readOwnData>>>

/**
 * Of everybody or, without payments and anybody else, of one attendee. Conference and fund are named in a language;
 * the file names them in English.
 */
export async function readOwnData(
  services: Services,
  { kind, id, position }: Whose,
  language: Language = 'en',
) {
  const { db } = services
  const gift = kind === 'gift' ? await findGift(db, id) : undefined
  const registration = gift ? undefined : await findRegistration(db, id)
  if (!gift && !registration) return undefined
  const event = registration && (await nameEventNow(services, registration, language))
  const isWhole = position === null
  const isTheirs = (each: { position: number }) => isWhole || each.position === position
  const everybody = await allAttendeesOf(db, id)
  const own = everybody.filter(isTheirs)
  const others = everybody.filter((each) => !isTheirs(each))
  const isOwn = (address: string) =>
    own.some(({ email }) => email !== '' && email === address) &&
    others.every(({ email }) => email !== address)
  const payments = isWhole ? await paymentsFor(db, `${kind}_id`, id) : []
  const byHand = isWhole ? await entriesFor(db, `${kind}_id`, id) : []
  const mails = await mailsAbout(db, { registration_id: id })
  const requests = isWhole ? await openRequestsOf(db, id) : []
  const codes = (await ticketsOf(db, id)).filter(isTheirs).map(({ code }) => code)
  const eventCode = registration?.event_code ?? ''
  const entries = await Promise.all(codes.map((code) => entriesAt(db, eventCode, code)))
  const consents = await consentsOf(db, { owner: id, position: position ?? undefined })
  const monthly = gift && (await findRow(db, 'monthly_gift', { gift_id: id }))
  return {
    ...(registration && {
      registration: {
        conference: event?.label ?? '',
        when: event?.when ?? '',
        registeredAt: registration.created_at,
        registeringAs: registration.party,
        typeOfRegistration: registration.residential,
        arrival: registration.arrival,
        language: registration.language,
      },
    }),
    ...(gift && {
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
    }),
    people: own.map(({ first_name, last_name, gender, email, age, phone, city, cancelled_at }) => ({
      firstname: first_name,
      lastname: last_name,
      ...{ gender, email, age, phone, city },
      takenOffAt: cancelled_at,
    })),
    payments: payments.map(({ txnid, amount_minor, opened_at, state, payer_name }) => {
      const rupees = toDecimalText(amount_minor)
      return { transaction: txnid, rupees, at: opened_at, state, payer: payer_name }
    }),
    moneyByHand: byHand.map(({ amount_minor, day, method, reference }) => {
      return { rupees: toDecimalText(amount_minor), on: day, method: method ?? '', reference }
    }),
    mails: [
      ...mails.filter(({ recipient }) => isWhole || isOwn(recipient)),
      ...(await mailsOfPayments(db, payments)),
    ].map(({ recipient, kind: mail, sent_subject, created_at }) => {
      return { to: recipient, kind: mail, subject: sent_subject ?? '', at: created_at }
    }),
    requests: requests.map(({ kind: request, wish, at }) => ({ kind: request, wish, at })),
    entries: entries.flat().map((entry) => {
      return { ticket: entry.ticket_code ?? '', kind: entry.kind, at: entry.at }
    }),
    consents: consents.map((consent) => {
      return { wording: consent.wording, language: consent.language, at: consent.at }
    }),
    ...(monthly && {
      monthlyReminder: {
        day: monthly.day,
        rupees: toDecimalText(monthly.amount_minor),
        fund: nameFund(services, monthly.fund, language),
        next: monthly.next_on,
      },
    }),
  }
}
