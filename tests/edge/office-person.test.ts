import { expect, test } from 'vitest'
import { attendeesOf } from '#database/records/registration/registrations.ts'
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

test('the row of a person leads to taking off and to a refund of that person', async () => {
  const { services, read, send, id, address } = await officeWithRule('admin')
  const { html } = await read(address)
  expect(html).toContain('aria-label="Take off Maya Sample"')
  expect(html).toMatch(/name="reason" value="For Maya Sample".*?name="amount" value="1440.00"/s)
  const page = await read(`${address}/take-off?person=2`)
  expect(page.html).toContain('Maya Sample is taken off, and the place is free for others.')
  const form = fieldsOfLastForm(page.html)
  expect(form.get('back')).toBe('1440.00')
  const wrong = await send(
    `${address}/take-off`,
    new Map(form).set('back', '2000').set('intent', 'do'),
  )
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain('Only Rs. 1,800 was received.')
  const done = await send(`${address}/take-off`, new Map(form).set('intent', 'do'))
  expect(done.status).toBe(303)
  const people = await attendeesOf(services.db, id)
  expect(people.map(({ first_name }) => first_name)).toEqual(['Ravi'])
  const refunds = await services.db.selectFrom('refund').select('amount_minor').execute()
  expect(refunds).toEqual([{ amount_minor: 144_000 }])
})

test.each([
  ['desk', true, false],
  ['treasurer', false, true],
  ['viewer', false, false],
] as const)('a %s sees in the row what they may do', async (role, takesOff, refunds) => {
  const { read, address } = await officeWithRule(role)
  const { html } = await read(address)
  expect([html.includes('>Take off</button>'), html.includes('"Refund Maya Sample"')]).toEqual([
    takesOff,
    refunds,
  ])
  const { status } = await read(`${address}/take-off?person=2`)
  expect(status).toBe(takesOff ? 200 : 403)
})

test('a cancelled registration offers to restore it', async () => {
  const { read, fill, send, address } = await officeWithRule('desk')
  const cancel = fieldsOfLastForm((await read(`${address}/cancel`)).html)
  await send(`${address}/cancel`, new Map(cancel).set('intent', 'do'))
  expect((await read(address)).html).toContain('>Restore registration</button>')
  const plan = await fill(`${address}/restore`, { intent: 'show' })
  expect(plan.html).toContain('2 places are confirmed, and the tickets are valid again.')
  const form = new Map(fieldsOfLastForm(plan.html)).set('intent', 'do')
  const done = await send(`${address}/restore`, form)
  expect(done.status).toBe(303)
  const { html } = await read(done.location)
  expect(html).toContain('Restored.')
  expect(html).not.toContain('>Restore registration</button>')
})
