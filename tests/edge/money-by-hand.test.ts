import { expect, test } from 'vitest'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { enterOffice } from '../support/office/staff.ts'
import { finishPayment, unpaidRegistration } from '../support/payments.ts'
import { wordsIn } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'

const SAME_SUM = 'The same amount is at the bank right now'

test('recording the sum that is at the bank says so, and another sum does not', async () => {
  const site = await testSite()
  const { id, payment } = await unpaidRegistration(site.services)
  await finishPayment(site.services, payment, 'pending')
  await settlePayment(site.services, payment, { source: 'sweep' })
  const desk = await enterOffice(site, 'desk')
  const plan = async (amount: string) => {
    const typed = { method: 'Cash', day: '2026-11-15', amount, intent: 'show' }
    const { html } = await desk.fill(`/office/registrations/${id}/record-payment`, typed)
    return wordsIn(html)
  }
  expect(await plan('3600')).toContain(`${SAME_SUM}: ${payment.txnid}`)
  expect(await plan('3500')).not.toContain(SAME_SUM)
})

test('a cheque without its number is refused beside the field', async () => {
  const site = await testSite()
  const { id } = await unpaidRegistration(site.services)
  const desk = await enterOffice(site, 'desk')
  const typed = { method: 'Cheque', day: '2026-11-15', amount: '3600', intent: 'show' }
  const { status, html } = await desk.fill(`/office/registrations/${id}/record-payment`, typed)
  expect([status, wordsIn(html)]).toEqual([
    422,
    expect.stringContaining('Please enter the number of the cheque, the UPI payment'),
  ])
})
