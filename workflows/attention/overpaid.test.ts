import { expect } from 'vitest'
import { paidRegistration } from '#tests/support/payments.ts'
import { onEngines } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { giveReduction } from '#workflows/records/money/give-reduction.ts'
import { listAttention } from './list-attention.ts'

onEngines('a reduction after paying makes exactly it too much', async (services) => {
  const { id } = await paidRegistration(services)
  const reduction = { amountMinor: 100_000, reason: 'A volunteer' }
  await giveReduction(services, { actor: COMMAND_LINE, id, ...reduction })
  const listed = await listAttention(services, COMMAND_LINE)
  const overpaid = listed.filter(({ kind }) => kind.code === 'overpaid')
  expect(overpaid).toEqual([
    expect.objectContaining({ registration_id: id, says: 'Rs. 1,000 too much was received.' }),
  ])
})
