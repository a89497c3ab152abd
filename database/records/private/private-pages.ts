import { randomBytes } from 'node:crypto'
import type { Db } from '#database/engine/open.ts'
import { findRow, rowOf } from '#database/engine/rows.ts'
import type { Gift } from '#database/records/gifts/gifts.ts'
import {
  type Owner,
  type OwnerColumn,
  type Payment,
  paymentsFor,
} from '#database/records/payments/payments.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import type { Language } from '#domain/language.ts'
import { isPrivateToken } from '#domain/record-numbers.ts'
import { TICKET_CODE_BYTES, ticketCode } from '#domain/tickets.ts'

/** A record with a private page. */
export type PrivateRecord =
  | { kind: 'gift'; gift: Gift }
  | { kind: 'registration'; registration: Registration }

export async function findPrivateRecord(db: Db, token: string): Promise<PrivateRecord | undefined> {
  if (!isPrivateToken(token)) return undefined
  const registration = await findRow(db, 'registration', { private_token: token })
  if (registration) return { kind: 'registration', registration }
  const gift = await findRow(db, 'gift', { private_token: token })
  return gift && { kind: 'gift', gift }
}

/** The gift or registration that a payment is for. */
export async function recordOf(
  db: Db,
  { gift_id, registration_id }: Owner,
): Promise<PrivateRecord> {
  if (registration_id !== null) {
    const registration = await rowOf(db, 'registration', { id: registration_id })
    return { kind: 'registration', registration }
  }
  return { kind: 'gift', gift: await rowOf(db, 'gift', { id: gift_id ?? '' }) }
}

/** What both kinds of record have. */
export function storedOf(record: PrivateRecord): Gift | Registration {
  return record.kind === 'gift' ? record.gift : record.registration
}

export function privateTokenOf(record: PrivateRecord): string {
  return storedOf(record).private_token
}

/** In which the pages and mails of a registration or a gift are. */
export function languageOfRecord(record: PrivateRecord): Language {
  return storedOf(record).language
}

/** By which its payments and entries name it. */
export function ownerOf(record: PrivateRecord): Owner {
  return record.kind === 'gift'
    ? { gift_id: record.gift.id, registration_id: null }
    : { gift_id: null, registration_id: record.registration.id }
}

/** The same as the one column that has it. */
export function ownerColumnOf(record: PrivateRecord): [OwnerColumn, id: string] {
  return [`${record.kind}_id`, storedOf(record).id]
}

/** Every attempt to pay for it, oldest first. */
export async function attemptsFor(db: Db, record: PrivateRecord): Promise<Payment[]> {
  return paymentsFor(db, ...ownerColumnOf(record))
}

/** 160 bits. In hexadecimal, because the site redirects addresses to lower case. */
export function newPrivateToken(): string {
  return randomBytes(20).toString('hex')
}

export function newTicketCode(): string {
  return ticketCode(randomBytes(TICKET_CODE_BYTES))
}
