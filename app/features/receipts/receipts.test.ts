import { expect, test } from 'vitest'
import { giveGift } from '#app/features/giving/give-gift.server.ts'
import { receiveReport } from '#app/features/payments/receive-report.server.ts'
import { payInSandbox } from '../../../tests/pay-in-sandbox.ts'
import { trialGift } from '../../../tests/trial-gift.ts'
import { trialServices } from '../../../tests/trial-services.ts'
import { readReceiptPage } from './read-receipt-page.server.ts'

const gift = {
  ...trialGift,
  productinfo: 'Project Nehemiah',
}

test('by the name in the mail a receipt shows the giver, by its number it does not', async () => {
  const services = await trialServices()
  const payment = await giveGift(services, gift)
  expect(await readReceiptPage(services, payment.token)).toBeUndefined()
  const body = await payInSandbox(services, payment, 'approve')
  await receiveReport(services, { body, source: 'return' })
  const full = await readReceiptPage(services, payment.token)
  expect(Object.fromEntries(full?.facts ?? [])).toMatchObject({
    'Receipt number': '2026-27/000001',
    'Received from': 'Anita Sample',
    Amount: 'Rs. 500',
    'In words': 'Rupees Five Hundred Only',
    Towards: 'Project Nehemiah',
  })
  const masked = await readReceiptPage(services, payment.txnid)
  expect(Object.fromEntries(masked?.facts ?? [])['Received from']).toBe('A***')
  expect(await readReceiptPage(services, 'nothing')).toBeUndefined()
})
