import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPayuNotice, reportHash } from './report.ts'

const merchant = { key: 'TESTKEY', salt: 'TESTSALT' }

const fields = {
  key: 'TESTKEY',
  txnid: '12345678901',
  amount: '500.00',
  productinfo: 'Tithe',
  firstname: 'Anita',
  email: 'anita@example.org',
  status: 'pending',
}
const signed = { ...fields, hash: reportHash(fields, merchant) }

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

const { body: multipart, type: multipartType } = await (async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(signed)) form.set(name, value)
  const made = new Response(form)
  return { body: await made.text(), type: made.headers.get('content-type') ?? '' }
})()

const FORMS: [string, string, string][] = [
  ['a form', new URLSearchParams(signed).toString(), FORM],
  ['a form without a type', new URLSearchParams(signed).toString(), ''],
  ['multipart', multipart, multipartType],
  ['JSON', JSON.stringify(signed), JSON_TYPE],
  ['JSON without a type', JSON.stringify(signed), ''],
  ['JSON with a number for the amount', JSON.stringify({ ...signed, amount: 500.0 }), JSON_TYPE],
  [
    'JSON in a wrapper whose own status tells of the delivery',
    JSON.stringify({ status: 'success', event: 'payment', event_payload: signed }),
    JSON_TYPE,
  ],
  [
    'JSON text in a wrapper',
    JSON.stringify({ status: 'Success', event_payload: JSON.stringify(signed) }),
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

const REFUSED: [string, string, string, string][] = [
  ['half a JSON', JSON.stringify(signed).slice(0, 60), JSON_TYPE, 'unreadable'],
  ['a list', '[1, 2]', JSON_TYPE, 'unreadable'],
  ['a wrapper around nothing', '{"event_payload":null}', JSON_TYPE, 'unreadable'],
  ['a wrapper around noise', '{"event_payload":"%%"}', JSON_TYPE, 'unreadable'],
  ['a form cut short', new URLSearchParams(signed).toString().slice(0, -9), FORM, 'forged'],
  ['multipart cut short', multipart.slice(0, 80), multipartType, 'unreadable'],
  ['HTML', '<html><body>502</body></html>', 'text/html', 'unreadable'],
  ['nothing', '', FORM, 'unreadable'],
  [
    'an outer payment around nothing signed',
    JSON.stringify({ ...signed, event_payload: fields }),
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

test.each(REFUSED)('%s is refused', async (_name, body, contentType, problem) => {
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
