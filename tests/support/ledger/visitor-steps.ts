import fc from 'fast-check'
import {
  attendeesOf,
  findRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import {
  cancelByVisitor,
  planCancellation,
  type Whom,
} from '#workflows/records/cancellations/cancel-by-visitor.ts'
import {
  correctByVisitor,
  planVisitorCorrection,
} from '#workflows/records/corrections/correct-by-visitor.ts'
import { storedCorrection } from '#workflows/records/corrections/correct-registration.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { payBalance } from '#workflows/records/payments/retry-payment.ts'
import { attendee } from '../people.ts'
import type { TestServices } from '../site/services.ts'
import { anyDeath } from './office-steps.ts'
import { type ModelProvider, toOrder } from './provider.ts'

const DOES = ['balance', 'balance', 'correct', 'correct', 'cancel one', 'cancel all'] as const

export type VisitorStep = {
  visits: (typeof DOES)[number]
  /** The index of the registration, modulo their number. */
  on: number
  /** The same page in a second tab. */
  isDouble: boolean
  /** The process dies before this query; 0 for never. */
  dies: number
}

export const anyVisitorStep: fc.Arbitrary<VisitorStep> = fc.record({
  visits: fc.constantFrom(...DOES),
  on: fc.integer({ min: 0, max: 3 }),
  isDouble: fc.boolean(),
  dies: anyDeath,
})

type Acting = {
  services: TestServices
  provider: ModelProvider
  id: string
  key: string
}

/** Does one thing as a visitor does on the private page. Refusals are part of the story. */
export async function actAsVisitor(
  visits: VisitorStep['visits'],
  acting: Acting,
): Promise<unknown> {
  const registration = await findRegistration(acting.services.db, acting.id)
  if (!registration) throw new Error(`${acting.id} is lost`)
  if (visits === 'balance') return payRest(acting, registration)
  if (visits === 'correct') return correct(acting, registration)
  const people = visits === 'cancel one' ? await attendeesOf(acting.services.db, acting.id) : []
  return cancel(acting, { registration, whom: people.at(-1)?.position ?? 'all' })
}

async function payRest({ services, provider }: Acting, registration: Registration) {
  const payment = await payBalance(services, { kind: 'registration', registration })
  if (!payment) return
  const order = toOrder(payment)
  provider.decide(order, 'success')
  await receiveReport(services, { body: provider.report(order), source: 'return' })
}

/** Somebody alone brings a child; a party changes between staying overnight and not. */
async function correct({ services, id, key }: Acting, registration: Registration) {
  const people = await attendeesOf(services.db, id)
  const stored = storedCorrection(registration, people)
  const child = { ...attendee({ firstname: 'Anu', age: 8 }), position: undefined }
  const isResidential = stored.residential === 'Residential'
  const correction =
    people.length === 1
      ? { ...stored, type: 'Family' as const, persons: [...stored.persons, child] }
      : ({ ...stored, residential: isResidential ? 'Non Residential' : 'Residential' } as const)
  const plan = await planVisitorCorrection(services, { registration, correction })
  const agreed = plan.ok ? plan.agreement : ''
  const form = { id, key, version: registration.version }
  return correctByVisitor(services, { ...form, correction, agreed })
}

type Cancelled = { registration: Registration; whom: Whom }

async function cancel({ services, id, key }: Acting, cancelled: Cancelled) {
  const plan = await planCancellation(services, cancelled)
  if (!plan.ok || plan.does === 'ask') return
  const form = { id, key, version: cancelled.registration.version }
  const promisedMinor = plan.refundMinor + plan.byHandMinor
  return cancelByVisitor(services, { ...form, whom: cancelled.whom, promisedMinor })
}
