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

test.each<[string, string, string]>([
  ['a wrong hash', signed().replace(/hash=.{8}/, 'hash=00000000'), 'forged'],
  ['a missing hash', new URLSearchParams(fields).toString(), 'forged'],
  ['a hash in capitals', signed().replace(/(?<=hash=).+$/, (hash) => hash.toUpperCase()), 'forged'],
  ['another status', signed({ status: 'failure' }).replace('failure', 'success'), 'forged'],
  ['another amount', signed().replace('500.00', '1.00'), 'forged'],
  ['another merchant', signed().replace('key=TESTKEY', 'key=OTHER'), 'other-merchant'],
  ['a field given twice', `${signed()}&status=success`, 'unreadable'],
  ['no transaction number', signed({ txnid: '' }), 'unreadable'],
  ['JSON instead of a form', JSON.stringify({ ...fields, hash: 'x' }), 'unreadable'],
  ['nothing', '', 'unreadable'],
  ['noise', '\u0000%%%&&&===', 'unreadable'],
  ['a signed amount that is none', signed({ amount: '5,00' }), 'unreadable'],
])('%s is refused', (_name, body, problem) => {
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

const urlencoded = new URLSearchParams(signedPending).toString()
const json = (value: unknown): [body: string, contentType: string] => [
  JSON.stringify(value),
  JSON_TYPE,
]
/** Its own status tells of the delivery. */
const wrapped = (event_payload: unknown) => json({ status: 'success', event_payload })

test.each([
  ['a form', urlencoded, FORM],
  ['a form without a type', urlencoded, ''],
  ['multipart', multipart, multipartType],
  ['JSON', ...json(signedPending)],
  ['JSON without a type', JSON.stringify(signedPending), ''],
  ['JSON with a number for the amount', ...json({ ...signedPending, amount: 500.0 })],
  ['JSON in a wrapper', ...wrapped(signedPending)],
  ['JSON text in a wrapper', ...wrapped(JSON.stringify(signedPending))],
])('%s is read, with the status of the payment', async (_name, body, contentType) => {
  expect(await readPayuNotice({ body, contentType }, merchant)).toMatchObject({
    ok: true,
    report: { txnid: '12345678901', status: 'pending', amountMinor: 50_000 },
  })
})

const refund = { action: 'refund', merchantTxnId: '12345678901', status: 'success', key: 'TESTKEY' }

test('a refund webhook only names the payment', async () => {
  const [body, contentType] = json(refund)
  expect(await readPayuNotice({ body, contentType }, merchant)).toEqual({
    ok: true,
    refundOf: { txnid: '12345678901' },
  })
})

test.each([
  ['unreadable', 'half a JSON', JSON.stringify(signedPending).slice(0, 60), JSON_TYPE],
  ['unreadable', 'a list', ...json([1, 2])],
  ['unreadable', 'a wrapper around nothing', ...wrapped(null)],
  ['unreadable', 'a wrapper around noise', ...wrapped('%%')],
  ['forged', 'a form cut short', urlencoded.slice(0, -9), FORM],
  ['unreadable', 'multipart cut short', multipart.slice(0, 80), multipartType],
  ['unreadable', 'HTML', '<html><body>502</body></html>', 'text/html'],
  ['unreadable', 'nothing', '', FORM],
  ['forged', 'a signed wrapper', ...json({ ...signedPending, event_payload: pending })],
  ['other-merchant', 'a refund for another merchant', ...json({ ...refund, key: 'X' })],
  ['unreadable', 'a refund of nothing', ...json({ ...refund, merchantTxnId: '' })],
])('refused as %s: %s', async (problem, _name, body, contentType) => {
  const reading = await readPayuNotice({ body, contentType }, merchant)
  expect(reading).toMatchObject({ ok: false, problem })
})

test('arbitrary text is never accepted and never throws', async () => {
  const types = fc.constantFrom(FORM, JSON_TYPE, multipartType, 'text/plain', '')
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), types, async (body, contentType) => {
      expect((await readPayuNotice({ body, contentType }, merchant)).ok).toBe(false)
    }),
  )
})
