import { createHash } from 'node:crypto'
import { undeliverableAmong } from '#database/mail/undeliverable.ts'
import { openRegistrationList } from '#database/search/registration-list.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { RegistrationFilter } from '#domain/registration/registration-filter.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Standing } from '#domain/standing.ts'
import { eachRegistration } from '#workflows/registration-lists/list-registrations.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

export type Recipients = {
  /** Each mailbox once, with the first registration that names it. */
  addresses: { email: string; registrationId: string }[]
  registrationIds: string[]
  registrations: number
  /** How many of the registrations have each standing. */
  standings: Map<Standing, number>
  /** People who come without an address of their own or of the payer. */
  withoutAddress: number
  /** Addresses whose last mail came back, which are left out. */
  undeliverable: number
  /** Changes with the addresses and the registrations. */
  digest: string
}

export type ReadRecipients =
  | { ok: true; recipients: Recipients }
  | { ok: false; problem: 'too-many' }
  | NotAllowed

/** More are written to in parts: one conference, or one standing, at a time. */
export const MAX_REGISTRATIONS = 2_000

/** To whom a mail to everybody of a filtered list would go. */
export async function readRecipients(
  { db }: Pick<Services, 'db'>,
  { actor, filter }: { actor: Actor; filter: RegistrationFilter },
): Promise<ReadRecipients> {
  if (!staffCan.writeToPeople(actor)) return NOT_ALLOWED
  const list = await openRegistrationList(db, { filter: { ...filter, sort: 'oldest' } })
  if (!list.totals || list.totals.registrations > MAX_REGISTRATIONS) {
    return { ok: false, problem: 'too-many' }
  }
  const byMailbox = new Map<string, { email: string; registrationId: string }>()
  const standings = new Map<Standing, number>()
  const registrationIds: string[] = []
  let withoutAddress = 0
  for await (const batch of eachRegistration(db, list)) {
    for (const { id, standing, people } of batch) {
      registrationIds.push(id)
      standings.set(standing, (standings.get(standing) ?? 0) + 1)
      for (const { email } of people) {
        const mailbox = mailboxOf(email)
        if (email.trim() === '') withoutAddress++
        else if (!byMailbox.has(mailbox)) byMailbox.set(mailbox, { email, registrationId: id })
      }
    }
  }
  const failing = await undeliverableAmong(db, [...byMailbox.keys()])
  for (const mailbox of failing) byMailbox.delete(mailbox)
  const parts = [...byMailbox.keys(), '', ...registrationIds]
  return {
    ok: true,
    recipients: {
      addresses: [...byMailbox.values()],
      registrationIds,
      registrations: registrationIds.length,
      standings,
      withoutAddress,
      undeliverable: failing.size,
      digest: createHash('sha256').update(parts.join('\n')).digest('hex'),
    },
  }
}
