import { paymentsForRegistration } from '#database/records/payments/payments.ts'
import {
  attendeesOf,
  type Registration,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import type { Paise } from '#domain/money.ts'
import { type DatedRule, proposedShare, receivedForOne } from '#domain/registration/cancel-rule.ts'
import { whomToTell } from '#domain/registration/person.ts'
import { staffCan } from '#domain/staff.ts'
import { changeRecord, type RecordRequest } from '#workflows/records/change-record.ts'
import { readConcerned } from '#workflows/records/corrections/notify-changed-addresses.ts'
import {
  type Correction,
  type CorrectionPlan,
  planCorrection,
} from '#workflows/records/corrections/plan-correction.ts'
import type { LockedRegistration } from '#workflows/records/record-kinds.ts'
import { sendRefunds } from '#workflows/records/refunds/refund-record.ts'
import { maxRefundable } from '#workflows/records/refunds/refundable.ts'
import { readVisitorMoney, readVisitorRules } from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'
import { openRefundsOf, removePerson, withoutPerson } from './remove-person.ts'

type TakingOff = {
  position: number
  /** What is given back of that person's money. The rest is kept. */
  backMinor: Paise
}

/**
 * Takes one person off a registration for the office. Who may refund gives the money back at once, as far
 * as the provider can; otherwise it is too much until somebody does.
 */
export async function takeOffPerson(
  services: Services,
  { position, backMinor, ...request }: RecordRequest & TakingOff,
) {
  const changed = await changeRecord(services, 'registration', request, {
    needs: 'cancel',
    action: 'take-off',
    apply: async (locked) => {
      const { tx, registration } = locked
      const plan = await planTakeOff({ ...services, db: tx }, { registration, position })
      if (!plan.ok) return plan
      const maxMinor = plan.receivedMinor
      if (backMinor > maxMinor) {
        return { ok: false as const, problem: 'more-than-received' as const, maxMinor }
      }
      return carryOut(services, locked, { ...request, plan, backMinor })
    },
  })
  if (!changed.ok || 'repeated' in changed) return changed
  return { ok: true as const, refunds: await sendRefunds(services, changed.opened) }
}

type Carrying = Pick<RecordRequest, 'actor' | 'notify'> & {
  plan: Extract<TakeOffPlan, { ok: true }>
  backMinor: Paise
}

/** The refund is stored first: what it takes from the payments is counted then. */
async function carryOut(
  services: Services,
  locked: LockedRegistration,
  { actor, notify, plan, backMinor }: Carrying,
) {
  const { tx, registration } = locked
  const { correction, receivedMinor, refundableMinor } = plan
  const amountMinor = staffCan.refund(actor) ? Math.min(backMinor, refundableMinor) : 0
  const opened = await openRefundsOf(services, locked, { amountMinor, notify })
  const keptMinor = receivedMinor - backMinor
  const removed = await removePerson(services, locked, { correction, keptMinor, by: 'office' })
  const { changes } = removed
  const tells = whomToTell(changes, await readConcerned(tx, registration.id, changes))
  const tokens = opened.map(({ token }) => token)
  const money = amountMinor > 0 ? { amountMinor, tokens } : {}
  const kept = keptMinor > 0 ? { keptMinor } : {}
  return { ok: true as const, opened, tells, details: { ...removed, ...money, ...kept } }
}

export type TakeOffPlan =
  | {
      ok: true
      person: StoredAttendee
      correction: Correction
      beforeMinor: Paise
      /** Without that person, and without what is kept of that person's money. */
      afterMinor: Paise
      /** What was received for that person. */
      receivedMinor: Paise
      /** What the rule gives back of it. */
      proposedMinor: Paise
      rule: DatedRule | undefined
      /** What the provider can give back. */
      refundableMinor: Paise
    }
  | Extract<CorrectionPlan, { ok: false }>

/** What taking one person off would mean. Changes nothing. */
export async function planTakeOff(
  services: Services,
  { registration, position }: { registration: Registration; position: number },
): Promise<TakeOffPlan> {
  const { db } = services
  const people = await attendeesOf(db, registration.id)
  const person = people.find((each) => each.position === position)
  if (!person) return { ok: false, problem: 'no-person' }
  const correction = withoutPerson(registration, { people, leaving: position })
  const plan = await planCorrection(services, { registration, correction })
  if (!plan.ok) return plan
  const { beforeMinor, afterMinor } = plan
  const { paidMinor } = await readVisitorMoney(db, registration)
  const feeMinor = registration.fee_minor
  const receivedMinor = receivedForOne({ beforeMinor, afterMinor, feeMinor, paidMinor })
  const { rule } = await readVisitorRules(db, services, registration)
  return {
    ok: true,
    person,
    correction,
    beforeMinor,
    afterMinor,
    receivedMinor,
    proposedMinor: proposedShare(receivedMinor, { rule, at: services.now() }),
    rule,
    refundableMinor: await maxRefundable(db, await paymentsForRegistration(db, registration.id)),
  }
}
