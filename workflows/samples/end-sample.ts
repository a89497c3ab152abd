import type { Payment } from '#database/records/payments/payments.ts'
import { rupees } from '#domain/money.ts'
import { HAND_METHODS } from '#domain/payments/hand-money.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { giveReduction } from '#workflows/records/money/give-reduction.ts'
import { addNote } from '#workflows/records/registration/add-note.ts'
import { recordSample, refundSample, settleSample } from './sample-money.ts'
import { registerSample, type Sample } from './sample-people.ts'

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
