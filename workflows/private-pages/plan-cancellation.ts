import { sumAccount } from '#database/account-sums.ts'
import type { Db } from '#database/open.ts'
import { paymentsForRegistration } from '#database/payments.ts'
import { attendeesOf, type Registration, type StoredAttendee } from '#database/registrations.ts'
import type { Paise } from '#domain/money.ts'
import { type CancelRule, cancelBefore, refundShare } from '#domain/registration/cancel-rule.ts'
import { findEvent } from '#domain/registration/conference.ts'
import { onePersonLess } from '#domain/registration/one-person-less.ts'
import { rulesOf } from '#domain/registration/registration-rules.ts'
import { comingBack } from '#workflows/payments/coming-back.ts'
import { mostRefundable } from '#workflows/payments/spread-refund.ts'
import { type Correction, planCorrection } from '#workflows/registration/plan-correction.ts'
import type { Services } from '#workflows/services.ts'
import { withoutPerson } from './without-person.ts'

/** Everybody, or one person by the position. */
export type Whom = 'all' | number

type AtOnce = {
  ok: true
  does: 'cancel'
  /** Everybody who is cancelled. */
  people: StoredAttendee[]
  rule: CancelRule
  before: Date
  /** What the provider gives back. */
  refundMinor: Paise
  /** What the office has to give back, because it came by hand. */
  byHandMinor: Paise
  /** What is kept of the money of those who are cancelled. */
  keptMinor: Paise
  /** The registration without that person; absent when everybody is cancelled. */
  correction?: Correction
}

export type CancellationPlan =
  | AtOnce
  /** The office decides: there is no rule, its time is over, or it can't be applied. */
  | { ok: true; does: 'ask'; people: StoredAttendee[]; before: Date | undefined }
  | { ok: false; problem: 'cancelled' | 'no-person' }

type Wanted = { registration: Registration; whom: Whom }

/** What a cancellation by the visitor would mean. Changes nothing. */
export async function planCancellation(
  db: Db,
  services: Pick<Services, 'content' | 'now'>,
  { registration, whom }: Wanted,
): Promise<CancellationPlan> {
  if (registration.hold === 'cancelled') return { ok: false, problem: 'cancelled' }
  const everybody = await attendeesOf(db, registration.id)
  const people = everybody.filter(({ position }) => whom === 'all' || position === whom)
  if (people.length === 0) return { ok: false, problem: 'no-person' }
  const { rule, before } = ruleFor(services, registration)
  const ask = { ok: true, does: 'ask', people, before } as const
  if (!rule || !before || services.now() >= before) return ask
  const amounts =
    people.length === everybody.length
      ? await forAll(db, { registration, rule })
      : await forOne(db, services, { registration, rule, leaving: people[0]?.position ?? 0 })
  if (!amounts) return ask
  const { shareMinor, ...rest } = amounts
  const payments = await paymentsForRegistration(db, registration.id)
  const refundMinor = Math.min(shareMinor, await mostRefundable(db, payments))
  const byHandMinor = shareMinor - refundMinor
  return { ok: true, does: 'cancel', people, rule, before, refundMinor, byHandMinor, ...rest }
}

/** What a cancellation would mean, for the page that asks first. */
export function previewCancellation(
  services: Pick<Services, 'db' | 'content' | 'now'>,
  wanted: Wanted,
): Promise<CancellationPlan> {
  return planCancellation(services.db, services, wanted)
}

function ruleFor({ content }: Pick<Services, 'content'>, { event_code }: Registration) {
  const place = findEvent(content.conferences, event_code)
  const rule = place && rulesOf(place).cancel
  const first = place?.event.days?.first
  return { rule, before: rule && first ? cancelBefore(rule, first) : undefined }
}

type Ruled = { registration: Registration; rule: CancelRule }

type Amounts = { shareMinor: Paise; keptMinor: Paise; correction?: Correction }

async function forAll(db: Db, { registration, rule }: Ruled): Promise<Amounts> {
  const { paidMinor } = await readMoney(db, registration)
  // What is kept for people who cancelled earlier stays.
  const ownMinor = Math.max(paidMinor - registration.fee_minor, 0)
  const shareMinor = refundShare(rule, ownMinor)
  return { shareMinor, keptMinor: ownMinor - shareMinor }
}

/** Undefined where the rule alone can't say what goes back: a reduction was given to all of them together. */
async function forOne(
  db: Db,
  services: Pick<Services, 'content'>,
  { registration, rule, leaving }: Ruled & { leaving: number },
): Promise<Amounts | undefined> {
  const correction = withoutPerson(registration, {
    people: await attendeesOf(db, registration.id),
    leaving,
  })
  const plan = await planCorrection(db, services, { registration, correction })
  const { paidMinor, reducedMinor } = await readMoney(db, registration)
  if (!plan.ok || reducedMinor > 0 || plan.afterMinor > plan.beforeMinor) return undefined
  const { refundMinor, keptMinor } = onePersonLess(rule, {
    beforeMinor: plan.beforeMinor,
    afterMinor: plan.afterMinor,
    feeMinor: registration.fee_minor,
    paidMinor,
  })
  return { shareMinor: refundMinor, keptMinor, correction }
}

/** Money on its way back is no longer there to be given back. */
async function readMoney(db: Db, { id }: Registration) {
  const { receivedMinor, returnedMinor, reducedMinor } = await sumAccount(db, id)
  return { paidMinor: receivedMinor - returnedMinor - (await comingBack(db, id)), reducedMinor }
}
