import { expect, test } from 'vitest'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { recordPayment } from '#workflows/records/money/record-payment.ts'
import { readPrivateToken } from '#workflows/records/private/read-private-page.ts'
import { voidReceipt } from '#workflows/records/receipts/void-receipt.ts'
import { enterOffice } from '../support/office/staff.ts'
import { paidRegistration, unpaidRegistration } from '../support/payments.ts'
import { wordsIn } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'
import type { TestServices } from '../support/site/services.ts'

const actor = COMMAND_LINE
const CASH = { method: 'Cash', reference: '', isAnother: false } as const

async function paidInCash(services: TestServices) {
  const { id } = await unpaidRegistration(services)
  const day = services.now().toISOString().slice(0, 10)
  const payment = { ...CASH, day, amountMinor: 360_000 }
  await recordPayment(services, { actor, id, payment })
  return { id, token: await readPrivateToken(services, { registration_id: id, gift_id: null }) }
}

test('cash is among the payments of the private page, with its receipt', async () => {
  const site = await testSite()
  const { token } = await paidInCash(site.services)
  const page = wordsIn(await (await fetch(`${site.url}/my/${token}`)).text())
  expect(page).toContain('Rs. 3,600 in cash, received')
  const receipt = await fetch(`${site.url}/my/${token}/receipts/2026-27/000001`)
  expect(receipt.headers.get('Cache-Control')).toBe('no-store')
  expect(wordsIn(await receipt.text())).toContain('Rupees Three Thousand Six Hundred Only')
})

test('a receipt belongs to its record: other private pages and other numbers answer 404', async () => {
  const site = await testSite()
  const { token } = await paidInCash(site.services)
  const other = await paidRegistration(site.services)
  const others = await readPrivateToken(site.services, { registration_id: other.id, gift_id: null })
  const status = async (path: string) => (await fetch(site.url + path)).status
  expect(await status(`/my/${others}/receipts/2026-27/2`)).toBe(200)
  for (const path of [
    `/my/${others}/receipts/2026-27/000001`,
    `/my/${token}/receipts/2026-27/000002`,
    `/my/${token}/receipts/2025-26/000001`,
    `/my/${token}/receipts/2026-27/x`,
    `/my/${'0'.repeat(40)}/receipts/2026-27/000001`,
  ]) {
    expect([path, await status(path)]).toEqual([path, 404])
  }
})

test('the office prints every receipt, and a void one says so', async () => {
  const site = await testSite()
  const { id } = await paidInCash(site.services)
  const desk = await enterOffice(site, 'desk')
  const address = '/office/receipts/2026-27/000001'
  const registration = await desk.read(`/office/registrations/${id}`)
  expect(registration.html).toContain(`<a href="${address}">Receipt</a>`)
  const { html } = await desk.read(address)
  expect(wordsIn(html)).toContain('Received from Ravi Sample')
  expect(html).not.toContain('receipt-void')
  const voiding = { actor, year: '2026-27', number: 1, reason: 'Wrong name', reissue: false }
  await voidReceipt(site.services, voiding)
  expect((await desk.read(address)).html).toContain('<p class="receipt-void">Void</p>')
  expect((await desk.read('/office/receipts/2026-27/7')).status).toBe(404)
  const viewer = await enterOffice(site, 'viewer')
  expect((await viewer.read(address)).status).toBe(403)
})
