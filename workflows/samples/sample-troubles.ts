import { noteUnknownPayment } from '#database/records/attention/attention.ts'
import { setHold } from '#database/records/places/places.ts'
import { findRegistration, lockRegistration } from '#database/records/registration/registrations.ts'
import { rupees } from '#domain/money.ts'
import { transactionId } from '#domain/record-numbers.ts'
import { OFFERED_FOR_MS } from '#domain/registration/places.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { keepSettlement } from '#workflows/records/closing/match-settlement.ts'
import { offerPlace } from '#workflows/records/places/offer-places.ts'
import { askForMoneyBack, askOffice } from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'
import { recordSample, settleSample } from './sample-money.ts'
import { registerSample, type Sample } from './sample-people.ts'

/**
 * What the office has to look at, besides payments that ended badly. One registration each, all at one
 * date, which is full afterwards: more people come there than to any other.
 */
export const SAMPLE_TROUBLES: readonly ((sample: Sample) => Promise<unknown>)[] = [
  registeredTwice,
  paidAfterCancelling,
  (sample) => asks(sample, { kind: 'cancel', wish: 'Cancel the registration. Our son is ill.' }),
  (sample) => asks(sample, { kind: 'correct', wish: 'Another person comes: Ruth, 67.' }),
  asksForMoney,
  unknownPayment,
  oddSettlement,
  paidTooLate,
  paidTooLate,
  isReleased,
  isReleased,
  ...Array.from({ length: 8 }, () => paid),
  ...Array.from({ length: 4 }, () => waits),
  isOffered,
]

async function paid(sample: Sample) {
  const { id, payment } = await registerSample(sample)
  if (payment) await settleSample(sample.services, payment, { status: 'success' })
  return id
}

async function registeredTwice(sample: Sample): Promise<void> {
  const { registration } = await registerSample(sample)
  await registerSample({ ...sample, index: sample.index + 10_000 }, registration)
}

async function paidAfterCancelling(sample: Sample): Promise<void> {
  const { services, actor } = sample
  const { id, payment } = await registerSample(sample)
  await cancelRegistration(services, { actor, id })
  if (payment) await settleSample(services, payment, { status: 'success' })
}

/** Nothing was paid in time. */
async function isReleased(sample: Sample) {
  const registered = await registerSample(sample)
  const { db, now } = sample.services
  await db.transaction().execute(async (tx) => {
    await lockRegistration(tx, registered.id)
    const released = { hold: 'released', heldUntil: undefined, source: 'sweep', at: now() } as const
    await setHold(tx, registered.id, released)
  })
  return registered
}

async function paidTooLate(sample: Sample): Promise<void> {
  const { payment } = await isReleased(sample)
  if (payment) await settleSample(sample.services, payment, { status: 'success' })
}

async function asks(sample: Sample, wish: { kind: 'cancel' | 'correct'; wish: string }) {
  const { services, index } = sample
  const id = await paid(sample)
  const { version = 0 } = (await findRegistration(services.db, id)) ?? {}
  await askOffice(services, { id, key: `sample-wish-${index}`, version, ...wish })
}

/** Cash that was too much: the provider can't give it back. */
async function asksForMoney(sample: Sample): Promise<void> {
  const { services } = sample
  const id = await paid(sample)
  await recordSample(sample, { id, method: 'Cash', amountMinor: rupees(500) })
  await services.db.transaction().execute(async (tx) => {
    const registration = await lockRegistration(tx, id)
    await askForMoneyBack({ tx, registration, at: services.now() }, rupees(500))
  })
}

async function unknownPayment({ services, below }: Sample): Promise<void> {
  const txnid = transactionId('EWG', below)
  await noteUnknownPayment(services.db, { txnid, amountMinor: rupees(700), at: services.now() })
}

async function oddSettlement({ services, actor, below }: Sample): Promise<void> {
  const line = [transactionId('EWG', below), '2100.00', `UTR${1_000_000 + below(1_000_000)}`]
  await keepSettlement(services, { actor, text: `txnid,amount,utr\n${line.join(',')}\n` })
}

async function waits(sample: Sample): Promise<string> {
  const { id } = await registerSample({ ...sample, services: whenFull(sample) })
  return id
}

async function isOffered(sample: Sample): Promise<void> {
  const id = await waits(sample)
  const { services, actor } = sample
  const now = { ...services, now: sample.realNow }
  await offerPlace(now, { actor, id, holdMs: OFFERED_FOR_MS, overCapacity: true })
}

/** The same services while the conference has no room. */
function whenFull({ services, event }: Sample): Services {
  const { content } = services
  const programmes = Object.entries(content.conferences.programmes).map(([key, programme]) => {
    const events = programme.events.map((each) =>
      each.code === event.code ? { ...each, capacity: { people: 0 } } : each,
    )
    return [key, { ...programme, events }]
  })
  const conferences = { ...content.conferences, programmes: Object.fromEntries(programmes) }
  return { ...services, content: { ...content, conferences } }
}
