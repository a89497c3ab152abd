import type { Db } from '#database/engine/open.ts'
import type { Actor } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { fillWithSamples, type Progress, refuseSamples } from './fill-with-samples.ts'

/** Of this process alone: samples are made on a newcomer's machine, which has one. */
const running = new WeakMap<Db, Progress>()

/** Begins to fill the office with samples and does not wait for the end. A second click begins nothing. */
export async function startSamples(services: Services, actor: Actor) {
  const { db } = services
  if (running.has(db)) return { ok: true } as const
  // Before anything is awaited: two clicks at once are one.
  running.set(db, { done: 0, total: 1 })
  const problem = await refuseSamples(services, actor)
  if (problem) {
    running.delete(db)
    return problem
  }
  void fill(services, actor)
  return { ok: true } as const
}

/** How far it is; undefined while nothing is being made. */
export function readSampleProgress({ db }: Services): Progress | undefined {
  return running.get(db)
}

async function fill(services: Services, actor: Actor): Promise<void> {
  const { db, log } = services
  try {
    const onProgress = async (progress: Progress) => void running.set(db, progress)
    await fillWithSamples(services, { actor, onProgress })
  } catch (error) {
    log.error('samples-broken-off', error)
  } finally {
    running.delete(db)
  }
}
