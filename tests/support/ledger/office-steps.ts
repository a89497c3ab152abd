import { cashOn } from '#database/closing/day-closes.ts'
import { findRow } from '#database/engine/rows.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import {
  allAttendeesOf,
  attendeesOf,
  type Registration,
} from '#database/records/registration/registrations.ts'
import {
  cancelByVisitor,
  planCancellation,
  type Whom,
} from '#workflows/records/cancellations/cancel-by-visitor.ts'
import {
  cancelRegistration,
  restoreRegistration,
} from '#workflows/records/cancellations/cancel-registration.ts'
import {
  planTakeOff,
  returnPerson,
  takeOffPerson,
} from '#workflows/records/cancellations/take-off-person.ts'
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
import type { Correction } from '#workflows/records/corrections/plan-correction.ts'
import {
  giveBack,
  giveReduction,
  recordPayment,
  takeBackEntry,
} from '#workflows/records/money/record-payment.ts'
import { payBalance } from '#workflows/records/payments/read-hand-off.ts'
import { offerPlace, withdrawOffer } from '#workflows/records/places/offer-places.ts'
import { refundRecord } from '#workflows/records/refunds/refund-record.ts'
import { registrationOf } from '../payments.ts'
import { attendee } from '../people.ts'
import { EVENT, OTHER_EVENT } from '../site/church.ts'
import { type About, type Action, note, payOnline, type World } from './world.ts'

export const OFFICE_ACTIONS = {
  record: ({ services, actor }, { id, key, rupees }) => {
    const cash = { method: 'Cash', day: DAY, reference: '', isAnother: true } as const
    const payment = { ...cash, amountMinor: rupees * 100 }
    return recordPayment(services, { actor, id, key, payment })
  },
  'give back': ({ services, actor }, { id, key, rupees }) => {
    const cash = { method: 'Cash', day: DAY, reference: '', reason: 'Too much' } as const
    const given = { ...cash, amountMinor: rupees * 100 }
    return giveBack(services, { actor, id, key, kind: 'registration', given })
  },
  'take back': async ({ services, actor }, { id, key, rupees }) => {
    const entries = await entriesFor(services.db, 'registration_id', id)
    const entryId = entries[rupees % Math.max(entries.length, 1)]?.id ?? ''
    const mistake = { kind: 'registration', entryId, reason: 'A mistake' } as const
    return takeBackEntry(services, { actor, id, key, ...mistake })
  },
  reduce: ({ services, actor }, { id, key, rupees }) =>
    giveReduction(services, { actor, id, key, amountMinor: rupees * 100, reason: 'Scholarship' }),
  move: async (world, { id, key }) => {
    const { event_code } = await registrationOf(world.services, id)
    const to = event_code === EVENT ? OTHER_EVENT : EVENT
    return moveRegistration(world.services, { actor: world.actor, id, key, to })
  },
  cancel: ({ services, actor }, { id, key }) => cancelRegistration(services, { actor, id, key }),
  restore: ({ services, actor }, { id, key, rupees }) =>
    restoreRegistration(services, { actor, id, key, overCapacity: rupees === 1 }),
  'take off': takeOff,
  'refund of the office': ({ services, actor }, { id, key, rupees }) => {
    const asked = { actor, id, key, kind: 'registration', reason: 'Ill' } as const
    return refundRecord(services, { ...asked, amountMinor: rupees * 100 })
  },
  correct,
  offer: ({ services, actor }, { id, key }) =>
    offerPlace(services, { actor, id, key, overCapacity: false }),
  withdraw: ({ services, actor }, { id, key }) => withdrawOffer(services, { actor, id, key }),
  'bring back': async ({ services, actor }, { id, key, rupees }) => {
    const everybody = await allAttendeesOf(services.db, id)
    const gone = everybody.find(({ cancelled_at }) => cancelled_at !== null)
    const back = { position: gone?.position ?? 0, overCapacity: rupees === 1 }
    return returnPerson(services, { actor, id, key, ...back })
  },
  close: closeToday,
  'open day': async ({ services, actor }, { key }) => {
    const version = (await findRow(services.db, 'day_close', { day: DAY }))?.version ?? 0
    return openDay(services, { actor, key, day: DAY, version, reason: 'Another envelope' })
  },
} satisfies Record<string, Action>

