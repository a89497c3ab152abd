import type { Db } from '#database/engine/open.ts'
import { queueMails } from '#database/mail/outbox.ts'
import { appendOfficeEvents, type OfficeEvent } from '#database/staff/office-events.ts'
import { type Letter, type LetterProblem, readLetter } from '#domain/mail/letter.ts'
import type { RegistrationFilter } from '#domain/registration/registration-filter.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { doOnce } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { type Recipients, readRecipients } from './read-recipients.ts'

type Writing = Letter & {
  actor: Actor
  filter: RegistrationFilter
  /** The filter as the address has it, for the history. */
  asked: Record<string, string>
  /** Of the recipients that were shown. */
  digest: string
  key?: string | undefined
}

type Written =
  | { ok: true; mails: number }
  | { ok: false; problem: LetterProblem | 'nobody' | 'too-many' }
  /** Somebody has registered, cancelled or got another address since the preview. */
  | { ok: false; problem: 'changed' }
  | NotAllowed

/** Queues one mail for each address of a filtered list, once, and says so in the history. */
export async function writeToPeople(services: Services, writing: Writing): Promise<Written> {
  const { actor, key } = writing
  if (!staffCan.writeToPeople(actor)) return NOT_ALLOWED
  const read = readLetter(writing)
  if ('problem' in read) return { ok: false, problem: read.problem }
  return services.db
    .transaction()
    .execute((tx) =>
      doOnce(tx, { key, again: writtenBefore }, () =>
        write(tx, services, { ...writing, ...read.letter }),
      ),
    )
}

function writtenBefore({ details }: OfficeEvent): Written {
  return { ok: true, mails: details.addresses ?? 0 }
}

async function write(tx: Db, { now }: Services, writing: Writing): Promise<Written> {
  const read = await readRecipients({ db: tx }, writing)
  if (!read.ok) return read
  const { recipients } = read
  if (recipients.digest !== writing.digest) return { ok: false, problem: 'changed' }
  if (recipients.addresses.length === 0) return { ok: false, problem: 'nobody' }
  const at = now()
  await queueMails(tx, mailsOf(recipients, { ...writing, at }))
  await appendOfficeEvents(tx, eventsOf(recipients, { ...writing, at }))
  return { ok: true, mails: recipients.addresses.length }
}

type Dated = Writing & { at: Date }

function mailsOf({ addresses }: Recipients, { subject, text, key, at }: Dated) {
  return addresses.map(({ email, registrationId }) => ({
    kind: 'message' as const,
    name: `${key ?? at.toISOString()}:${email}`,
    about: { registration_id: registrationId },
    facts: { subject, text },
    recipient: email,
    at: at.toISOString(),
  }))
}

/** One for the office, and one for each registration. */
function eventsOf({ addresses, registrationIds }: Recipients, writing: Dated) {
  const { actor, subject: mailSubject, asked, key, at } = writing
  const said = { actor, action: 'write-to-people' as const, at }
  const details = { mailSubject, addresses: addresses.length }
  return [
    {
      ...said,
      subject: 'export' as const,
      subjectId: 'messages',
      details: { ...details, filter: asked, registrations: registrationIds.length },
      key,
    },
    ...registrationIds.map((subjectId) => ({
      ...said,
      subject: 'registration' as const,
      subjectId,
      details: { mailSubject },
    })),
  ]
}
