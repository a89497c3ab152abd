import fc from 'fast-check'
import { cashOn } from '#database/closing/day-closes.ts'
import { findRow } from '#database/engine/rows.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import {
  allAttendeesOf,
  attendeesOf,
  findRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import type { Actor } from '#domain/staff.ts'
import {
  cancelByVisitor,
  planCancellation,
  type Whom,
} from '#workflows/records/cancellations/cancel-by-visitor.ts'
import {
  cancelRegistration,
  restoreRegistration,
} from '#workflows/records/cancellations/cancel-registration.ts'
import { returnPerson } from '#workflows/records/cancellations/return-person.ts'
import { planTakeOff, takeOffPerson } from '#workflows/records/cancellations/take-off-person.ts'
import { closeDay, openDay } from '#workflows/records/closing/close-day.ts'
import {
  correctByVisitor,
  planVisitorCorrection,
} from '#workflows/records/corrections/correct-by-visitor.ts'
import {
  correctRegistration,
  storedCorrection,
} from '#workflows/records/corrections/correct-registration.ts'
import { moveRegistration } from '#workflows/records/corrections/move-registration.ts'
import { giveBack } from '#workflows/records/money/give-back.ts'
import {
  giveReduction,
  recordPayment,
  takeBackEntry,
} from '#workflows/records/money/record-payment.ts'
import { payBalance } from '#workflows/records/payments/read-hand-off.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { offerPlace, withdrawOffer } from '#workflows/records/places/offer-places.ts'
import { refundRecord } from '#workflows/records/refunds/refund-record.ts'
import { attendee } from '../people.ts'
import { EVENT, OTHER_EVENT } from '../site/church.ts'
import type { TestServices } from '../site/services.ts'
import { type ModelProvider, toOrder } from './provider.ts'

const DOES = [
  ...['record', 'give back', 'take back', 'reduce', 'move', 'cancel', 'restore', 'take off'],
  ...['refund', 'correct', 'offer', 'withdraw', 'bring back', 'close', 'open day'],
] as const

export type OfficeStep = {
  does: (typeof DOES)[number]
  /** The index of the registration, modulo their number. */
  on: number
  rupees: number
  /** A second click on the same button. */
  isDouble: boolean
  /** The process dies before this query; 0 for never. */
  dies: number
}

export const anyDeath: fc.Arbitrary<number> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  fc.integer({ min: 1, max: 20 }),
)

export const anyOfficeStep: fc.Arbitrary<OfficeStep> = fc.record({
  // Weighted against cancelling, after which only restoring does something.
  does: fc.constantFrom(...DOES, ...DOES.filter((each) => each !== 'cancel')),
  on: fc.integer({ min: 0, max: 3 }),
  rupees: fc.constantFrom(1, 400, 900, 1_800, 3_600),
  isDouble: fc.boolean(),
  dies: anyDeath,
})

type Acting = { services: TestServices; actor: Actor; id: string; key: string; rupees: number }

/** Does one thing as the office does. Refusals are part of the story. */
export async function actAsOffice(does: OfficeStep['does'], acting: Acting): Promise<unknown> {
  const { services, rupees, ...request } = acting
  const amountMinor = rupees * 100
  switch (does) {
    case 'record': {
      const cash = { method: 'Cash', day: DAY, reference: '', isAnother: true }
      return recordPayment(services, { ...request, payment: { ...cash, amountMinor } })
    }
    case 'give back': {
      const cash = { method: 'Cash', day: DAY, reference: '', reason: 'Too much', amountMinor }
      return giveBack(services, { ...request, kind: 'registration', given: cash })
    }
    case 'take back': {
      const entries = await entriesFor(services.db, 'registration_id', request.id)
      const entryId = entries[rupees % Math.max(entries.length, 1)]?.id ?? ''
      const mistake = { kind: 'registration', entryId, reason: 'A mistake' } as const
      return takeBackEntry(services, { ...request, ...mistake })
    }
    case 'reduce':
      return giveReduction(services, { ...request, amountMinor, reason: 'Scholarship' })
    case 'move': {
      const from = (await findRegistration(services.db, request.id))?.event_code
      return moveRegistration(services, { ...request, to: from === EVENT ? OTHER_EVENT : EVENT })
    }
    case 'cancel':
      return cancelRegistration(services, request)
    case 'restore':
      return restoreRegistration(services, { ...request, overCapacity: rupees === 1 })
    case 'take off':
      return takeOff(acting)
    case 'refund':
      return refundRecord(services, {
        ...request,
        kind: 'registration',
        amountMinor,
        reason: 'Ill',
      })
    case 'correct':
      return correct(acting)
    case 'offer':
      return offerPlace(services, { ...request, holdMs: 60_000, overCapacity: false })
    case 'withdraw':
      return withdrawOffer(services, request)
    case 'bring back': {
      const everybody = await allAttendeesOf(services.db, request.id)
      const gone = everybody.find(({ cancelled_at }) => cancelled_at !== null)
      const back = { position: gone?.position ?? 0, overCapacity: rupees === 1 }
      return returnPerson(services, { ...request, ...back })
    }
    case 'close':
      return closeToday(acting)
    case 'open day': {
      const version = (await findRow(services.db, 'day_close', { day: DAY }))?.version ?? 0
      const { actor, key } = request
      return openDay(services, { actor, key, day: DAY, version, reason: 'Another envelope' })
    }
    default:
      return does satisfies never
  }
}

