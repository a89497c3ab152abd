import { writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import { readPaymentRecord } from '#app/features/payments/payment-record.server.ts'
import { runOffice } from '#tests/support/office/command-line.ts'
import { testGift } from '#tests/support/people.ts'
import { testFolder } from '#tests/support/site/folder.ts'
import { onEngines, test } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { readResult } from '#workflows/records/payments/read-payment.ts'
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

onEngines('an imported number answers like a stored one', async (services) => {
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

test('bad records are named and skipped, and nothing is overwritten', async (services) => {
  const own = await giveGift(services, testGift)
  const changed = { ...RECORD, amount: '1.00' }
  await importPayments(services, JSON.stringify([RECORD]))
  const bad = [
    [{ ...RECORD, txnid: '' }, 'no-number'],
    [{ ...RECORD, txnid: 'A1', amount: 'free' }, 'no-amount'],
    [{ ...RECORD, txnid: 'A2', status: '' }, 'no-status'],
    [{ ...RECORD, txnid: 'A3', productinfo: '' }, 'no-purpose'],
    ['words', 'no-record'],
  ] as const
  const values = [changed, { ...RECORD, txnid: own.txnid }, ...bad.map(([value]) => value)]
  expect(await importPayments(services, JSON.stringify(values))).toEqual({
    ok: true,
    added: 0,
    known: 2,
    bad: bad.map(([, problem], index) => ({ line: index + 3, problem })),
  })
  expect((await readResult(services, RECORD.txnid))?.amount).toBe('Rs. 700')
})

test('the command takes CSV, names lines, and ends with 1 when some were skipped', async (services) => {
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
    said: 'line 3: has no amount in rupees, skipped\n1 added, 0 already known, 1 skipped.',
  })
  expect(await readResult(services, 'EWG1')).toMatchObject({ kind: 'failure', amount: 'Rs. 1,000' })
  writeFileSync(file, 'nothing')
  expect((await runOffice(services, 'import-payments', file)).code).toBe(2)
})

test('crafted records are named or kept as text, and none is doubled', async (services) => {
  const ours = await giveGift(services, testGift)
  const amounts = ['-700', '1e9', '0x10', 'NaN', 'Infinity', '٧٠٠', '9'.repeat(30), '=1+1', '5;5']
  const bad = amounts.map((amount, index) => ({ ...RECORD, txnid: `BAD${index}`, amount }))
  const text = JSON.stringify([
    ...bad,
    ...[null, 'x', [RECORD], 7, { ...RECORD, txnid: { a: 1 } }, { ...RECORD, txnid: '../etc' }],
    {
      ...RECORD,
      firstname: '=HYPERLINK("x")',
      lastname: 'a\u001b[2J\u0000b',
      huge: 'x'.repeat(1e6),
    },
    { ...RECORD, amount: '9.00' },
    { ...RECORD, txnid: ours.txnid },
  ]).replace('"mihpayid"', '"__proto__":{"status":"success"},"mihpayid"')
  const imported = await importPayments(services, text)
  expect(imported).toMatchObject({ ok: true, added: 1, known: 2 })
  const skipped = imported.ok ? imported.bad.map(({ line }) => line) : []
  expect(skipped).toEqual(Array.from({ length: bad.length + 6 }, (_, index) => index + 1))
  expect((await readResult(services, RECORD.txnid))?.amount).toBe('Rs. 700')
  expect(await readResult(services, ours.txnid)).toMatchObject({ amount: 'Rs. 500' })
})
