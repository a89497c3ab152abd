import type { Db } from '#database/engine/open.ts'
import { queueMail, readdressMails } from '#database/records/mail/outbox.ts'
import {
  allAttendeesOf,
  attendeesOf,
  type CorrectedAttendee,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'

/**
 * Tells the old and the new address of everybody whose address was changed, each mailbox once. The payer
 * before always hears when somebody else pays from now on: whoever pays gets the private link.
 */
export async function notifyChangedAddresses(
  tx: Db,
  {
    id,
    before,
    people,
    by,
    at,
  }: {
    id: string
    before: readonly StoredAttendee[]
    people: readonly CorrectedAttendee[]
    by: 'office' | 'visitor'
    at: Date
  },
): Promise<void> {
  const [payer] = await attendeesOf(tx, id)
  const payers = { old: before[0]?.email ?? '', new: payer?.email ?? '' }
  const own = people.flatMap(({ position, email }) => {
    const old = before.find((each) => each.position === position)
    return old ? [{ old: old.email, new: email }] : []
  })
  const told = new Map<string, { recipient: string; which: 'old' | 'new' }>()
  for (const changes of [own, [payers]]) {
    const changed = changes.filter((change) => mailboxOf(change.old) !== mailboxOf(change.new))
    // A mailbox that is an old and a new one is told that mails come to it from now on.
    for (const which of ['old', 'new'] as const) {
      for (const { [which]: recipient } of changed) {
        told.set(mailboxOf(recipient), { recipient, which })
      }
    }
  }
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
