import {
  isEmptyOffice,
  settleSampleMails,
  stopSampleReminders,
} from '#database/registration/sample-records.ts'
import { allEvents, isOpen } from '#domain/conferences/conference.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { giveSample } from './give-sample.ts'
import { registerSample } from './register-sample.ts'
import { SAMPLE_DOMAIN, seededNumbers } from './sample-people.ts'

type Filled = { ok: true } | NotAllowed | { ok: false; problem: 'not-here' | 'has-records' }

const FAMILIES = 200
const GIFTS = 80
const DAY_MS = 24 * 60 * 60_000
const YEAR_DAYS = 340

/**
 * Fills an empty office with sample families, gifts and troubles, the same every time. Only where
 * everything outside is the sandbox's and the site is on this machine.
 */
export async function fillWithSamples(
  services: Services,
  { actor }: { actor: Actor },
): Promise<Filled> {
  if (!staffCan.manageStaff(actor)) return NOT_ALLOWED
  if (!services.isPlayground) return { ok: false, problem: 'not-here' }
  if (!(await isEmptyOffice(services.db))) return { ok: false, problem: 'has-records' }
  const below = seededNumbers(20261115)
  const at = (daysAgo: number): Services => ({
    ...services,
    ...earlier(services, daysAgo),
    randomBelow: below,
  })
  const events = allEvents(services.content.conferences).filter((event) =>
    isOpen(event, services.now()),
  )
  for (let index = 0; index < FAMILIES && events.length > 0; index++) {
    const code = events[index % events.length]?.code ?? ''
    await registerSample(at(daysBack(below, index)), { index, code, below })
  }
  for (let index = 0; index < GIFTS; index++) {
    await giveSample(at((index * YEAR_DAYS) / GIFTS), { index, below, actor })
  }
  const settled = services.now().toISOString()
  await settleSampleMails(services.db, { domain: SAMPLE_DOMAIN, at: settled })
  await stopSampleReminders(services.db, { domain: SAMPLE_DOMAIN, at: settled })
  return { ok: true }
}

/** Whether an empty office shows the button. */
export function mayFillWithSamples({ isPlayground }: Services, actor: Actor): boolean {
  return isPlayground && staffCan.manageStaff(actor)
}

/** Most of the last month, some of today. Stuck payments must be older than a day. */
function daysBack(below: (below: number) => number, index: number): number {
  return index % 12 === 0 ? 0 : 2 + below(28)
}

function earlier({ now }: Services, days: number): { now: () => Date } {
  const moment = now().getTime() - days * DAY_MS
  return { now: () => new Date(moment) }
}
