import { expect, test } from 'vitest'
import { type PayuFields, readReport, reportHash } from './report.ts'

const merchant = { key: 'TESTKEY', salt: 'TESTSALT' }

const fields = {
  key: 'TESTKEY',
  txnid: '12345678901',
  amount: '500.00',
  productinfo: 'Tithe',
  firstname: 'Anita',
  email: 'anita@example.org',
  status: 'success',
}

function signed(changes: Partial<typeof fields> & PayuFields = {}): string {
  const report = { ...fields, ...changes }
  return new URLSearchParams({ ...report, hash: reportHash(report, merchant) }).toString()
}

test('a signed report is read, without unsigned fields', () => {
  expect(readReport(signed({ mihpayid: '1', error_Message: 'unsigned' }), merchant)).toEqual({
    ok: true,
    report: {
      signature: reportHash(fields, merchant),
      txnid: '12345678901',
      status: 'success',
      amountMinor: 50_000,
      purpose: 'Tithe',
      email: 'anita@example.org',
    },
  })
})

test.each(['success', 'failure', 'pending'])('status %s is read', (status) => {
  expect(readReport(signed({ status }), merchant)).toMatchObject({ ok: true, report: { status } })
})

test('an unknown status is read as pending', () => {
  expect(readReport(signed({ status: 'captured?' }), merchant)).toMatchObject({
    report: { status: 'pending' },
  })
})

test('additional charges are part of the hash, under both names', () => {
  expect(readReport(signed({ additionalCharges: '12.50' }), merchant).ok).toBe(true)
  expect(readReport(signed({ additional_charges: '12.50' }), merchant).ok).toBe(true)
})

const REFUSED: [string, string, string][] = [
  ['a wrong hash', signed().replace(/hash=.{8}/, 'hash=00000000'), 'forged'],
  ['a missing hash', new URLSearchParams(fields).toString(), 'forged'],
  [
    'a hash in capitals',
    signed().replace(/hash=(.+)$/, (text) => text.toUpperCase().replace('HASH', 'hash')),
    'forged',
  ],
  [
    'another status',
    signed({ status: 'failure' }).replace('status=failure', 'status=success'),
    'forged',
  ],
  ['another amount', signed().replace('500.00', '1.00'), 'forged'],
  ['another merchant', signed().replace('key=TESTKEY', 'key=OTHER'), 'other-merchant'],
  ['a field given twice', `${signed()}&status=success`, 'unreadable'],
  ['no transaction number', signed({ txnid: '' }), 'unreadable'],
  ['JSON instead of a form', JSON.stringify({ ...fields, hash: 'x' }), 'unreadable'],
  ['nothing', '', 'unreadable'],
  ['noise', '\u0000%%%&&&===', 'unreadable'],
  ['a signed amount that is none', signed({ amount: '5,00' }), 'unreadable'],
]

test.each(REFUSED)('%s is refused', (_name, body, problem) => {
  expect(readReport(body, merchant)).toMatchObject({ ok: false, problem })
})
