import { changeRows } from '#database/engine/rows.ts'
import { lockPayment, type Payment } from '#database/records/payments/payments.ts'
import { storeRefund } from '#database/records/refunds/refunds.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import { dayInIndia } from '#domain/days.ts'
import { type Paise, rupees } from '#domain/money.ts'
import type { PaymentStatus } from '#domain/payments/evidence.ts'
import { HAND_METHODS, type HandMethod } from '#domain/payments/hand-money.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { addNote } from '#workflows/records/change-record.ts'
import { giveReduction, recordPayment } from '#workflows/records/money/record-payment.ts'
import { movePayment } from '#workflows/records/payments/reports/move-payment.ts'
import { settleByAnswer } from '#workflows/records/payments/reports/settle-payment.ts'
import { noteRefundEvent } from '#workflows/records/refunds/refund-record.ts'
import type { Services } from '#workflows/services.ts'
import { type Below, registerSample, type Sample } from './sample-people.ts'

/** The number that a cheque, a UPI payment or a transfer has. Cash has none. */
export function sampleReference(method: HandMethod, below: Below): string {
  const { begins, digits } = REFERENCES[method]
  return begins + Array.from({ length: digits }, () => below(10)).join('')
}

const REFERENCES: Record<HandMethod, { begins: string; digits: number }> = {
  Cash: { begins: '', digits: 0 },
  Cheque: { begins: '', digits: 6 },
  UPI: { begins: '6', digits: 11 },
  'Bank transfer': { begins: 'N', digits: 15 },
}

/** Money that came by hand on the sample's own day. */
export async function recordSample(
  { services, actor, below }: Sample,
  { id, method, amountMinor }: { id: string; method: HandMethod; amountMinor: Paise },
): Promise<void> {
  const day = dayInIndia(services.now().getTime())
  const reference = sampleReference(method, below)
  const payment = { method, day, amountMinor, reference, isAnother: true }
  const recorded = await recordPayment(services, { actor, id, payment })
  if (!recorded.ok) throw new Error(`A sample payment was refused: ${recorded.problem}`)
}

/** Settles a sample payment as if the provider had answered this. */
export async function settleSample(
  services: Services,
  payment: Payment,
  { status, amountMinor = payment.amount_minor }: { status: PaymentStatus; amountMinor?: Paise },
): Promise<void> {
  const paidAt = services.now()
  const providerId = `sample-${payment.txnid}`
  const answer = { found: true, status, amountMinor, providerId, paidAt, fields: {} } as const
  await settleByAnswer(services, payment, { source: 'sweep', answer })
  // The sandbox's provider does not know it, and would answer so.
  await changeRows(services.db, 'payment', { id: payment.id }, { ask_at: null })
}

/** Gives money of a sample payment back, as if the provider had done it. */
export async function refundSample(
  { db, now }: Services,
  { id }: Payment,
  { amountMinor, state }: { amountMinor: Paise; state: 'done' | 'refused' },
): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
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

type Going = { sample: Sample; id: string; payment: Payment }

/** The ways in which a registration on the website goes on, by turns. The others are simply paid. */
const ENDINGS: Record<number, (going: Going) => Promise<unknown>> = {
  1: ({ sample, payment }) => {
    const amountMinor = payment.amount_minor - rupees(100)
    return settleSample(sample.services, payment, { status: 'success', amountMinor })
  },
  2: ({ sample, payment }) => settleSample(sample.services, payment, { status: 'pending' }),
  5: async (going) => {
    await paid(going)
    await givenBack(going)
  },
  6: async (going) => {
    await paid(going)
    const refused = { amountMinor: rupees(100), state: 'refused' } as const
    await refundSample(going.sample.services, going.payment, refused)
  },
  7: failed,
  8: failed,
  9: ({ sample: { services, actor }, id }) =>
    giveReduction(services, { actor, id, amountMinor: rupees(200), reason: 'Pastor’s family' }),
  11: byHand,
  12: byHand,
  13: byHand,
  14: byHand,
  15: async (going) => {
    await paid(going)
    await recordSample(going.sample, { id: going.id, method: 'Cash', amountMinor: rupees(500) })
  },
  16: async (going) => {
    const { services, actor } = going.sample
    await paid(going)
    await cancelRegistration(services, { actor, id: going.id })
    await givenBack(going)
  },
  17: async (going) => {
    const { services, actor } = going.sample
    await paid(going)
    await addNote(services, { actor, id: going.id, text: 'Grandmother needs the ground floor.' })
  },
}

const TURNS = 40

/** Registers one sample family and lets its payment end in one of the ways that happen. */
export async function endSample(sample: Sample): Promise<void> {
  const { id, payment } = await registerSample(sample)
  if (payment) await (ENDINGS[sample.index % TURNS] ?? paid)({ sample, id, payment })
}

function paid({ sample, payment }: Going): Promise<void> {
  return settleSample(sample.services, payment, { status: 'success' })
}

function failed({ sample, payment }: Going): Promise<void> {
  return settleSample(sample.services, payment, { status: 'failure' })
}

function givenBack({ sample, payment }: Going): Promise<void> {
  const all = { amountMinor: payment.amount_minor, state: 'done' } as const
  return refundSample(sample.services, payment, all)
}

/** Each method in its turn. */
function byHand({ sample, id, payment }: Going): Promise<void> {
  const method = HAND_METHODS[sample.index % HAND_METHODS.length] ?? 'Cash'
  return recordSample(sample, { id, method, amountMinor: payment.amount_minor })
}
