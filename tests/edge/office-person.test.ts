import { expect, test } from 'vitest'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { recordPayment } from '#workflows/records/money/record-payment.ts'
import { enterOffice } from '../support/office/staff.ts'
import { paidRegistration } from '../support/payments.ts'
import { programmeOf, testContent } from '../support/site/church.ts'
import { fieldsOfLastForm } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'

const RULE = { untilDays: 14, refundPercent: 80 }

/** Ravi and Maya, Rs. 1,800 each, have paid for a date with a cancelling rule. */
async function officeWithRule(...roles: Parameters<typeof enterOffice>[1][]) {
  const content = testContent()
  const ewgregister = programmeOf(content, 'ewgregister')
  const days = { first: '2026-12-12', last: '2026-12-13' }
  const events = ewgregister.events.map((event, index) =>
    index === 0 ? { ...event, days, cancel: RULE } : event,
  )
  const { conferences } = content
  const programmes = { ...conferences.programmes, ewgregister: { ...ewgregister, events } }
  const site = await testSite({
    content: { ...content, conferences: { ...conferences, programmes } },
  })
  const { id } = await paidRegistration(site.services)
  const desk = await enterOffice(site, ...roles)
  return { ...desk, services: site.services, id, address: `/office/registrations/${id}` }
}

test('a refund opens with exactly what is too much, and says what stays', async () => {
  const { services, read, fill, id, address } = await officeWithRule('treasurer')
  const day = '2026-11-15'
  const cash = { method: 'Cash', day, amountMinor: 27_300, reference: '', isAnother: false }
  await recordPayment(services, { actor: COMMAND_LINE, id, payment: cash })
  const { html } = await read(`${address}/refund`)
  expect(fieldsOfLastForm(html).get('amount')).toBe('273.00')
  expect(html).toContain('Rs. 273 too much was paid, so it is filled in.')
  const plan = await fill(`${address}/refund`, { reason: 'Paid too much', intent: 'show' })
  expect(plan.html).toContain('Rs. 273 goes back to the payer.')
  expect(plan.html).toContain('Rs. 3,600 of what was paid stays.')
  expect(plan.html).toContain('Then nothing is due.')
})

test('a refund opens with what the cancelling rule gives back', async () => {
  const { read, fill, address } = await officeWithRule('treasurer')
  const { html } = await read(`${address}/refund`)
  expect(fieldsOfLastForm(html).get('amount')).toBe('2880.00')
  expect(html).toContain('The cancelling rule gives back 80 % until 27 Nov 2026.')
  const plan = await fill(`${address}/refund`, { reason: 'Ill', intent: 'show' })
  expect(plan.html).toContain('Rs. 720 of what was paid stays.')
  expect(plan.html).toContain('Then Rs. 2,880 is still due.')
})

test('who has an own e-mail address is shown with the mobile too, also a shared one', async () => {
  const { services, read, address } = await officeWithRule('desk')
  const phones = async () => (await read(address)).html.split('href="tel:+919000000002"').length - 1
  const alone = await phones()
  await services.db
    .updateTable('attendee')
    .set({ email: 'maya@example.org' })
    .where('position', '=', 2)
    .execute()
  expect(await phones()).toBe(alone + 1)
})
