import type { Db } from '#database/engine/open.ts'
import { queueMail, readdressMails } from '#database/records/mail/outbox.ts'
import { allAttendeesOf, type CorrectedAttendee } from '#database/records/registration/attendees.ts'
import { attendeesOf, type StoredAttendee } from '#database/records/registration/registrations.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'

type Corrected = {
  id: string
  before: readonly StoredAttendee[]
  people: readonly CorrectedAttendee[]
  by: 'office' | 'visitor'
  at: Date
}

/**
 * Tells the old and the new address of everybody whose address was changed, each mailbox once. The payer
 * before always hears when somebody else pays from now on: whoever pays gets the private link.
 */
export async function notifyChangedAddresses(
  tx: Db,
  { id, before, people, by, at }: Corrected,
): Promise<void> {
  const changes = people.flatMap(({ position, email }) => {
    const old = before.find((each) => each.position === position)
    return old ? [{ old: old.email, new: email }] : []
  })
  const told = new Map(whomToTell(changes))
  const [payer] = await attendeesOf(tx, id)
  const payers = { old: before[0]?.email ?? '', new: payer?.email ?? '' }
  for (const [mailbox, telling] of whomToTell([payers])) told.set(mailbox, telling)
  // Who pays in the place of somebody with the same mailbox gets the new link there.
  const isOther = payer !== undefined && payer.position !== before[0]?.position
  if (isOther) told.set(mailboxOf(payer.email), { recipient: payer.email, which: 'new' })
  await readdressMails(tx, { owner: 'registration_id', id, ...payers })
  for (const [index, { recipient, which }] of [...told.values()].entries()) {
    await queueMail(tx, {
      kind: 'email-changed',
      name: `${at.toISOString()}:${index}`,
      about: { registration_id: id },
      facts: { which, by },
      recipient,
      at: at.toISOString(),
    })
  }
}

type Telling = { recipient: string; which: 'old' | 'new' }

/** A mailbox that is an old and a new one is told that mails come to it from now on. */
function whomToTell(
  changes: readonly { old: string; new: string }[],
): [mailbox: string, Telling][] {
  const changed = changes.filter((change) => mailboxOf(change.old) !== mailboxOf(change.new))
  return (['old', 'new'] as const).flatMap((which) =>
    changed.map((change): [string, Telling] => {
      const recipient = change[which]
      return [mailboxOf(recipient), { recipient, which }]
    }),
  )
}

/** Those who come, the payer first, and then those whom these changes took off. */
export async function readConcerned(
  db: Db,
  id: string,
  changes: readonly { position?: number | undefined }[],
): Promise<StoredAttendee[]> {
  const everybody = await allAttendeesOf(db, id)
  const changed = new Set(changes.map(({ position }) => position))
  return [
    ...everybody.filter(({ cancelled_at }) => cancelled_at === null),
    ...everybody.filter((each) => each.cancelled_at !== null && changed.has(each.position)),
  ]
}
