import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { Paise } from '#domain/money.ts'
import { changeRecord } from '#workflows/records/change-record.ts'
import { askAboutAttempts } from '#workflows/records/payments/reports/sweep-payments.ts'
import { offerFreedPlaces } from '#workflows/records/places/offer-places.ts'
import type { LockedRegistration } from '#workflows/records/record-kinds.ts'
import { sendRefunds } from '#workflows/records/refunds/refund-record.ts'
import { notifyEach } from '#workflows/records/registration/notify-people.ts'
import { askForMoneyBack } from '#workflows/records/requests/ask-office.ts'
import { VISITOR, type VisitorForm } from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'
import { endRegistration } from './cancel-registration.ts'
import { type CancellationPlan, planCancellation, type Whom } from './plan-cancellation.ts'
import { openRefundsOf, removePerson } from './remove-person.ts'

type Wanted = VisitorForm & {
  whom: Whom
  /** What the page said would go back. */
  promisedMinor: Paise
}

/**
 * Cancels one person or all by the rule in the content, and starts the refund. Returns `changed` when
 * less or more would go back than the page said, because a payment has arrived or the time is over.
 */
export async function cancelByVisitor(services: Services, wanted: Wanted) {
  const { whom, promisedMinor, ...form } = wanted
  const registration = await findRegistration(services.db, form.id)
  if (!registration) return { ok: false as const, problem: 'unknown' as const }
  // A payment that we have not heard of counts too.
  await askAboutAttempts(services, { record: { kind: 'registration', registration }, pauseMs: 0 })
  const request = { ...form, actor: VISITOR }
  const changed = await changeRecord(services, 'registration', request, {
    needs: 'private-link',
    action: whom === 'all' ? 'cancel-registration' : 'cancel-person',
    apply: async (locked) => {
      const { tx, registration: own } = locked
      const plan = await planCancellation({ ...services, db: tx }, { registration: own, whom })
      if (!plan.ok) return plan
      if (plan.does === 'ask' || plan.refundMinor + plan.byHandMinor !== promisedMinor) {
        return { ok: false as const, problem: 'changed' as const }
      }
      return carryOut(services, locked, plan)
    },
  })
  if (!changed.ok || 'repeated' in changed) return changed
  const refunds = await sendRefunds(services, changed.opened)
  await offerFreedPlaces(services, registration.event_code)
  return { ok: true as const, refunds }
}

type CancelPlan = Extract<CancellationPlan, { does: 'cancel' }>

/** The refund is stored first: what it can't take from the payments is known then. */
async function carryOut(services: Services, locked: LockedRegistration, plan: CancelPlan) {
  const { refundMinor, byHandMinor, keptMinor, people } = plan
  const told = { refundMinor, byHandMinor, keptMinor }
  const opened = await openRefundsOf(services, locked, { amountMinor: refundMinor })
  if (plan.correction) await cancelPerson(services, locked, plan)
  else await endRegistration(services, locked, { by: 'visitor', ...told })
  await askForMoneyBack(locked, plan.owedMinor + byHandMinor)
  const names = people.map(({ first_name, last_name }) => `${first_name} ${last_name}`)
  const note = `Cancelled: ${names.join(', ')}`
  const details = refundMinor > 0 ? { amountMinor: refundMinor, note } : { note }
  return { ok: true as const, opened, details }
}

/** Inside the transaction that has locked everything: takes one person off, and tells that person and the payer. */
async function cancelPerson(
  services: Services,
  locked: LockedRegistration,
  { people: [person], correction, ...money }: CancelPlan,
): Promise<void> {
  const { tx, registration, at } = locked
  if (!person || !correction) throw new Error('Nobody is to be taken off')
  const { keptMinor, refundMinor, byHandMinor } = money
  await removePerson(services, locked, { correction, keptMinor, by: 'visitor' })
  const { id } = registration
  const [payer] = await attendeesOf(tx, id)
  const addresses = [person.email, ...(payer ? [payer.email] : [])]
  const told = new Map(addresses.map((email) => [mailboxOf(email), email]))
  const name = `person-${person.position}`
  const facts = {
    by: 'visitor',
    person: `${person.first_name} ${person.last_name}`,
    ...{ refundMinor, byHandMinor, keptMinor },
  } as const
  const mail = { kind: 'registration-cancelled', name, facts, at } as const
  await notifyEach(tx, id, [...told.values()], mail)
}

/** Those who come, with the position by which one of them is named. */
export async function readWhoComes(
  { db }: Services,
  id: string,
): Promise<{ position: number; name: string }[]> {
  const people = await attendeesOf(db, id)
  return people.map(({ position, first_name, last_name }) => ({
    position,
    name: `${first_name} ${last_name}`,
  }))
}
