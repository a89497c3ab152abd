import { randomBytes } from 'node:crypto'
import { digestOf } from '#database/engine/digest.ts'
import type { Db } from '#database/engine/open.ts'
import {
  changeRows,
  deleteRows,
  findRow,
  findRows,
  insertNew,
  rowOf,
} from '#database/engine/rows.ts'
import type { Gift } from '#database/records/gifts/gifts.ts'
import type { Owner, OwnerColumn } from '#database/records/payments/payments.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import { isPrivateToken } from '#domain/record-numbers.ts'
import { TICKET_CODE_BYTES, ticketCode } from '#domain/tickets.ts'

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

export function storedOf(record: PrivateRecord): Gift | Registration {
  return record.kind === 'gift' ? record.gift : record.registration
}

export function ownerOf(record: PrivateRecord): Owner {
  return record.kind === 'gift'
    ? { gift_id: record.gift.id, registration_id: null }
    : { gift_id: null, registration_id: record.registration.id }
}

export function ownerColumnOf(record: PrivateRecord): [OwnerColumn, id: string] {
  return [`${record.kind}_id`, storedOf(record).id]
}

/** It is in hexadecimal, because the site redirects addresses to lower case. */
export function newPrivateToken(): string {
  return randomBytes(20).toString('hex')
}

export function newTicketCode(): string {
  return ticketCode(randomBytes(TICKET_CODE_BYTES))
}

export async function findEndedLink(db: Db, secret: string) {
  return findRow(db, 'ended_link', { digest: digestOf(secret) })
}

/** Others took the place of these. */
export async function replacedTickets(db: Db, eventCode: string) {
  return db
    .selectFrom('ended_link')
    .innerJoin('registration', 'registration.id', 'ended_link.registration_id')
    .select(['ended_link.digest', 'registration.id as registrationId', 'ended_link.position'])
    .where('registration.event_code', '=', eventCode)
    .where('is_ticket', '=', 1)
    .execute()
}

/** With the payer's mailbox every link that it was sent ends, and everything that its page has shown. */
export async function endPayersLinks(tx: Db, owner: Owner, at?: Date): Promise<void> {
  const { gift_id, registration_id } = owner
  const [table, id] = gift_id
    ? (['gift', gift_id] as const)
    : (['registration', registration_id ?? ''] as const)
  const { private_token } = await rowOf(tx, table, { id })
  await changeRows(tx, table, { id }, { private_token: newPrivateToken() })
  const payments = await findRows(tx, 'payment', gift_id ? { gift_id } : { registration_id })
  for (const payment of payments) {
    await changeRows(tx, 'payment', { id: payment.id }, { token: newPrivateToken() })
  }
  const keys = gift_id ? [] : await findRows(tx, 'place_key', { registration_id: id })
  await deleteRows(tx, 'place_key', { digest: keys.map(({ digest }) => digest) })
  const tokens = [private_token, ...payments.map(({ token }) => token)]
  const digests = [...tokens.map(digestOf), ...keys.map(({ digest }) => digest)]
  const ended = { ...owner, position: null, is_ticket: 0, ended_at: at?.toISOString() ?? null }
  await insertNew(
    tx,
    'ended_link',
    digests.map((digest) => ({ ...ended, digest })),
  )
  if (!gift_id) await endTickets(tx, { registration_id: id })
}

/**
 * Inside the transaction that changes somebody's mailbox: the tickets and links that take the place of
 * theirs are mailed. What happened at the doors stays with the person.
 */
export async function endTickets(tx: Db, whose: { registration_id: string; position?: number }) {
  for (const { code, private_token, ...ticket } of await findRows(tx, 'ticket', whose)) {
    const { registration_id, position } = ticket
    const anew = {
      code: newTicketCode(),
      private_token: newPrivateToken(),
      tell: 'by-mail' as const,
    }
    await changeRows(tx, 'ticket', { code }, anew)
    await changeRows(tx, 'door_entry', { ticket_code: code }, { ticket_code: anew.code })
    const ended = { registration_id, gift_id: null, position, ended_at: null }
    await insertNew(tx, 'ended_link', [
      { ...ended, digest: digestOf(private_token), is_ticket: 0 },
      { ...ended, digest: digestOf(code), is_ticket: 1 },
    ])
  }
}
