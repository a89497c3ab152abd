import {
  bounceSampleMail,
  isEmptyOffice,
  settleSampleMails,
  stopSampleReminders,
} from '#database/registration/sample-records.ts'
import { allEvents, isOpen } from '#domain/conferences/conference.ts'
import { isOver } from '#domain/conferences/to-come.ts'
import { addDays, dayInIndia } from '#domain/days.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { closeSampleDay } from './close-sample-day.ts'
import { endSample } from './end-sample.ts'
import { fillSampleDate } from './fill-sample-date.ts'
import { giveSample } from './give-sample.ts'
import { SAMPLE_DOMAIN, seededNumbers } from './sample-people.ts'
import type { Sample } from './sample-registration.ts'
import { SAMPLE_TROUBLES } from './sample-troubles.ts'
import { takeSample } from './take-sample.ts'

type Filled = { ok: true } | NotAllowed | { ok: false; problem: 'not-here' | 'has-records' }

export type Progress = { done: number; total: number }

type Filling = {
  actor: Actor
  /** Told now and then how far it is. */
  onProgress?: (progress: Progress) => Promise<void>
}

const FAMILIES = 180
const AT_THE_DESK = 20
const GIFTS = 80
const DAY_MS = 24 * 60 * 60_000
const YEAR_DAYS = 338
const TELL_EVERY = 10

/**
 * Fills an empty office with sample families, gifts and troubles, the same every time. Only where
 * everything outside is the sandbox's and the site is on this machine.
 */
export async function fillWithSamples(services: Services, filling: Filling): Promise<Filled> {
  const problem = await refuseSamples(services, filling.actor)
  if (problem) return problem
  const steps = stepsOf(services, filling.actor)
  const total = steps.length
  for (const [index, step] of steps.entries()) {
    if (index % TELL_EVERY === 0) await filling.onProgress?.({ done: index, total })
    await step()
    // At once, before the job that sends mail finds them.
    await settleSampleMails(services.db, { domain: SAMPLE_DOMAIN })
  }
  const at = services.now().toISOString()
  await bounceSampleMail(services.db, { domain: SAMPLE_DOMAIN })
  await stopSampleReminders(services.db, { domain: SAMPLE_DOMAIN, at })
  await filling.onProgress?.({ done: total, total })
  return { ok: true }
}

/** Why nothing is made; undefined when it may be. */
export async function refuseSamples(
  { db, isPlayground }: Services,
  actor: Actor,
): Promise<Exclude<Filled, { ok: true }> | undefined> {
  if (!staffCan.manageStaff(actor)) return NOT_ALLOWED
  if (!isPlayground) return { ok: false, problem: 'not-here' }
  return (await isEmptyOffice(db)) ? undefined : { ok: false, problem: 'has-records' }
}

/** Whether an empty office shows the button. */
export function mayFillWithSamples({ isPlayground }: Services, actor: Actor): boolean {
  return isPlayground && staffCan.manageStaff(actor)
}

type Step = () => Promise<unknown>

/**
 * The provider of the sandbox knows none of these payments. So nothing is paid online today or yesterday,
 * and the closes of these days agree.
 */
function stepsOf(services: Services, actor: Actor): Step[] {
  const below = seededNumbers(20261115)
  const at = (daysAgo: number): Services => ({
    ...services,
    ...earlier(services, daysAgo),
    randomBelow: below,
  })
  const events = comingEvents(services)
  const sample = (index: number, daysAgo: number, turn = index): Sample[] => {
    const event = events[turn % Math.max(events.length, 1)]
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
      return giveSample(at(2 + (index * YEAR_DAYS) / GIFTS), { index, below, actor })
    }),
    ...SAMPLE_TROUBLES.flatMap((trouble, index) =>
      sample(FAMILIES + AT_THE_DESK + index, 3, 0).map((one) => () => trouble(one)),
    ),
    ...events.slice(0, 1).map((event) => () => fillSampleDate(services, { actor, event })),
    () => closeSampleDay(services, { actor, day: yesterday }),
  ]
}

/** Nobody registers for a conference that is over, and people arrive on a day that is known. */
function comingEvents({ content, now }: Services) {
  return allEvents(content.conferences).filter(
    (event) => event.days && isOpen(event, now()) && !isOver(event, now()),
  )
}

/** A clock that goes on with each look at it, so that what follows is later, and nothing is to come. */
function earlier({ now }: Services, days: number): { now: () => Date } {
  const stepMs = days < 1 ? 1_000 : 20_000
  let moment = now().getTime() - days * DAY_MS - 120 * 1_000
  return {
    now: () => {
      moment += stepMs
      return new Date(moment)
    },
  }
}
