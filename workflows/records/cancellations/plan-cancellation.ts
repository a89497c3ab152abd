import { paymentsForRegistration } from '#database/records/payments/payments.ts'
import {
  attendeesOf,
  type Registration,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import type { Paise } from '#domain/money.ts'
import { type DatedRule, onePersonLess, refundShare } from '#domain/registration/cancel-rule.ts'
import { type Correction, planCorrection } from '#workflows/records/corrections/plan-correction.ts'
import { maxRefundable } from '#workflows/records/refunds/refundable.ts'
import {
  readVisitorMoney,
  readVisitorRules,
  type VisitorMoney,
} from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'
import { withoutPerson } from './remove-person.ts'

/** Everybody, or one person by the position. */
export type Whom = 'all' | number

export type CancellationPlan =
  | {
      ok: true
      does: 'cancel'
      /** Everybody who is cancelled. */
      people: StoredAttendee[]
      rule: DatedRule
      /** What the provider gives back. */
      refundMinor: Paise
      /** What the office has to give back, because it came by hand or is more than the price. */
      byHandMinor: Paise
      /** What the office was to give back already. */
      owedMinor: Paise
      /** What is kept of the money of those who are cancelled. */
      keptMinor: Paise
      /** The registration without that person; absent when everybody is cancelled. */
      correction?: Correction
    }
  /** The office decides: there is no rule, its time is over, or it can't be applied. */
  | { ok: true; does: 'ask'; people: StoredAttendee[]; before: Date | undefined }
  | { ok: false; problem: 'cancelled' | 'no-person' }

/** What a cancellation by the visitor would mean. Changes nothing. */
export async function planCancellation(
  services: Services,
  { registration, whom }: { registration: Registration; whom: Whom },
): Promise<CancellationPlan> {
  const { db } = services
  if (registration.hold === 'cancelled') return { ok: false, problem: 'cancelled' }
  const everybody = await attendeesOf(db, registration.id)
  const people = everybody.filter(({ position }) => whom === 'all' || position === whom)
  if (people.length === 0) return { ok: false, problem: 'no-person' }
  const { rule } = await readVisitorRules(db, services, registration)
  const ask = { ok: true, does: 'ask', people, before: rule?.before } as const
  if (!rule || services.now() >= rule.before) return ask
  const money = await readVisitorMoney(db, registration)
  const ruled = { registration, rule, money }
  const amounts =
    people.length === everybody.length
      ? forAll(ruled)
      : await forOne(services, { ...ruled, leaving: people[0]?.position ?? 0 })
  if (!amounts) return ask
  const { shareMinor, tooMuchMinor, ...rest } = amounts
  const payments = await paymentsForRegistration(db, registration.id)
  const refundMinor = Math.min(shareMinor, await maxRefundable(db, payments))
  const byHandMinor = shareMinor - refundMinor + tooMuchMinor
  const { owedMinor } = money
  return { ok: true, does: 'cancel', people, rule, refundMinor, byHandMinor, owedMinor, ...rest }
}

type Ruled = { registration: Registration; rule: DatedRule; money: VisitorMoney }

type Amounts = {
  /** The share of what was received for this date. */
  shareMinor: Paise
  /** What was received above the price. */
  tooMuchMinor: Paise
  keptMinor: Paise
  correction?: Correction
}

/** What is kept for people who cancelled earlier stays, and what is to go back already is not promised again. */
function forAll({ registration: { full_minor, fee_minor }, rule, money }: Ruled): Amounts {
  const { paidMinor, reducedMinor, owedMinor } = money
  const receivedMinor = Math.max(paidMinor - owedMinor - fee_minor, 0)
  const priceMinor = Math.max(full_minor - fee_minor - reducedMinor, 0)
  const ownMinor = Math.min(receivedMinor, priceMinor)
  const shareMinor = refundShare(rule, ownMinor)
  return { shareMinor, tooMuchMinor: receivedMinor - ownMinor, keptMinor: ownMinor - shareMinor }
}

/** Undefined where the rule alone can't say what goes back: a reduction was given to all of them together. */
async function forOne(
  services: Services,
  { registration, rule, money, leaving }: Ruled & { leaving: number },
): Promise<Amounts | undefined> {
  const correction = withoutPerson(registration, {
    people: await attendeesOf(services.db, registration.id),
    leaving,
  })
  const plan = await planCorrection(services, { registration, correction })
  const { paidMinor, reducedMinor, owedMinor } = money
  if (!plan.ok || reducedMinor > 0 || plan.afterMinor > plan.beforeMinor) return undefined
  const { refundMinor, keptMinor } = onePersonLess(rule, {
    beforeMinor: plan.beforeMinor,
    afterMinor: plan.afterMinor,
    feeMinor: registration.fee_minor,
    paidMinor: paidMinor - owedMinor,
  })
  return { shareMinor: refundMinor, tooMuchMinor: 0, keptMinor, correction }
}
