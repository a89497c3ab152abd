import { expect, test } from 'vitest'
import { receiptFacts } from '#app/features/receipts/receipt-facts.server.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { receiveReport } from '#workflows/payments/reports/receive-report.ts'
import { testGift } from '../../tests/fixtures/gift.ts'
import { testServices } from '../../tests/fixtures/services.ts'
import { payInSandbox } from '../../tests/pay-in-sandbox.ts'
import { readReceiptPage } from './read-receipt.ts'

const gift = {
  ...testGift,
  fund: 'Project Nehemiah',
}

test('a receipt is found by its token, and not by the transaction number', async () => {
  const services = await testServices()
  const payment = await giveGift(services, gift)
  const byToken = { name: payment.token, isOwnNumber: false }
  expect(await readReceiptPage(services, byToken)).toBeUndefined()
  const body = await payInSandbox(services, payment, 'approve')
  await receiveReport(services, { body, source: 'return' })
  const full = await readReceiptPage(services, byToken)
  expect(Object.fromEntries(full ? receiptFacts(full) : [])).toMatchObject({
    'Receipt number': '2026-27/000001',
    'Received from': 'Anita Sample',
    Amount: 'Rs. 500',
    'In words': 'Rupees Five Hundred Only',
    Towards: 'Project Nehemiah',
  })
  const byNumber = { name: payment.txnid, isOwnNumber: false }
  expect(await readReceiptPage(services, byNumber)).toBeUndefined()
  expect(await readReceiptPage(services, { ...byNumber, isOwnNumber: true })).toEqual(full)
  expect(await readReceiptPage(services, { name: 'nothing', isOwnNumber: true })).toBeUndefined()
})
