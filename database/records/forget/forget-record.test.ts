import { expect } from 'vitest'
import { unpaidRegistration } from '#tests/support/payments.ts'
import { onEngines } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { addNote } from '#workflows/records/change-record.ts'
import { giveReduction } from '#workflows/records/money/give-reduction.ts'
import { forgetOfficeTexts } from './forget-record.ts'

onEngines('notes and reasons are forgotten, amounts and authors stay', async (services) => {
  const { id } = await unpaidRegistration(services)
  const request = { actor: COMMAND_LINE, id }
  await addNote(services, { ...request, text: 'Her sister is ill' })
  await giveReduction(services, { ...request, amountMinor: 100, reason: 'Ravi lost his work' })
  await services.db.transaction().execute((tx) => forgetOfficeTexts(tx, id))
  const events = await services.db.selectFrom('office_event').selectAll().execute()
  const entries = await services.db.selectFrom('money_entry').selectAll().execute()
  expect(JSON.stringify([events, entries])).not.toMatch(/sister|Ravi/)
  expect(events.map(({ author }) => author)).toEqual(['command line', 'command line'])
  expect(events.map(({ details }) => JSON.parse(details).amountMinor)).toContain(100)
})
