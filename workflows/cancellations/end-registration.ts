import type { Db } from '#database/engine/open.ts'
import type { MailFacts } from '#database/mail/mail-facts.ts'
import { queueMails } from '#database/mail/outbox.ts'
import { endAttempt } from '#database/payments/end-attempts.ts'
import { setHold } from '#database/places/places.ts'
import { attendeesOf, freeSubmission } from '#database/registration/registrations.ts'
import { addressesOf } from '#domain/mail/mailbox.ts'
import type { LockedRegistration } from '#workflows/record-kinds.ts'
import type { Services } from '#workflows/services.ts'

type Ending = MailFacts['registration-cancelled'] & {
  /** Whether the people are mailed. */
  notify?: boolean | undefined
}

/**
 * Inside the transaction that has locked everything: frees the places, ends the open payments and mails
 * the people. Returns the addresses of those who are mailed.
 */
export async function endRegistration(
  { log }: Services,
  { tx, registration: { id }, payments, at }: LockedRegistration,
  { notify = true, ...facts }: Ending,
): Promise<string[]> {
  for (const payment of payments) await endAttempt(tx, payment, { reason: 'cancelled', at })
  await setHold(tx, id, { hold: 'cancelled', heldUntil: undefined, source: facts.by, at })
  await freeSubmission(tx, id)
  log.info('registration-cancelled', { registration: id })
  return notify ? tellPeople(tx, { id, at, facts }) : []
}

type Telling = { id: string; at: Date; facts: MailFacts['registration-cancelled'] }

/** Mails all attendees, each mailbox once. Named after the time: it may be restored and cancelled again. */
async function tellPeople(tx: Db, { id, at, facts }: Telling): Promise<string[]> {
  const told = addressesOf(await attendeesOf(tx, id))
  const mails = told.map((recipient, index) => ({
    kind: 'registration-cancelled' as const,
    name: `${at.toISOString()}:${index}`,
    about: { registration_id: id },
    facts,
    recipient,
    at: at.toISOString(),
  }))
  await queueMails(tx, mails)
  return told
}
