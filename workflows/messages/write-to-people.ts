import { createHash } from 'node:crypto'
import { queueMails, undeliverableAmong } from '#database/records/mail/outbox.ts'
import { openRegistrationList } from '#database/search/registration-list.ts'
import {
  appendOfficeEvents,
  type OfficeEvent,
  officeEventsOf,
} from '#database/staff/office-events.ts'
import type { RegistrationFilter } from '#domain/list-filters.ts'
import { type Letter, readLetter } from '#domain/mail/letter.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { type Who, whoComes } from '#domain/registration/places.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, refuse } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import { eachRegistration } from '#workflows/registration-lists/list-registrations.ts'
import type { Services } from '#workflows/services.ts'

/** Queues one mail for each address of a filtered list, once, and says so in the history. */
export async function writeToPeople(
  services: Services,
  writing: Letter & {
    actor: Actor
    filter: RegistrationFilter
    /** The filter as the address has it, for the history. */
    asked: Record<string, string>
    digest: string
    key?: string | undefined
  },
) {
  const { actor, filter, asked, digest, key } = writing
  if (!staffCan.writeToPeople(actor)) return NOT_ALLOWED
  const typed = readLetter(writing)
  if ('problem' in typed) return refuse(typed.problem)
  const { subject: mailSubject, text } = typed.letter
  const again = ({ details }: OfficeEvent) => ({ ok: true as const, mails: details.addresses ?? 0 })
  return onceInTransaction(services.db, { key, again }, async (tx) => {
    const read = await readRecipients({ db: tx }, { actor, filter })
    if (!read.ok) return read
    const { addresses, registrationIds, ...recipients } = read.recipients
    // Somebody has registered, cancelled or got another address since the preview.
    if (recipients.digest !== digest) return refuse('changed')
    if (addresses.length === 0) return refuse('nobody')
    const at = services.now()
    const moment = at.toISOString()
    const mails = addresses.map(({ email, registrationId }) => ({
      kind: 'message' as const,
      name: `${key ?? moment}:${email}`,
      about: { registration_id: registrationId },
      facts: { subject: mailSubject, text },
      recipient: email,
      at,
    }))
    await queueMails(tx, mails)
    // One for the office, and one for each registration.
    const said = { actor, action: 'write-to-people', at } as const
    const list = {
      addresses: addresses.length,
      filter: asked,
      registrations: registrationIds.length,
    }
    const own = registrationIds.map((subjectId) => {
      return { ...said, subject: 'registration' as const, subjectId, details: { mailSubject } }
    })
    await appendOfficeEvents(tx, [
      { ...said, subject: 'export', subjectId: 'messages', details: { mailSubject, ...list }, key },
      ...own,
    ])
    return { ok: true as const, mails: addresses.length }
  })
}

/** More are written to in parts: one conference, or one status, at a time. */
export const MAX_REGISTRATIONS = 2_000

export async function readRecipients(
  { db }: Pick<Services, 'db'>,
  { actor, filter }: { actor: Actor; filter: RegistrationFilter },
) {
  if (!staffCan.writeToPeople(actor)) return NOT_ALLOWED
  const list = await openRegistrationList(db, { filter: { ...filter, sort: 'oldest' } })
  if (list.totals.registrations > MAX_REGISTRATIONS) return refuse('too-many')
  const byMailbox = new Map<string, { email: string; registrationId: string }>()
  const counts = new Map<Who, number>()
  const registrationIds: string[] = []
  let withoutAddress = 0
  for await (const batch of eachRegistration(db, list)) {
    for (const { id, people, ...registration } of batch) {
      registrationIds.push(id)
      const who = whoComes(registration)
      counts.set(who, (counts.get(who) ?? 0) + people.length)
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
    ok: true as const,
    recipients: {
      addresses: [...byMailbox.values()],
      registrationIds,
      registrations: registrationIds.length,
      people: counts,
      /** People who come without an address of their own or of the payer. */
      withoutAddress,
      /** Addresses whose last mail came back, which are left out. */
      undeliverable: failing.size,
      digest: createHash('sha256').update(parts.join('\n')).digest('hex'),
    },
  }
}

export type Recipients = Extract<
  Awaited<ReturnType<typeof readRecipients>>,
  { ok: true }
>['recipients']

const MAX = 5

export async function listWritten({ db }: Services): Promise<OfficeEvent[]> {
  return (await officeEventsOf(db, 'export', 'messages')).slice(-MAX).reverse()
}
