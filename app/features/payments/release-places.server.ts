import type { Services } from '#app/services.server.ts'
import { type Payment, paymentsForRegistration } from '#database/payments.ts'
import { lockPlaces, overdueHolds, setHold } from '#database/places.ts'
import { lockRegistration, type Registration } from '#database/registrations.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { askProvider, settleByAnswer } from './settle-payment.server.ts'

type Releasing = Pick<Services, 'db' | 'payments' | 'log' | 'count' | 'now'>

export type Released = { released: number; kept: number }

const BATCH = 10
const MOST_BATCHES = 50

/** While the provider can't be asked, or the bank has not answered, places stay where they are. */
const LOOK_AGAIN_MS = 5 * 60_000

/** Gives the places of registrations that were not paid in time to others. */
export async function releasePlaces(services: Releasing): Promise<Released> {
  const result: Released = { released: 0, kept: 0 }
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const at = services.now().toISOString()
    const overdue = await overdueHolds(services.db, { at, most: BATCH })
    if (overdue.length === 0) break
    for (const registration of overdue) {
      const certain = await askFirst(services, registration)
      if (await release(services, registration, certain)) result.released++
      else result.kept++
    }
  }
  return result
}

export async function isReleaseDue({ db, now }: Releasing): Promise<boolean> {
  return (await overdueHolds(db, { at: now().toISOString(), most: 1 })).length > 0
}

/** Whoever has paid keeps the places, also when we have not heard of it. False: nobody could say. */
async function askFirst(services: Releasing, { id }: Registration): Promise<boolean> {
  const payments = (await paymentsForRegistration(services.db, id)).filter(
    ({ state }) => !wasReceived(state),
  )
  if (payments.length === 0) return true
  const answers = await askProvider(
    services,
    payments.map(({ txnid }) => txnid),
  )
  for (const payment of payments) {
    const answer = answers?.get(payment.txnid)
    if (!answer) return false
    await settleByAnswer(services, payment, { source: 'sweep', answer })
  }
  return true
}

async function release(
  services: Releasing,
  { id, event_code }: Registration,
  certain: boolean,
): Promise<boolean> {
  const now = services.now()
  const released = await services.db.transaction().execute(async (tx) => {
    await lockPlaces(tx, event_code)
    const { status, hold, held_until } = await lockRegistration(tx, id)
    if (status === 'Paid' || hold !== 'held' || held_until === null) return false
    if (held_until > now.toISOString()) return false
    if (!certain || (await paymentsForRegistration(tx, id)).some(mayBePaid)) {
      const heldUntil = new Date(now.getTime() + LOOK_AGAIN_MS)
      await setHold(tx, id, { hold: 'held', heldUntil, source: 'sweep', at: now })
      return false
    }
    const change = { hold: 'released', heldUntil: undefined, source: 'sweep', at: now } as const
    await setHold(tx, id, change)
    return true
  })
  services.count(released ? 'places.released' : 'places.kept')
  services.log.info(released ? 'places-released' : 'places-kept', { registration: id, event_code })
  return released
}

/** Money may have been taken. */
function mayBePaid({ state }: Payment): boolean {
  return state === 'pending' || state === 'confirming'
}
