import type { Db } from '#database/engine/open.ts'
import { queueMail } from '#database/mail/outbox.ts'
import { attendeesOf, type StoredAttendee } from '#database/registration/registrations.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { LockedRegistration } from '#workflows/record-kinds.ts'
import type { Services } from '#workflows/services.ts'
import type { CancellationPlan } from './plan-cancellation.ts'
import { removePerson } from './remove-person.ts'

type Plan = Extract<CancellationPlan, { does: 'cancel' }>

/** Inside the transaction that has locked everything: takes one person off, and tells that person and the payer. */
export async function cancelPerson(
  services: Services,
  locked: LockedRegistration,
  { people: [person], correction, ...money }: Plan,
): Promise<void> {
  const { tx, registration, at } = locked
  if (!person || !correction) throw new Error('Nobody is to be taken off')
  const { keptMinor, refundMinor, byHandMinor } = money
  await removePerson(services, locked, { correction, keptMinor, by: 'visitor' })
  const { id } = registration
  await tell(tx, { id, person, money: { refundMinor, byHandMinor, keptMinor }, at })
}

type Telling = {
  id: string
  person: StoredAttendee
  money: Pick<Plan, 'refundMinor' | 'byHandMinor' | 'keptMinor'>
  at: Date
}

/** Tells the person and the payer, each mailbox once. */
async function tell(tx: Db, { id, person, money, at }: Telling): Promise<void> {
  const [payer] = await attendeesOf(tx, id)
  const addresses = [person.email, ...(payer ? [payer.email] : [])]
  const recipients = new Map(addresses.map((email) => [mailboxOf(email), email]))
  const name = `${person.first_name} ${person.last_name}`
  for (const [index, recipient] of [...recipients.values()].entries()) {
    await queueMail(tx, {
      kind: 'registration-cancelled',
      name: `person-${person.position}:${index}`,
      about: { registration_id: id },
      facts: { by: 'visitor', person: name, ...money },
      recipient,
      at: at.toISOString(),
    })
  }
}
