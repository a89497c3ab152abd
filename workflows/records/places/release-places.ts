import { type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import {
  findByPlaceKey,
  lockPlaces,
  overdueHolds,
  setHold,
} from '#database/records/places/places.ts'
import {
  lockRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { momentIn } from '#domain/language-formats.ts'
import { keepsPlaces } from '#domain/payments/hand-off.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { KEEPING, type Keeping } from '#domain/registration/places.ts'
import { nameEventNow } from '#workflows/conferences/event-now.ts'
import { dueBatches } from '#workflows/in-batches.ts'
import { type AllHeard, settleHeard } from '#workflows/records/payments/reports/settle-payment.ts'
import { notifyPayer } from '#workflows/records/registration/notify-people.ts'
import type { Services } from '#workflows/services.ts'

const BATCH = 10

/** How much longer places are held while the provider can't be reached or the bank has not decided. */
const LOOK_AGAIN_MS = 5 * 60_000

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
    // The payments' states decide, because a registration that was paid and refunded is not paid.
    const payments = await paymentsFor(tx, 'registration_id', id)
    const isPaid = payments.some(({ state }) => state === 'paid')
    const mayStay = !isPaid && (!certain || payments.some((payment) => mayBePaid(payment, now)))
    const unpaid = mayStay ? ('held' as const) : ('released' as const)
    const next = isPaid ? ('confirmed' as const) : unpaid
    const heldUntil = mayStay ? new Date(now.getTime() + LOOK_AGAIN_MS) : undefined
    await setHold(tx, id, { hold: next, heldUntil, source: 'sweep', at: now })
    return next === 'released'
  })
  services.count(released ? 'places.released' : 'places.kept')
  services.log.info(released ? 'places-released' : 'places-kept', { registration: id, event_code })
  return released
}

function mayBePaid({ state, heard, watched_from, opened_at }: Payment, now: Date): boolean {
  return keepsPlaces({ state, heard, watchedFrom: new Date(watched_from ?? opened_at), now })
}

/** Idempotent. Undefined when the key is unknown, or the registration is no longer free. */
export async function keepPlaces(services: Services, key: string): Promise<Keeping | undefined> {
  const found = await findByPlaceKey(services.db, key)
  if (!found) return undefined
  return services.db.transaction().execute(async (tx) => {
    await lockPlaces(tx, found.event_code)
    const { id, hold, due_minor } = await lockRegistration(tx, found.id)
    if (hold !== 'held') return KEEPING[hold]
    // Corrected since: now a payment keeps the places.
    if (due_minor > 0) return undefined
    const at = services.now()
    await setHold(tx, id, { hold: 'confirmed', heldUntil: undefined, source: 'mail', at })
    await notifyPayer(tx, id, { kind: 'registration-received', at })
    services.log.info('places-kept-by-mail', { registration: id })
    return 'kept'
  })
}

/** The page behind the link in the mail. Opening it changes nothing. Undefined where there is nothing to keep. */
export async function readKeeping(services: Services, key: string) {
  const registration = await findByPlaceKey(services.db, key)
  if (!registration) return undefined
  const { held_until, hold, due_minor, places, programme, language } = registration
  if (hold === 'held' && due_minor > 0) return undefined
  return {
    language,
    keeping: KEEPING[hold],
    event: await nameEventNow(services, registration, language),
    people: places,
    until: held_until ? momentIn(language, new Date(held_until)) : undefined,
    form: programme,
  }
}