/** The day on which all cash of a story comes. */
const DAY = '2026-11-15'

/** Counts what is recorded, or a little more. */
async function closeToday({ services, actor, key, rupees }: Acting): Promise<unknown> {
  const seenMinor = await cashOn(services.db, DAY)
  const countedMinor = seenMinor + (rupees === 1 ? 100 : 0)
  const version = (await findRow(services.db, 'day_close', { day: DAY }))?.version ?? 0
  const counted = { countedMinor: Math.max(countedMinor, 0), seenMinor, reason: 'Counted twice' }
  return closeDay(services, { actor, key, day: DAY, version, ...counted })
}

/** Takes the last person off, and gives back what the rule proposes, or a little of it. */
async function takeOff({ services, rupees, ...request }: Acting): Promise<unknown> {
  const registration = await findRegistration(services.db, request.id)
  const position = (await attendeesOf(services.db, request.id)).at(-1)?.position ?? 0
  if (!registration) throw new Error('it is stored')
  const plan = await planTakeOff(services, { registration, position })
  const proposedMinor = plan.ok ? plan.proposedMinor : 0
  const backMinor = Math.min(proposedMinor, rupees * 100)
  return takeOffPerson(services, { ...request, position, backMinor })
}

/** Adds somebody to a person who comes alone; of several, the last one grows up or becomes a child again. */
async function correct({ services, rupees: _, ...request }: Acting): Promise<unknown> {
  const registration = await findRegistration(services.db, request.id)
  if (!registration) throw new Error('it is stored')
  const people = await attendeesOf(services.db, request.id)
  const stored = storedCorrection(registration, people)
  const added = { ...attendee({ firstname: 'Anu', age: 8 }), position: undefined }
  const last = stored.persons.at(-1) ?? added
  const other = { ...last, age: last.age < 18 ? 30 : 8 }
  const isAlone = people.length === 1
  return correctRegistration(services, {
    ...request,
    correction: {
      ...stored,
      type: isAlone ? 'Family' : stored.type,
      residential: 'Residential',
      persons: isAlone ? [...stored.persons, added] : [...stored.persons.slice(0, -1), other],
    },
  })
}

const VISITS = ['balance', 'balance', 'correct', 'correct', 'cancel one', 'cancel all'] as const

export type VisitorStep = {
  visits: (typeof VISITS)[number]
  /** The index of the registration, modulo their number. */
  on: number
  /** The same page in a second tab. */
  isDouble: boolean
  /** The process dies before this query; 0 for never. */
  dies: number
}

export const anyVisitorStep: fc.Arbitrary<VisitorStep> = fc.record({
  visits: fc.constantFrom(...VISITS),
  on: fc.integer({ min: 0, max: 3 }),
  isDouble: fc.boolean(),
  dies: anyDeath,
})

type Visiting = {
  services: TestServices
  provider: ModelProvider
  id: string
  key: string
}

/** Does one thing as a visitor does on the private page. Refusals are part of the story. */
export async function actAsVisitor(
  visits: VisitorStep['visits'],
  acting: Visiting,
): Promise<unknown> {
  const registration = await findRegistration(acting.services.db, acting.id)
  if (!registration) throw new Error(`${acting.id} is lost`)
  if (visits === 'balance') return payRest(acting, registration)
  if (visits === 'correct') return correctOwn(acting, registration)
  const people = visits === 'cancel one' ? await attendeesOf(acting.services.db, acting.id) : []
  return cancel(acting, { registration, whom: people.at(-1)?.position ?? 'all' })
}

async function payRest({ services, provider }: Visiting, registration: Registration) {
  const payment = await payBalance(services, { kind: 'registration', registration })
  if (!payment) return
  const order = toOrder(payment)
  provider.decide(order, 'success')
  await receiveReport(services, { body: provider.report(order), source: 'return' })
}

/** Somebody alone brings a child; a party changes between staying overnight and not. */
async function correctOwn({ services, id, key }: Visiting, registration: Registration) {
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

async function cancel({ services, id, key }: Visiting, cancelled: Cancelled) {
  const plan = await planCancellation(services, cancelled)
  if (!plan.ok || plan.does === 'ask') return
  const form = { id, key, version: cancelled.registration.version }
  const promisedMinor = plan.refundMinor + plan.byHandMinor
  return cancelByVisitor(services, { ...form, whom: cancelled.whom, promisedMinor })
}
