import type { Db } from '#database/engine/open.ts'
import { paymentsForRegistration } from '#database/payments/payments.ts'
import {
  attendeesOf,
  type Registration,
  type StoredAttendee,
} from '#database/registration/registrations.ts'
import type { Paise } from '#domain/money.ts'
import { type DatedRule, proposedShare } from '#domain/registration/cancel-rule.ts'
import { receivedForOne } from '#domain/registration/one-person-less.ts'
import {
  type Correction,
  type CorrectionPlan,
  planCorrection,
} from '#workflows/corrections/plan-correction.ts'
import { mostRefundable } from '#workflows/refunds/refundable.ts'
import type { Services } from '#workflows/services.ts'
import { readVisitorMoney, readVisitorRules } from '../requests/visitor.ts'
import { withoutPerson } from './without-person.ts'

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

type Wanted = { registration: Registration; position: number }

/** What taking one person off would mean. Changes nothing. */
export async function planTakeOff(
  db: Db,
  services: Services,
  { registration, position }: Wanted,
): Promise<TakeOffPlan> {
  const people = await attendeesOf(db, registration.id)
  const person = people.find((each) => each.position === position)
  if (!person) return { ok: false, problem: 'no-person' }
  const correction = withoutPerson(registration, { people, leaving: position })
  const plan = await planCorrection(db, services, { registration, correction })
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
    refundableMinor: await mostRefundable(db, await paymentsForRegistration(db, registration.id)),
  }
}

/** What taking one person off would mean, for the screen that asks first. */
export function previewTakeOff(services: Services, wanted: Wanted): Promise<TakeOffPlan> {
  return planTakeOff(services.db, services, wanted)
}
