import type { Db } from '#database/engine/open.ts'
import { type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import { lockPlaces, overdueHolds, setHold } from '#database/records/places/places.ts'
import {
  lockRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { keepsPlaces } from '#domain/payments/hand-off.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { dueBatches } from '#workflows/in-batches.ts'
import { type AllHeard, settleHeard } from '#workflows/records/payments/reports/settle-payment.ts'
import type { Services } from '#workflows/services.ts'

const BATCH = 10

/** How much longer places are held while the provider can't be reached or the bank has not decided. */
const LOOK_AGAIN_MS = 5 * 60_000

/** Releases the places of registrations that were not paid, or not kept, in time. */
export async function releasePlaces(services: Services) {
  const result = { released: 0, kept: 0 }
  const seen = new Set<string>()
  let reachable = true
  const read = async () => {
    const overdue = { at: services.now().toISOString(), limit: BATCH }
    // Each registration is looked at once in a run, so that the provider isn't asked again and again.
    return (await overdueHolds(services.db, overdue)).filter(({ id }) => !seen.has(id))
  }
  for await (const unseen of dueBatches(read)) {
    for (const registration of unseen) {
      seen.add(registration.id)
      const looked = await lookAt(services, registration, reachable)
      reachable = looked.reachable
      result[looked.released ? 'released' : 'kept']++
    }
  }
  return result
}

export async function isReleaseDue({ db, now }: Services): Promise<boolean> {
  return (await overdueHolds(db, { at: now().toISOString(), limit: 1 })).length > 0
}

/** Logs an error of one registration, so that it doesn't hold up the others. */
async function lookAt(services: Services, registration: Registration, reachable: boolean) {
  try {
    // One question in a run is enough to notice an outage.
    const heard = reachable ? await askFirst(services, registration) : 'unreachable'
    const released = await release(services, registration, heard === 'heard')
    return { released, reachable: heard !== 'unreachable' }
  } catch (error) {
    services.count('places.not-released')
    services.log.error('places-not-released', error, { registration: registration.id })
    await release(services, registration, false)
    return { released: false, reachable }
  }
}

/**
 * Asks the provider before places are released: it may have been paid without our knowing. A payment that keeps
 * the places anyway is left to the sweep, which asks when it is due.
 */
async function askFirst(services: Services, { id }: Registration): Promise<AllHeard> {
  const now = services.now()
  const asked = (await paymentsFor(services.db, 'registration_id', id)).filter((payment) => {
    const isAskedLater = payment.ask_at !== null && payment.ask_at > now.toISOString()
    return !wasReceived(payment.state) && !(isAskedLater && mayBePaid(payment, now))
  })
  return settleHeard(services, asked)
}

async function release(services: Services, { id, event_code }: Registration, certain: boolean) {
  const now = services.now()
  const released = await services.db.transaction().execute(async (tx) => {
    await lockPlaces(tx, event_code)
    const { hold, held_until } = await lockRegistration(tx, id)
    if (hold !== 'held' || held_until === null || held_until > now.toISOString()) return false
    const change = await nextHold(tx, { id, certain, now })
    await setHold(tx, id, { ...change, source: 'sweep', at: now })
    return change.hold === 'released'
  })
  services.count(released ? 'places.released' : 'places.kept')
  services.log.info(released ? 'places-released' : 'places-kept', { registration: id, event_code })
  return released
}

/**
 * The hold after its time is over: confirmed, extended or released. The payments' states decide,
 * because a registration that was paid and refunded is not paid.
 */
async function nextHold(tx: Db, { id, certain, now }: { id: string; certain: boolean; now: Date }) {
  const payments = await paymentsFor(tx, 'registration_id', id)
  if (payments.some(({ state }) => state === 'paid')) {
    return { hold: 'confirmed', heldUntil: undefined } as const
  }
  if (!certain || payments.some((payment) => mayBePaid(payment, now))) {
    return { hold: 'held', heldUntil: new Date(now.getTime() + LOOK_AGAIN_MS) } as const
  }
  return { hold: 'released', heldUntil: undefined } as const
}

/** Whether money may have been taken, so that the payment keeps the places. */
function mayBePaid({ state, heard, watched_from, opened_at }: Payment, now: Date): boolean {
  return keepsPlaces({ state, heard, watchedFrom: new Date(watched_from ?? opened_at), now })
}
