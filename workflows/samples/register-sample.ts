import type { Payment } from '#database/payments/payments.ts'
import { setHold } from '#database/places/places.ts'
import { lockRegistration } from '#database/registration/registrations.ts'
import type { Hold } from '#domain/registration/places.ts'
import { register } from '#workflows/registration/register.ts'
import type { Services } from '#workflows/services.ts'
import { sampleFamily } from './sample-people.ts'
import { refundSample, settleSample } from './settle-sample.ts'

type Sample = { index: number; code: string; below: (below: number) => number }

/** Registers one sample family and lets its payment end in one of the ways that happen. */
export async function registerSample(
  services: Services,
  { index, code, below }: Sample,
): Promise<void> {
  const size = 1 + below(4)
  const registered = await register(services, {
    key: `sample-${index}`,
    registration: {
      eventCode: code,
      type: TYPES[size - 1] ?? 'Group',
      residential: below(2) === 0 ? 'Residential' : 'Non Residential',
      arrival: '2026-12-12T09:00',
      paymentType: below(4) === 0 ? 'Part Payment' : 'Full Payment',
      agree: true,
      persons: sampleFamily(below, { index, size }),
    },
  })
  if (!registered.ok) throw new Error(`${code} is full`)
  const { id, payment } = registered
  if (payment) await endPayment(services, { index, id, payment })
}

const TYPES = ['Individual', 'Married Couple', 'Family', 'Family'] as const

type Paying = { index: number; id: string; payment: Payment }

async function endPayment(services: Services, { index, id, payment }: Paying): Promise<void> {
  const { amount_minor } = payment
  switch (index % 40) {
    case 1:
      return settleSample(services, payment, { status: 'success', amountMinor: amount_minor - 100 })
    case 2:
      return settleSample(services, payment, { status: 'pending' })
    case 3:
      await hold(services, id, 'released')
      return settleSample(services, payment, { status: 'success' })
    case 4:
      return hold(services, id, 'waiting')
    case 5:
      await settleSample(services, payment, { status: 'success' })
      return refundSample(services, payment, { amountMinor: amount_minor, state: 'done' })
    case 6:
      await settleSample(services, payment, { status: 'success' })
      return refundSample(services, payment, { amountMinor: 10_000, state: 'refused' })
    case 7:
    case 8:
      return settleSample(services, payment, { status: 'failure' })
    case 9:
    case 10:
      return
    default:
      return settleSample(services, payment, { status: 'success' })
  }
}

async function hold({ db, now }: Services, id: string, to: Hold): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockRegistration(tx, id)
    await setHold(tx, id, { hold: to, heldUntil: undefined, source: 'office', at: now() })
  })
}