/** The day on which all cash of a story comes. */
const DAY = '2026-11-15'

/** Counts what is recorded, or a little more. */
async function closeToday({ services, actor }: World, { key, rupees }: About): Promise<unknown> {
  const seenMinor = await cashOn(services.db, DAY)
  const countedMinor = seenMinor + (rupees === 1 ? 100 : 0)
  const version = (await findRow(services.db, 'day_close', { day: DAY }))?.version ?? 0
  const counted = { countedMinor: Math.max(countedMinor, 0), seenMinor, reason: 'Counted twice' }
  return closeDay(services, { actor, key, day: DAY, version, ...counted })
}

/** Takes the last person off, and gives back what the rule proposes, or a little of it. */
async function takeOff(world: World, { id, key, rupees }: About): Promise<unknown> {
  const { services, actor } = world
  const registration = await registrationOf(world.services, id)
  const position = (await attendeesOf(services.db, id)).at(-1)?.position ?? 0
  const plan = await planTakeOff(services, { registration, position })
  const backMinor = Math.min(plan.ok ? plan.proposedMinor : 0, rupees * 100)
  return takeOffPerson(services, { actor, id, key, position, backMinor })
}

/** Adds somebody to a person who comes alone; of several, the last one grows up or becomes a child again. */
async function correct(world: World, { id, key, rupees }: About): Promise<void> {
  const { services, actor } = world
  const registration = await registrationOf(services, id)
  const people = await attendeesOf(services.db, id)
  const stored = storedCorrection(registration, people)
  const added = { ...attendee({ firstname: 'Anu', age: 8 }), position: undefined }
  const last = stored.persons.at(-1) ?? added
  const other = { ...last, age: last.age < 18 ? 30 : 8 }
  const isAlone = people.length === 1
  const correction: Correction = {
    ...stored,
    type: isAlone ? 'Family' : stored.type,
    residential: 'Residential',
    persons: isAlone ? [...stored.persons, added] : [...stored.persons.slice(0, -1), other],
  }
  await sendForm(registration, rupees, (version) =>
    correctRegistration(services, { actor, id, key, version, correction }),
  )
}

/** Now and then it was opened before the last change: then that is told, and nothing is overwritten. */
async function sendForm(
  { version }: Registration,
  rupees: number,
  send: (version: number) => Promise<{ ok: boolean }>,
): Promise<void> {
  const isOld = rupees === 1
  const { ok } = await send(isOld ? version - 1 : version)
  if (isOld && ok) throw new Error('what somebody else has changed was overwritten')
}

/** What a visitor does on the private page, some minutes later. */
export const VISITOR_ACTIONS = {
  balance: async (world, { id }) => {
    const registration = await visited(world, id)
    const payment = await payBalance(world.services, { kind: 'registration', registration })
    if (!payment) return
    note(world, payment)
    await payOnline(world, payment)
  },
  'correct own': correctOwn,
  'cancel one': async (world, about) => {
    const people = await attendeesOf(world.services.db, about.id)
    return cancelOwn(world, about, people.at(-1)?.position ?? 'all')
  },
  'cancel all': (world, about) => cancelOwn(world, about, 'all'),
} satisfies Record<string, Action>

function visited(world: World, id: string): Promise<Registration> {
  world.services.pass(120_000)
  return registrationOf(world.services, id)
}

/** Somebody alone brings a child; a party changes between staying overnight and not. */
async function correctOwn(world: World, { id, key, rupees }: About): Promise<void> {
  const { services } = world
  const registration = await visited(world, id)
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
  await sendForm(registration, rupees, (version) =>
    correctByVisitor(services, { id, key, version, correction, agreed }),
  )
}

async function cancelOwn(world: World, { id, key }: About, whom: Whom): Promise<unknown> {
  const { services } = world
  const registration = await visited(world, id)
  const plan = await planCancellation(services, { registration, whom })
  if (!plan.ok || plan.does === 'ask') return
  const promisedMinor = plan.refundMinor + plan.byHandMinor
  const form = { id, key, version: registration.version }
  return cancelByVisitor(services, { ...form, whom, promisedMinor })
}
