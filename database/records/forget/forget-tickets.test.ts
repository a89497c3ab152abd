import { expect } from 'vitest'
import { claimReminder, stopToken } from '#database/records/mail/reminders.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import { paidRegistration } from '#tests/support/payments.ts'
import { onEngines } from '#tests/support/site/services.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { ledgerFieldsOf } from '#workflows/records/payments/read-payment.ts'
import { forgetRecords } from './forget.ts'

const YEAR_MS = 366 * 24 * 60 * 60_000

onEngines('tickets, reminders and choices are forgotten too', async (services) => {
  const { db } = services
  const { id } = await paidRegistration(services)
  await sendDueMails(services)
  const reminder = { kind: 'balance', subjectId: id, email: 'ravi@example.org' } as const
  await claimReminder(db, { ...reminder, at: services.now() })
  await stopToken(db, 'ravi@example.org')
  expect(await ticketsOf(db, id)).toHaveLength(2)
  await db.updateTable('payment').set({ ask_at: null }).execute()
  services.pass(YEAR_MS)
  const later = await paidRegistration({ ...services })
  await forgetRecords(db, {
    ledgerFields: ledgerFieldsOf(services),
    before: services.now().toISOString(),
    trial: false,
  })
  expect(await ticketsOf(db, id)).toEqual([])
  expect(await ticketsOf(db, later.id)).toHaveLength(2)
  expect(await db.selectFrom('reminder').selectAll().execute()).toEqual([])
  // The newer registration still writes to this mailbox.
  expect(await db.selectFrom('reminder_choice').selectAll().execute()).toHaveLength(1)
  await db.updateTable('payment').set({ ask_at: null }).execute()
  services.pass(YEAR_MS)
  await forgetRecords(db, {
    ledgerFields: ledgerFieldsOf(services),
    before: services.now().toISOString(),
    trial: false,
  })
  expect(await db.selectFrom('reminder_choice').selectAll().execute()).toEqual([])
})
