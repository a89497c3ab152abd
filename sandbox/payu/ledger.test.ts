import { expect, test } from 'vitest'
import { createLedger } from './ledger.ts'

const request = {
  txnid: '',
  amount: '500.00',
  productinfo: 'Tithe',
  firstname: 'Anita',
  email: 'anita@example.org',
  udf: [],
  lastname: '',
  phone: '9000000001',
  address: { address1: '', address2: '', city: '', state: '', country: '' },
  zipcode: '',
  successUrl: 'http://church.test/paid',
  failureUrl: 'http://church.test/paid',
  cancelUrl: 'http://church.test/paid',
}

test('the oldest payments are dropped beyond five thousand', () => {
  const ledger = createLedger(() => new Date('2026-06-10T04:00:00Z'))
  for (let n = 0; n <= 5_000; n += 1) ledger.open({ ...request, txnid: `T${n}` })
  expect(ledger.all()).toHaveLength(5_000)
  expect(ledger.byTxnid('T0')).toBeUndefined()
  expect(ledger.byTxnid('T5000')).toBeDefined()
})

test('every payment has its own id', () => {
  const ledger = createLedger(() => new Date('2026-06-10T04:00:00Z'))
  for (let n = 0; n < 1_000; n += 1) ledger.open({ ...request, txnid: `T${n}` })
  expect(new Set(ledger.all().map(({ id }) => id)).size).toBe(1_000)
})
