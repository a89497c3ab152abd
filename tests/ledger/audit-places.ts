import { expect } from 'vitest'
import type { Db } from '#database/engine/open.ts'
import { paymentsForRegistration } from '#database/payments/payments.ts'
import { countPlaces, placeEvents } from '#database/places/places.ts'
import { findRegistration } from '#database/registration/registrations.ts'
import { isReportDue } from '#workflows/payments/reports/settle-reports.ts'
import { isReleaseDue } from '#workflows/places/release-places.ts'
import { EVENT } from '../fixtures/capacity.ts'
import { PLACES, type World } from './steps.ts'

/** Holds at any time: the capacity is not exceeded, and no paid registration is only `held`. */
export async function auditHolds(db: Db): Promise<void> {
  expect((await countPlaces(db, EVENT)).people).toBeLessThanOrEqual(PLACES)
  const paidAndHeld = await db
    .selectFrom('registration')
    .innerJoin('payment', 'payment.registration_id', 'registration.id')
    .select('registration.id')
    .where('registration.hold', '=', 'held')
    .where('payment.state', '=', 'paid')
    .execute()
  expect(paidAndHeld).toEqual([])
}

/**
 * Holds after all jobs have run: every place is paid for, none is still held, and every paid
 * registration without a place is listed as late.
 */
export async function auditPlaces(world: World): Promise<{ confirmed: number; late: number }> {
  const { services, registrations } = world
  const found = { confirmed: 0, late: 0 }
  for (const id of registrations) {
    const stored = await findRegistration(services.db, id)
    const payments = await paymentsForRegistration(services.db, id)
    const isPaid = payments.some(({ state }) => state === 'paid')
    const everPaid = isPaid || payments.some(({ state }) => state === 'refunded')
    expect([id, stored?.hold]).toEqual([id, expect.stringMatching(/^(confirmed|released)$/)])
    if (stored?.hold === 'confirmed') expect([id, isPaid]).toEqual([id, true])
    if (isPaid) expect([id, stored?.status]).toEqual([id, 'Paid'])
    if (stored?.status === 'Paid') expect([id, everPaid]).toEqual([id, true])
    const moves = await placeEvents(services.db, id)
    expect(moves.map(({ position }) => position)).toEqual(moves.map((_, index) => index + 1))
    if (isPaid) found[stored?.hold === 'confirmed' ? 'confirmed' : 'late']++
  }
  expect([await isReleaseDue(services), await isReportDue(services)]).toEqual([false, false])
  return found
}
