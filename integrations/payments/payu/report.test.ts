import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PayuFields, readPayuNotice, readReport, reportHash } from './report.ts'

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

test.each([
  ['success', 'success'],
  ['failure', 'failure'],
  ['pending', 'pending'],
  ['captured?', 'pending'],
])('status %s is read as %s', (said, status) => {
  const reading = readReport(signed({ status: said }), merchant)
  expect(reading).toMatchObject({ ok: true, report: { status } })
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

const pending = { ...fields, status: 'pending' }
const signedPending = { ...pending, hash: reportHash(pending, merchant) }

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

const { body: multipart, type: multipartType } = await (async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(signedPending)) form.set(name, value)
  const made = new Response(form)
  return { body: await made.text(), type: made.headers.get('content-type') ?? '' }
})()

const FORMS: [string, string, string][] = [
  ['a form', new URLSearchParams(signedPending).toString(), FORM],
  ['a form without a type', new URLSearchParams(signedPending).toString(), ''],
  ['multipart', multipart, multipartType],
  ['JSON', JSON.stringify(signedPending), JSON_TYPE],
  ['JSON without a type', JSON.stringify(signedPending), ''],
  [
    'JSON with a number for the amount',
    JSON.stringify({ ...signedPending, amount: 500.0 }),
    JSON_TYPE,
  ],
  [
    'JSON in a wrapper whose own status tells of the delivery',
    JSON.stringify({ status: 'success', event: 'payment', event_payload: signedPending }),
    JSON_TYPE,
  ],
  [
    'JSON text in a wrapper',
    JSON.stringify({ status: 'Success', event_payload: JSON.stringify(signedPending) }),
    JSON_TYPE,
  ],
]

test.each(FORMS)('%s is read, with the status of the payment', async (_name, body, contentType) => {
  expect(await readPayuNotice({ body, contentType }, merchant)).toMatchObject({
    ok: true,
    report: { txnid: '12345678901', status: 'pending', amountMinor: 50_000 },
  })
})

const refund = { action: 'refund', merchantTxnId: '12345678901', status: 'success', key: 'TESTKEY' }

test('a refund webhook only names the payment', async () => {
  const body = JSON.stringify(refund)
  expect(await readPayuNotice({ body, contentType: JSON_TYPE }, merchant)).toEqual({
    ok: true,
    refundOf: { txnid: '12345678901' },
  })
})

const REFUSED_NOTICES: [string, string, string, string][] = [
  ['half a JSON', JSON.stringify(signedPending).slice(0, 60), JSON_TYPE, 'unreadable'],
  ['a list', '[1, 2]', JSON_TYPE, 'unreadable'],
  ['a wrapper around nothing', '{"event_payload":null}', JSON_TYPE, 'unreadable'],
  ['a wrapper around noise', '{"event_payload":"%%"}', JSON_TYPE, 'unreadable'],
  ['a form cut short', new URLSearchParams(signedPending).toString().slice(0, -9), FORM, 'forged'],
  ['multipart cut short', multipart.slice(0, 80), multipartType, 'unreadable'],
  ['HTML', '<html><body>502</body></html>', 'text/html', 'unreadable'],
  ['nothing', '', FORM, 'unreadable'],
  [
    'an outer payment around nothing signedPending',
    JSON.stringify({ ...signedPending, event_payload: pending }),
    JSON_TYPE,
    'forged',
  ],
  [
    'the news of a refund for another merchant',
    JSON.stringify({ ...refund, key: 'X' }),
    JSON_TYPE,
    'other-merchant',
  ],
  [
    'the news of a refund of nothing',
    JSON.stringify({ ...refund, merchantTxnId: '' }),
    JSON_TYPE,
    'unreadable',
  ],
]

test.each(REFUSED_NOTICES)('%s is refused', async (_name, body, contentType, problem) => {
  expect(await readPayuNotice({ body, contentType }, merchant)).toMatchObject({
    ok: false,
    problem,
  })
})

test('arbitrary text is never accepted and never throws', async () => {
  const types = fc.constantFrom(FORM, JSON_TYPE, multipartType, 'text/plain', '')
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), types, async (body, contentType) => {
      expect((await readPayuNotice({ body, contentType }, merchant)).ok).toBe(false)
    }),
  )
})
