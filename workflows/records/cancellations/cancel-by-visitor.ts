import { paymentsFor } from '#database/records/payments/payments.ts'
import {
  attendeesOf,
  findRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { Paise } from '#domain/money.ts'
import { onePersonLess, refundShare } from '#domain/registration/cancel-rule.ts'
import { fullName } from '#domain/registration/person.ts'
import { refuse } from '#workflows/actor.ts'
import { changeRecord } from '#workflows/records/change-record.ts'
import { planCorrection } from '#workflows/records/corrections/plan-correction.ts'
import { askAboutAttempts } from '#workflows/records/payments/reports/sweep-payments.ts'
import { offerFreedPlaces } from '#workflows/records/places/offer-places.ts'
import { maxRefundable, sendRefunds } from '#workflows/records/refunds/refund-record.ts'
import { notifyEach } from '#workflows/records/registration/notify-people.ts'
import {
  askForMoneyBack,
  readVisitorMoney,
  readVisitorRules,
  VISITOR,
  type VisitorForm,
} from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'
import { endRegistration } from './cancel-registration.ts'
import { openRefundsOf, removePerson, withoutPerson } from './take-off-person.ts'

export type Whom = 'all' | number

/** Returns `changed` when less or more would go back than the page said: a payment came, or the time is over. */
export async function cancelByVisitor(
  services: Services,
  { whom, promisedMinor, ...form }: VisitorForm & { whom: Whom; promisedMinor: Paise },
) {
  const registration = await findRegistration(services.db, form.id)
  if (!registration) return refuse('unknown')
  // A payment that we have not heard of counts too.
  await askAboutAttempts(services, { kind: 'registration', registration }, 0)
  const request = { ...form, actor: VISITOR }
  const changed = await changeRecord(services, 'registration', request, {
    needs: 'private-link',
    action: whom === 'all' ? 'cancel-registration' : 'cancel-person',
    apply: async (locked) => {
      const { tx, registration: own, at } = locked
      const plan = await planCancellation({ ...services, db: tx }, { registration: own, whom })
      if (!plan.ok) return plan
      if (plan.does === 'ask' || plan.refundMinor + plan.byHandMinor !== promisedMinor) {
        return refuse('changed')
      }
      const { refundMinor, byHandMinor, keptMinor, owedMinor, people, correction } = plan
      const facts = { by: 'visitor', refundMinor, byHandMinor, keptMinor } as const
      // Stored first: what it can't take from the payments is known then.
      const opened = await openRefundsOf(services, locked, refundMinor)
      let removed: object | undefined
      if (correction) {
        const [person] = people
        if (!person) throw new Error('Nobody is to be removed')
        removed = await removePerson(services, locked, correction, keptMinor, 'visitor')
        const [payer = person] = await attendeesOf(tx, own.id)
        const told = new Map([person, payer].map(({ email }) => [mailboxOf(email), email]))
        const name = `person-${person.position}`
        const kind = 'registration-cancelled' as const
        const mail = { kind, name, facts: { ...facts, person: fullName(person) }, at }
        await notifyEach(tx, { registration_id: own.id }, [...told.values()], mail)
      } else await endRegistration(services, locked, facts)
      await askForMoneyBack(locked, owedMinor + byHandMinor)
      const note = `Cancelled: ${people.map(fullName).join(', ')}`
      const details = {
        ...(removed && { ...removed, keptMinor }),
        ...(refundMinor > 0 && { amountMinor: refundMinor }),
        note,
      }
      return { ok: true as const, opened, details }
    },
  })
  if (!changed.ok || 'repeated' in changed) return changed
  const refunds = await sendRefunds(services, changed.opened)
  await offerFreedPlaces(services, registration.event_code)
  return { ok: true as const, refunds }
}

export type CancellationPlan = Awaited<ReturnType<typeof planCancellation>>

/** The office is asked where there is no rule, its time is over, or it can't be applied. */
export async function planCancellation(
  services: Services,
  { registration, whom }: { registration: Registration; whom: Whom },
) {
  const { db, now } = services
  const { id, hold, full_minor, fee_minor: feeMinor } = registration
  if (hold === 'cancelled') return refuse('cancelled')
  const everybody = await attendeesOf(db, id)
  const people = everybody.filter(({ position }) => whom === 'all' || position === whom)
  const [first] = people
  if (!first) return refuse('no-person')
  const { rule } = await readVisitorRules(services, registration)
  const ask = { ok: true, does: 'ask', people, before: rule?.before } as const
  if (!rule || now() >= rule.before) return ask
  const { reducedMinor, owedMinor, ...money } = await readVisitorMoney(db, registration)
  // What is to go back already is not promised again.
  const paidMinor = money.paidMinor - owedMinor
  const payments = await paymentsFor(db, 'registration_id', id)
  const refundableMinor = await maxRefundable(db, payments)
  const cancel = { ok: true, does: 'cancel', people, rule, owedMinor } as const
  if (people.length === everybody.length) {
    // What is kept for people who cancelled earlier stays.
    const receivedMinor = Math.max(paidMinor - feeMinor, 0)
    const ownMinor = Math.min(receivedMinor, Math.max(full_minor - feeMinor - reducedMinor, 0))
    const shareMinor = refundShare(rule, ownMinor)
    const refundMinor = Math.min(shareMinor, refundableMinor)
    // Also what was received above the price.
    const byHandMinor = shareMinor - refundMinor + receivedMinor - ownMinor
    const keptMinor = ownMinor - shareMinor
    return { ...cancel, refundMinor, byHandMinor, keptMinor, dueMinor: 0, correction: undefined }
  }
  const correction = withoutPerson(registration, everybody, first.position)
  const plan = await planCorrection(services, { registration, correction })
  // The rule alone can't say what goes back where a reduction was given to all of them together.
  if (!plan.ok || reducedMinor > 0 || plan.afterMinor > plan.beforeMinor) return ask
  const { beforeMinor, afterMinor } = plan
  const less = onePersonLess(rule, { beforeMinor, afterMinor, feeMinor, paidMinor })
  const refundMinor = Math.min(less.refundMinor, refundableMinor)
  const byHandMinor = less.refundMinor - refundMinor
  const { keptMinor } = less
  const leftMinor = afterMinor + keptMinor - (paidMinor - less.refundMinor)
  // Whoever waits pays only when there is a place.
  const dueMinor = hold === 'waiting' ? 0 : Math.max(leftMinor, 0)
  return { ...cancel, refundMinor, byHandMinor, keptMinor, dueMinor, correction }
}

export async function readWhoComes({ db }: Services, id: string) {
  const people = await attendeesOf(db, id)
  return people.map((person) => ({ position: person.position, name: fullName(person) }))
}
