import { changeRows, rowOf } from '#database/engine/rows.ts'
import { noteUnknownPayment } from '#database/records/attention/attention.ts'
import { lockPayment, type Payment } from '#database/records/payments/payments.ts'
import { setHold } from '#database/records/places/places.ts'
import { storeRefund } from '#database/records/refunds/refunds.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import { lockRegistration } from '#database/records/registration/registrations.ts'
import { dayInIndia } from '#domain/days.ts'
import { type Paise, rupees } from '#domain/money.ts'
import type { PaymentStatus } from '#domain/payments/evidence.ts'
import { HAND_METHODS, type HandMethod } from '#domain/payments/hand-money.ts'
import { transactionId } from '#domain/record-numbers.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { addNote } from '#workflows/records/change-record.ts'
import { keepSettlement } from '#workflows/records/closing/match-settlement.ts'
import { giveReduction, recordPayment } from '#workflows/records/money/record-payment.ts'
import { movePayment } from '#workflows/records/payments/reports/move-payment.ts'
import { settleByAnswer } from '#workflows/records/payments/reports/settle-payment.ts'
import { offerPlace } from '#workflows/records/places/offer-places.ts'
import { noteRefundEvent } from '#workflows/records/refunds/refund-record.ts'
import { askForMoneyBack, askOffice } from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'
import { type Below, registerSample, type Sample } from './sample-people.ts'

export function sampleReference(method: HandMethod, below: Below): string {
  return REFERENCES[method].replaceAll('#', () => String(below(10)))
}

const REFERENCES: Record<HandMethod, string> = {
  Cash: '',
  Cheque: '######',
  UPI: '6###########',
  'Bank transfer': 'N###############',
}

export async function settleSample(
  services: Services,
  payment: Payment,
  { status, amountMinor = payment.amount_minor }: { status: PaymentStatus; amountMinor?: Paise },
): Promise<void> {
  const paidAt = services.now()
  // The sandbox refunds a sample by what its id says.
  const providerId = `sample-${paidAt.getTime()}-${amountMinor}-${payment.txnid}`
  const answer = { found: true, status, amountMinor, providerId, paidAt, fields: {} } as const
  await settleByAnswer(services, payment, { source: 'sweep', answer })
  // The sandbox's provider does not know it, and would answer so.
  await changeRows(services.db, 'payment', { id: payment.id }, { ask_at: null })
}

type Going = { sample: Sample; id: string; payment: Payment }

type Step = (going: Going) => Promise<unknown>

const paid = settled('success')
const failed = settled('failure')
const givenBack = refunded('done')
const inCash = byHand('Cash', rupees(500))

/** The ways in which a registration on the website goes on, by turns. The others are simply paid. */
const ENDINGS: Record<number, readonly Step[]> = {
  1: [settled('success', rupees(100))],
  2: [settled('pending')],
  5: [paid, givenBack],
  6: [paid, refunded('refused', rupees(100))],
  7: [failed],
  8: [failed],
  9: [
    ({ sample: { services, actor }, id }) =>
      giveReduction(services, { actor, id, amountMinor: rupees(200), reason: 'Pastor’s family' }),
  ],
  11: [byHand()],
  12: [byHand()],
  13: [byHand()],
  14: [byHand()],
  15: [paid, inCash],
  16: [paid, cancelled, givenBack],
  17: [
    paid,
    ({ sample: { services, actor }, id }) =>
      addNote(services, { actor, id, text: 'Grandmother needs the ground floor.' }),
  ],
}

const TURNS = 40

export function endSample(sample: Sample): Promise<void> {
  return goesOn(...(ENDINGS[sample.index % TURNS] ?? [paid]))(sample)
}

function goesOn(...steps: readonly Step[]) {
  return async (sample: Sample): Promise<void> => {
    const { id, payment } = await registerSample(sample)
    if (payment) for (const step of steps) await step({ sample, id, payment })
  }
}

