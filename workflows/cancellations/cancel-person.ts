import type { Db } from '#database/engine/open.ts'
import { queueMail } from '#database/mail/outbox.ts'
import {
  attendeesOf,
  changeRegistration,
  type StoredAttendee,
} from '#database/registration/registrations.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { storeCorrection } from '#workflows/corrections/apply-correction.ts'
import { planCorrection } from '#workflows/corrections/plan-correction.ts'
import type { LockedRegistration } from '#workflows/record-kinds.ts'
import { recomputeDueOnline } from '#workflows/registration/recompute-due-online.ts'
import type { Services } from '#workflows/services.ts'
import type { CancellationPlan } from './plan-cancellation.ts'

type Plan = Extract<CancellationPlan, { does: 'cancel' }>

/**
 * Inside the transaction that has locked everything: takes one person off. What is kept of that person's
 * money becomes a part of the price, so that the others owe what they owed.
 */
export async function cancelPerson(
  services: Services,
  locked: LockedRegistration,
  { people: [person], correction, ...money }: Plan,
): Promise<void> {
  const { tx, registration, at } = locked
  if (!person || !correction) throw new Error('Nobody is to be taken off')
  const plan = await planCorrection(tx, services, { registration, correction })
  if (!plan.ok) throw new Error(`One person can not be taken off: ${plan.problem}`)
  await storeCorrection(services, locked, { correction, plan })
  const { id, fee_minor } = registration
  const { keptMinor, refundMinor, byHandMinor } = money
  const full_minor = plan.afterMinor + keptMinor
  await changeRegistration(tx, id, { full_minor, fee_minor: fee_minor + keptMinor })
  await recomputeDueOnline(tx, { id, full_minor })
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
