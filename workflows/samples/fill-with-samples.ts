import { setImmediate } from 'node:timers/promises'
import { newestVersion } from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import { countPlaces } from '#database/records/places/places.ts'
import {
  bounceSampleMail,
  isEmptyOffice,
  settleSampleMails,
  stopSampleReminders,
} from '#database/records/registration/sample-records.ts'
import { allEvents, type ConferenceEvent, isOpen, isOver } from '#domain/conferences/conference.ts'
import { addDays, type Day, dayInIndia } from '#domain/days.ts'
import { rupees } from '#domain/money.ts'
import { HAND_METHODS } from '#domain/payments/hand-money.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { DONE, NOT_ALLOWED, refuse } from '#workflows/actor.ts'
import { changeDate } from '#workflows/conferences/change-date.ts'
import { giveGift, recordGift } from '#workflows/gifts/give-gift.ts'
import { closeDay, readClose } from '#workflows/records/closing/close-day.ts'
import { retryPayment } from '#workflows/records/payments/read-hand-off.ts'
import { takeRegistration } from '#workflows/records/registration/take-registration.ts'
import type { Services } from '#workflows/services.ts'
import {
  fillSampleConference,
  refuseSampleConference,
  type SampleConference,
} from './fill-sample-conference.ts'
import { endSample, SAMPLE_TROUBLES, sampleReference, settleSample } from './sample-money.ts'
import {
  type Below,
  SAMPLE_DOMAIN,
  type Sample,
  sampleFamily,
  sampleRegistration,
  seededNumbers,
  withoutAddress,
} from './sample-people.ts'

export type Progress = { done: number; total: number }

const FAMILIES = 180
const AT_THE_DESK = 20
const GIFTS = 80
const DAY_MS = 24 * 60 * 60_000
const YEAR_DAYS = 338
const TELL_EVERY = 10

/** The samples are the same every time, and only where everything outside is the sandbox. */
export async function fillWithSamples(
  services: Services,
  { actor, onProgress }: { actor: Actor; onProgress?: (progress: Progress) => Promise<void> },
) {
  const problem = await refuseSamples(services, actor)
  if (problem) return problem
  const steps = stepsOf(services, actor)
  const total = steps.length
  for (const [index, step] of steps.entries()) {
    if (index % TELL_EVERY === 0) await onProgress?.({ done: index, total })
    await step()
    // At once, before the job that sends mail finds them.
    await settleSampleMails(services.db, { domain: SAMPLE_DOMAIN })
  }
  const at = services.now().toISOString()
  await bounceSampleMail(services.db, { domain: SAMPLE_DOMAIN })
  await stopSampleReminders(services.db, { domain: SAMPLE_DOMAIN, at })
  await onProgress?.({ done: total, total })
  return DONE
}

/** Undefined where samples may be made. */
async function refuseSamples({ db, isPlayground }: Services, actor: Actor) {
  if (!staffCan.manageStaff(actor)) return NOT_ALLOWED
  if (!isPlayground) return refuse('not-here')
  return (await isEmptyOffice(db)) ? undefined : refuse('has-records')
}

export function mayFillWithSamples({ isPlayground }: Services, actor: Actor): boolean {
  return isPlayground && staffCan.manageStaff(actor)
}

/** The sandbox knows none of these payments: so the closes of today and yesterday have none online. */
function stepsOf(services: Services, actor: Actor): (() => Promise<unknown>)[] {
  const below = seededNumbers(20261115)
  const at = (daysAgo: number): Services => {
    return { ...services, now: earlier(services, daysAgo), randomBelow: below }
  }
  // Nobody registers for a conference that is over, and people arrive on a day that is known.
  const events = allEvents(services.content.conferences).filter(
    (event) => event.days && isOpen(event, services.now()) && !isOver(event, services.now()),
  )
  const sample = (index: number, daysAgo: number, turn = index): Sample[] => {
    const event = events[turn % events.length]
    const realNow = services.now
    return event ? [{ services: at(daysAgo), actor, index, event, below, realNow }] : []
  }
  const yesterday = addDays(dayInIndia(services.now().getTime()), -1)
  const each = (count: number, daysAgo: (index: number) => number, from: number) =>
    Array.from({ length: count }, (_, index) => sample(from + index, daysAgo(index))).flat()
  return [
    ...each(FAMILIES, () => 2 + below(28) + below(8) / 24, 0).map((one) => () => endSample(one)),
    ...each(AT_THE_DESK, (index) => index % 2, FAMILIES).map((one) => () => takeSample(one)),
    ...Array.from({ length: GIFTS }, (_, index) => () => {
      return giveSample(at(2 + (index * YEAR_DAYS) / GIFTS), index, below, actor)
    }),
    ...SAMPLE_TROUBLES.flatMap((trouble, index) =>
      sample(FAMILIES + AT_THE_DESK + index, 3, 0).map((one) => () => trouble(one)),
    ),
    ...events.slice(0, 1).map((event) => () => fillSampleDate(services, actor, event)),
    () => closeSampleDay(services, actor, yesterday),
  ]
}