function settled(status: PaymentStatus, lessMinor: Paise = 0): Step {
  return ({ sample: { services }, payment }) => {
    const amountMinor = payment.amount_minor - lessMinor
    return settleSample(services, payment, { status, amountMinor })
  }
}

function refunded(state: 'done' | 'refused', part?: Paise): Step {
  return async ({ sample: { services }, payment: { id, amount_minor } }) => {
    const [at, amountMinor] = [services.now(), part ?? amount_minor]
    await services.db.transaction().execute(async (tx) => {
      const payment = await lockPayment(tx, id)
      const token = `sample-${payment.txnid}`.slice(0, 23)
      const moment = { asked_at: at.toISOString(), changed_at: at.toISOString(), follow_at: null }
      const refund = { token, payment_id: id, amount_minor: amountMinor, state, ...moment }
      const reason = state === 'refused' ? 'Account closed' : null
      await storeRefund(tx, { ...refund, request_id: null, reason })
      await noteRefundEvent(tx, payment, 'sweep', state, at)
      if (state === 'refused') return
      if (amountMinor === payment.received_minor) {
        await movePayment(tx, { payment, source: 'sweep', evidence: 'refund-completed', at })
      }
      if (payment.registration_id) await recomputeRegistration(tx, payment.registration_id)
    })
  }
}

/** All of it came by hand where nothing else is said, by each method in its turn. */
function byHand(said?: HandMethod, part?: Paise): Step {
  return async ({ sample: { services, actor, below, index }, id, payment: { amount_minor } }) => {
    const method = said ?? HAND_METHODS[index % HAND_METHODS.length] ?? 'Cash'
    const day = dayInIndia(services.now().getTime())
    const reference = sampleReference(method, below)
    const amountMinor = part ?? amount_minor
    const payment = { method, day, amountMinor, reference, isAnother: true }
    const recorded = await recordPayment(services, { actor, id, payment })
    if (!recorded.ok) throw new Error(`A sample payment was refused: ${recorded.problem}`)
  }
}

function cancelled({ sample: { services, actor }, id }: Going) {
  return cancelRegistration(services, { actor, id })
}

function released({ sample: { services }, id }: Going) {
  const { db, now } = services
  return db.transaction().execute(async (tx) => {
    await lockRegistration(tx, id)
    const change = { hold: 'released', heldUntil: undefined, source: 'sweep', at: now() } as const
    await setHold(tx, id, change)
  })
}

function asks(kind: 'cancel' | 'correct', wish: string): Step {
  return async ({ sample: { services, index }, id }) => {
    const { version } = await rowOf(services.db, 'registration', { id })
    await askOffice(services, { id, key: `sample-wish-${index}`, version, kind, wish })
  }
}

/** What was too much in cash: the provider can't give it back. */
function asksForMoney({ sample: { services }, id }: Going) {
  return services.db.transaction().execute(async (tx) => {
    const registration = await lockRegistration(tx, id)
    await askForMoneyBack({ tx, registration, at: services.now() }, rupees(500))
  })
}

/** Each trouble has one registration. All are at one date, which is full afterwards. */
export const SAMPLE_TROUBLES: readonly ((sample: Sample) => Promise<unknown>)[] = [
  registeredTwice,
  goesOn(cancelled, paid),
  goesOn(paid, asks('cancel', 'Cancel the registration. Our son is ill.')),
  goesOn(paid, asks('correct', 'Another person comes: Ruth, 67.')),
  goesOn(paid, inCash, asksForMoney),
  unknownPayment,
  oddSettlement,
  goesOn(released, paid),
  goesOn(released, paid),
  goesOn(released),
  goesOn(released),
  ...Array.from({ length: 8 }, () => goesOn(paid)),
  ...Array.from({ length: 4 }, () => waits),
  isOffered,
]

async function registeredTwice(sample: Sample): Promise<void> {
  const { registration } = await registerSample(sample)
  await registerSample({ ...sample, index: sample.index + 10_000 }, registration)
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
  await offerPlace(now, { actor, id, overCapacity: true })
}

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
