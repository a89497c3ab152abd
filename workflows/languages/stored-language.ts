import { changeRows, findRow } from '#database/engine/rows.ts'
import { findPayment, findPaymentByToken } from '#database/records/payments/payments.ts'
import { findByPlaceKey } from '#database/records/places/places.ts'
import {
  findEndedLink,
  findPrivateRecord,
  recordOf,
  storedOf,
} from '#database/records/private/private-pages.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { findTicketByToken, type Ticket } from '#database/records/tickets/tickets.ts'
import type { Language } from '#domain/language.ts'
import { readTicketCode } from '#domain/tickets.ts'
import { refuse } from '#workflows/actor.ts'
import { changeRecord, type RecordKind } from '#workflows/records/change-record.ts'
import { readPrivateRecord } from '#workflows/records/private/read-private-page.ts'
import { VISITOR } from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'

/** Undefined for an unknown key. */
type FindLanguage = (services: Services, key: string) => Promise<Language | undefined>

export const languageOfPage: FindLanguage = async (services, token) => {
  const record = await readPrivateRecord(services, token)
  return record
    ? storedOf(record).language
    : languageOfTicket(services, await findTicketByToken(services.db, token))
}

export const languageOfCode: FindLanguage = async (services, typed) => {
  const code = readTicketCode(typed)
  return code === undefined
    ? undefined
    : languageOfTicket(services, await findRow(services.db, 'ticket', { code }))
}

export const languageOfPayment: FindLanguage = async ({ db }, name) => {
  const payment = (await findPaymentByToken(db, name)) ?? (await findPayment(db, name))
  return payment && storedOf(await recordOf(db, payment)).language
}

export const languageOfPlaces: FindLanguage = async ({ db }, key) =>
  (await findByPlaceKey(db, key))?.language

export const languageOfEnded: FindLanguage = async ({ db }, secret) => {
  const ended = await findEndedLink(db, readTicketCode(secret) ?? secret)
  return ended && storedOf(await recordOf(db, ended)).language
}

async function languageOfTicket({ db }: Services, ticket: Ticket | undefined) {
  return ticket && (await findRegistration(db, ticket.registration_id))?.language
}

/** The language is the payer's choice: an attendee's own link changes nothing. */
export async function chooseLanguage(
  services: Services,
  { token, language }: { token: string; language: Language },
) {
  const record = await findPrivateRecord(services.db, token)
  if (!record) return refuse('unknown')
  if (storedOf(record).language === language) return { ok: true } as const
  const request = { id: storedOf(record).id, actor: VISITOR }
  return changeRecord(services, record.kind, request, {
    needs: 'private-link',
    action: 'choose-language',
    isNoChange: true,
    apply: async (locked) => {
      const from = storedOf(locked).language
      const { id } = storedOf(locked)
      await changeRows<RecordKind>(locked.tx, locked.kind, { id }, { language })
      return { ok: true as const, details: { from, to: language } }
    },
  })
}

/** Private pages have no language in their address. */
export function publicAddress(
  { publicUrl }: Pick<Services, 'publicUrl'>,
  language: Language,
  path: string,
): string {
  return language === 'en' ? `${publicUrl}${path}` : `${publicUrl}/${language}${path}`
}
