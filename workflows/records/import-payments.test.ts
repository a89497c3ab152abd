import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPaymentRecord } from '#app/features/payments/payment-record.server.ts'
import { giveGift } from '#workflows/giving/give-gift.ts'
import { readResult } from '#workflows/payments/read-result.ts'
import { ENGINES } from '../../tests/each-engine.ts'
import { testFolder } from '../../tests/fixtures/folder.ts'
import { testGift } from '../../tests/fixtures/gift.ts'
import { runOffice } from '../../tests/fixtures/office.ts'
import { testServices } from '../../tests/fixtures/services.ts'
import { importPayments } from './import-payments.ts'

const RECORD = {
  mihpayid: '403993715521',
  mode: 'UPI',
  status: 'success',
  unmappedstatus: 'captured',
  txnid: 'EWG12345678901',
  amount: '700.00',
  addedon: '2024-02-17 11:30:00',
  productinfo: 'ewgmarmysore2021',
  firstname: 'Asha',
  lastname: 'Rao',
  email: 'asha@example.org',
  phone: '9876543210',
  hash: 'secret',
  bank_ref_num: '404811112222',
}

test.each(ENGINES)('%s: an imported number answers like a stored one', async (engine) => {
  const services = await testServices(engine)
  const text = JSON.stringify([RECORD])
  expect(await importPayments(services, text)).toEqual({ ok: true, added: 1, known: 0, bad: [] })
  expect(await importPayments(services, text)).toEqual({ ok: true, added: 0, known: 1, bad: [] })
  expect(await readResult(services, RECORD.txnid)).toMatchObject({
    kind: 'success',
    date: '17 February 2024, 11:30 AM',
    amount: 'Rs. 700',
    payer: 'A. R.',
  })
  const record = await readPaymentRecord(services, RECORD.txnid)
  expect(record).toMatchObject({ status: 'success', firstname: 'A***', phone: '********10' })
  expect(JSON.stringify(record)).not.toMatch(/Rao|asha@|98765|secret/)
})

test('bad records are named and skipped, and nothing is overwritten', async () => {
  const services = await testServices()
  const own = await giveGift(services, testGift)
  const changed = { ...RECORD, amount: '1.00' }
  await importPayments(services, JSON.stringify([RECORD]))
  const bad = [
    [{ ...RECORD, txnid: '' }, 'has no transaction number (txnid)'],
    [{ ...RECORD, txnid: 'A1', amount: 'free' }, 'has no amount in rupees'],
    [{ ...RECORD, txnid: 'A2', status: '' }, 'has no status'],
    [{ ...RECORD, txnid: 'A3', productinfo: '' }, 'does not say what it was for (productinfo)'],
    ['words', 'is no record'],
  ] as const
  const values = [changed, { ...RECORD, txnid: own.txnid }, ...bad.map(([value]) => value)]
  expect(await importPayments(services, JSON.stringify(values))).toEqual({
    ok: true,
    added: 0,
    known: 2,
    bad: bad.map(([, reason], index) => ({ line: index + 3, reason })),
  })
  expect((await readResult(services, RECORD.txnid))?.amount).toBe('Rs. 700')
})

test('the command takes CSV, names lines, and ends with 1 when some were skipped', async () => {
  const services = await testServices()
  const file = `${testFolder()}/old.csv`
  const rows = [
    'txnid,status,amount,productinfo',
    'ewg 1,failure,"1,000.00",Tithe',
    'EWG2,success,,Tithe',
  ]
  writeFileSync(file, rows.join('\n'))
  const ended = await runOffice(services, 'import-payments', file)
  expect(ended).toEqual({
    code: 1,
    said: 'line 3: has no amount in rupees, skipped\n1 added, 0 known already, 1 skipped.',
  })
  expect(await readResult(services, 'EWG1')).toMatchObject({ kind: 'failure', amount: 'Rs. 1,000' })
  writeFileSync(file, 'nothing')
  expect((await runOffice(services, 'import-payments', file)).code).toBe(2)
})
