import { consentsOf } from '#database/consents/consents.ts'
import { entriesAt } from '#database/doors/door-entries.ts'
import { changeRows, findRow, findRows } from '#database/engine/rows.ts'
import { countStillNeeded, type Forgotten, forgetRecords } from '#database/records/forget/forget.ts'
import {
  forgetAround,
  forgetAttendee,
  forgetGifts,
  forgetRegistration,
} from '#database/records/forget/forget-record.ts'
import { findGift } from '#database/records/gifts/gifts.ts'
import { mailsAbout, mailsOfPayments } from '#database/records/mail/outbox.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import { ownerOf, type PrivateRecord, storedOf } from '#database/records/private/private-pages.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import { eraseDayNotes } from '#database/records/registration/day-notes.ts'
import { allAttendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import {
  type ErasureSubject,
  openErasuresOf,
  openRequestsOf,
  storeEraseRequest,
} from '#database/records/requests/open-requests.ts'
import { findTicketByToken, ticketsOf } from '#database/records/tickets/tickets.ts'
import { allEvents, eventsToCome, findEvent, isOver } from '#domain/conferences/conference.ts'
import { addDays, dayInIndia, startOfDay } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { toDecimalText } from '#domain/money.ts'
import { donorsRetainedFrom } from '#domain/payments/financial-year.ts'
import { byPersonField } from '#domain/registration/person.ts'
import { refuse } from '#workflows/actor.ts'
import { nameEventNow, nameFund } from '#workflows/conferences/event-now.ts'
import {
  type ChangeRequest,
  changeRecord,
  type Locked,
  type LockedRegistration,
} from '#workflows/records/change-record.ts'
import { ledgerFieldsOf } from '#workflows/records/payments/read-payment.ts'
import { readPrivateRecord } from '#workflows/records/private/read-private-page.ts'
import { VISITOR } from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'

/** The ledger stays: amounts, states and receipt numbers, without names where the law lets it. */
export async function eraseRecord(services: Services, request: ChangeRequest) {
  return changeRecord(services, request.kind, request, {
    needs: 'erase',
    action: 'erase',
    apply: async (locked: Locked) => {
      const { tx, payments, at } = locked
      if (await isMoneyUnderWay(locked)) return refuse('money-under-way')
      const asked = await openErasuresOf(tx, ownerOf(locked))
      if (locked.kind === 'gift') {
        const { id } = locked.gift
        // What the law asks for stays, as it does when old gifts are forgotten.
        await forgetGifts(tx, { id, ...retention(at) })
        await forgetAround(tx, { ...parts(services, payments), id })
      } else {
        const refused = await eraseAttendees(services, locked, asked)
        if (refused) return refused
      }
      const ids = asked.map(({ id }) => id)
      await changeRows(tx, 'erase_request', { id: ids }, { ended_at: at.toISOString() })
      return { ok: true as const }
    },
  })
}

async function eraseAttendees(
  services: Services,
  { tx, registration, payments }: LockedRegistration,
  asked: readonly { position: number | null }[],
) {
  const { id, hold } = registration
  const people = await allAttendeesOf(tx, id)
  const positions = asked.flatMap(({ position }) => position ?? [])
  const isWhole = positions.length === 0 || positions.length < asked.length
  const stays = (person: (typeof people)[number]) =>
    hold !== 'cancelled' && person.cancelled_at === null
  const whom = isWhole ? people : people.filter(({ position }) => positions.includes(position))
  if (isAhead(services, registration) && whom.some(stays)) return refuse('cancel-first')
  if (isWhole) {
    await forgetRegistration(tx, { ...parts(services, payments), id })
    return undefined
  }
  for (const position of positions) {
    const isPayer = people[0]?.position === position
    await forgetAttendee(tx, { ...parts(services, payments), id }, position, isPayer)
  }
  return undefined
}

function parts(services: Services, payments: readonly Payment[]) {
  return { payments, ledgerFields: ledgerFieldsOf(services) }
}

function retention(at: Date) {
  const from = startOfDay(donorsRetainedFrom(dayInIndia(at.getTime())))
  return { donorsRetainedFrom: new Date(from).toISOString() }
}

async function isMoneyUnderWay({ tx, payments }: Locked): Promise<boolean> {
  for (const { id, ask_at, refunds_ask_at } of payments) {
    if (ask_at !== null || refunds_ask_at !== null) return true
    const refunds = await refundsOf(tx, id)
    if (refunds.some(({ follow_at }) => follow_at !== null)) return true
  }
  return false
}

/** The names of the attendees who asked for themselves alone; empty where it is about everybody. */
export async function readErasing(
  { db }: Services,
  record: { kind: 'registration'; registration: { id: string } } | { kind: 'gift' },
): Promise<string[]> {
  if (record.kind === 'gift') return []
  const { id } = record.registration
  const asked = await openErasuresOf(db, { registration_id: id, gift_id: null })
  const positions = asked.map(({ position }) => position)
  if (positions.includes(null)) return []
  const people = await allAttendeesOf(db, id)
  return people
    .filter(({ position }) => positions.includes(position))
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`)
}

export type Whose = {
  kind: 'registration' | 'gift'
  id: string
  position: number | null
}

export async function findWhose(services: Services, token: string): Promise<Whose | undefined> {
  const record = await readPrivateRecord(services, token)
  if (record) return whoseOf(record)
  const ticket = await findTicketByToken(services.db, token)
  return ticket && { kind: 'registration', id: ticket.registration_id, position: ticket.position }
}

export function whoseOf(record: PrivateRecord): Whose {
  return { kind: record.kind, id: storedOf(record).id, position: null }
}

/** Whether the conference of a registration is still ahead, so that it has to be cancelled first. */
export function isAhead({ content, now }: Services, { event_code }: { event_code: string }) {
  const event = findEvent(content.conferences, event_code)?.event
  return event !== undefined && !isOver(event, now())
}

export type { Forgotten }

/** A trial only counts. Still needed are old registrations that wait, hold places or are expected. */
export async function forgetPeople(
  services: Services,
  { before, trial }: { before: string; trial: boolean },
) {
  const { db, content, now } = services
  const forgetting = {
    before,
    upcoming: eventsToCome(content.conferences, now()),
    ...retention(now()),
    ledgerFields: ledgerFieldsOf(services),
  }
  const stillNeeded = await countStillNeeded(db, forgetting)
  return { stillNeeded, forgotten: await forgetRecords(db, { ...forgetting, trial }) }
}

/** Asks the office to erase what we hold about these people. Once more is the same request. */
export async function askToErase(services: Services, whose: Whose, key: string) {
  const request = { id: whose.id, actor: VISITOR, key }
  return changeRecord(services, whose.kind, request, {
    needs: 'private-link',
    action: 'ask-to-erase',
    isNoChange: true,
    apply: async ({ tx, at }) => {
      await storeEraseRequest(tx, erasedOf(whose), at.toISOString())
      return { ok: true as const }
    },
  })
}

export async function takeBackErasure(services: Services, whose: Whose) {
  const request = { id: whose.id, actor: VISITOR }
  return changeRecord(services, whose.kind, request, {
    needs: 'private-link',
    action: 'take-back-request',
    isNoChange: true,
    apply: async ({ tx, at }) => {
      const own = await openErasuresOf(tx, erasedOf(whose))
      const ids = own.filter(({ position }) => position === whose.position).map(({ id }) => id)
      if (ids.length === 0) return refuse('no-request')
      await changeRows(tx, 'erase_request', { id: ids }, { ended_at: at.toISOString() })
      return { ok: true as const }
    },
  })
}

/** When it was asked for; undefined unless the request is with the office. */
export async function erasureAskedAt({ db }: Services, whose: Whose): Promise<string | undefined> {
  const open = await openErasuresOf(db, erasedOf(whose))
  return open.find(({ position }) => position === whose.position)?.at
}

function erasedOf({ kind, id, position }: Whose): ErasureSubject {
  return {
    registration_id: kind === 'registration' ? id : null,
    gift_id: kind === 'gift' ? id : null,
    position,
  }
}

export async function readDataPage(services: Services, token: string, language?: Language) {
  const whose = await findWhose(services, token)
  const own = whose && (await readOwnData(services, whose, language))
  if (!own) return undefined
  return {
    own,
    isAsked: (await erasureAskedAt(services, whose)) !== undefined,
    isAhead: await isStillAhead(services, whose),
  }
}

async function isStillAhead(services: Services, { kind, id }: Whose): Promise<boolean> {
  const registration = kind === 'registration' ? await findRegistration(services.db, id) : undefined
  if (!registration || registration.hold === 'cancelled') return false
  return isAhead(services, registration)
}

/** Everything that we hold about the people of a private page, as its file has it. Moments are ISO 8601. */
export type OwnData = NonNullable<Awaited<ReturnType<typeof readOwnData>>>

/** For one attendee without payments and anybody else. The file names conference and fund in English. */
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
  const notes = await findRows(db, 'day_note', { registration_id: id })
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
    people: own.map((person) => ({
      ...byPersonField(({ column }) => person[column]),
      takenOffAt: person.cancelled_at,
      noteForTheDay: notes.find(({ position }) => position === person.position)?.note ?? '',
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

/** So long after its date nobody needs to know of a guest's allergy. */
const DAYS_OF_DAY_NOTES = 30

export function eraseOldDayNotes({ db, content, now }: Services): Promise<void> {
  const before = addDays(dayInIndia(now().getTime()), -DAYS_OF_DAY_NOTES)
  const later = allEvents(content.conferences).filter(({ days }) => days && days.last >= before)
  return eraseDayNotes(db, before, later)
}