/** A clock that goes on with each look at it, so that what follows is later, and nothing is to come. */
function earlier({ now }: Services, days: number): () => Date {
  const stepMs = days < 1 ? 1_000 : 20_000
  let moment = now().getTime() - days * DAY_MS - 120 * 1_000
  return () => {
    moment += stepMs
    return new Date(moment)
  }
}

async function takeSample(sample: Sample): Promise<void> {
  const { services, actor, index } = sample
  const registration = sampleRegistration(sample)
  const taken = await takeRegistration(services, {
    actor,
    key: `sample-at-the-desk-${index}`,
    registration: index % 4 === 0 ? withoutAddress(registration) : registration,
    paid: index % 3 > 0 ? { method: 'Cash', reference: '' } : undefined,
  })
  if (!taken.ok && taken.problem !== 'full')
    throw new Error(`A sample was refused at the desk: ${taken.problem}`)
}

async function giveSample(services: Services, index: number, below: Below, actor: Actor) {
  const [giver] = sampleFamily(below, { index: 500 + index, size: 1 })
  const { funds } = services.content.giving
  const fund = funds[below(funds.length)]?.code ?? ''
  const name = `${giver?.firstname} ${giver?.lastname}`
  const person = { name, email: giver?.email ?? '', phone: giver?.phone ?? '' }
  const amountMinor = rupees(100 * (1 + below(50)))
  const given = { ...person, fund, language: 'en', amountMinor } as const
  if (index % 5 === 4) {
    const method = HAND_METHODS[below(HAND_METHODS.length)] ?? 'Cash'
    const day = dayInIndia(services.now().getTime())
    const reference = sampleReference(method, below)
    await recordGift(services, { actor, gift: { ...given, method, day, reference } })
    return
  }
  const payment = await giveGift(services, { ...given, submission: `sample-gift-number-${index}` })
  if (index !== 1) return settleSample(services, payment, { status: 'success' })
  await settleSample(services, payment, { status: 'failure' })
  const second = await retryPayment(services, payment.txnid)
  if (second) await settleSample(services, second, { status: 'success' })
  await settleSample(services, payment, { status: 'success' })
}

/** Samples wait for a place, or have lost theirs: so their date has no more places than are taken. */
async function fillSampleDate(services: Services, actor: Actor, event: ConferenceEvent) {
  const { code, days, venue, open, price, capacity, cancel } = event
  if (capacity) return
  const places = (await countPlaces(services.db, code)).people
  const version = await newestVersion(services.db)
  const date = { days, venue, open, price, places, cancel: cancel === 'ask' ? undefined : cancel }
  const why = 'Samples: this date is full'
  await changeDate(services, { actor, code, date, why, key: undefined, version })
}

async function closeSampleDay(services: Services, actor: Actor, day: Day) {
  const close = await readClose(services, { actor, day })
  if (!close.ok) throw new Error('A sample day can not be read')
  const { cashMinor, version } = close
  const counted = { countedMinor: cashMinor, seenMinor: cashMinor, reason: '' }
  const closed = await closeDay(services, { actor, day, version, ...counted })
  if (!closed.ok) throw new Error(`A sample day was not closed: ${closed.problem}`)
}

/** Of this process alone: samples are made on a newcomer's machine, which has one. */
const running = new WeakMap<Db, Progress>()

/** Why the latest samples are not complete. Made again, they go on where they stopped. */
const ended = new WeakMap<Db, 'full' | 'broken-off'>()

/** This does not wait for the end. A second click begins nothing. */
export function startSamples(services: Services, actor: Actor) {
  const fill: Fill = (onProgress) => fillWithSamples(services, { actor, onProgress })
  return start(services, () => refuseSamples(services, actor), fill)
}

export function startSampleConference(services: Services, wanted: SampleConference) {
  const fill: Fill = (onProgress) => fillSampleConference(services, { ...wanted, onProgress })
  return start(services, () => refuseSampleConference(services, wanted), fill)
}

/** Undefined while nothing is being made. */
export function readSampleProgress({ db }: Services): Progress | undefined {
  return running.get(db)
}

/** Undefined when the latest samples are complete. */
export function readSampleEnd({ db }: Services) {
  return ended.get(db)
}

type Fill = (
  onProgress: (progress: Progress) => Promise<void>,
) => Promise<{ ok: true } | { ok: false; problem: string }>

/** `refuse` says why nothing is made; undefined when it may be. */
async function start<Refused>(
  services: Services,
  refuse: () => Promise<Refused | undefined>,
  fill: Fill,
): Promise<{ ok: true } | Refused> {
  const { db } = services
  if (running.has(db)) return { ok: true }
  // Before anything is awaited: two clicks at once are one.
  running.set(db, { done: 0, total: 1 })
  const refused = await refuse()
  if (refused) {
    running.delete(db)
    return refused
  }
  ended.delete(db)
  void make(services, fill)
  return { ok: true }
}

async function make({ db, log }: Services, fill: Fill): Promise<void> {
  try {
    const filled = await fill(async (progress) => {
      running.set(db, progress)
      // SQLite answers at once, so nobody else would be served until the end.
      await setImmediate()
    })
    if (!filled.ok) ended.set(db, filled.problem === 'full' ? 'full' : 'broken-off')
  } catch (error) {
    log.error('samples-broken-off', error)
    ended.set(db, 'broken-off')
  } finally {
    running.delete(db)
  }
}
