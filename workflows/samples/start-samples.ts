import { setImmediate } from 'node:timers/promises'
import type { Db } from '#database/engine/open.ts'
import type { Actor } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import {
  fillSampleConference,
  refuseSampleConference,
  type SampleConference,
} from './fill-sample-conference.ts'
import { fillWithSamples, type Progress, refuseSamples } from './fill-with-samples.ts'

/** Of this process alone: samples are made on a newcomer's machine, which has one. */
const running = new WeakMap<Db, Progress>()

/** Why the latest samples are not complete. Made again, they go on where they stopped. */
const ended = new WeakMap<Db, 'full' | 'broken-off'>()

/** Begins to fill the office with samples and does not wait for the end. A second click begins nothing. */
export function startSamples(services: Services, actor: Actor) {
  return start(
    services,
    () => refuseSamples(services, actor),
    (onProgress) => fillWithSamples(services, { actor, onProgress }),
  )
}

/** The same for one conference. */
export function startSampleConference(services: Services, wanted: SampleConference) {
  return start(
    services,
    () => refuseSampleConference(services, wanted),
    (onProgress) => fillSampleConference(services, { ...wanted, onProgress }),
  )
}

/** How far it is; undefined while nothing is being made. */
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
