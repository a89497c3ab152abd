import { expect, test } from 'vitest'
import { testSite } from '../support/site/server.ts'

const RETURN = '/api/register/response'
const WEBHOOK = '/api/payments/webhook'
const JSON_HEADERS = { 'content-type': 'application/json' }

function form(fields: Record<string, string>): RequestInit {
  return { body: new URLSearchParams(fields) }
}

const UNKNOWN = { txnid: '12345678901', key: 'TESTKEY', status: 'success', hash: '0' }

/** Reports that no payment provider sends. */
const REPORTS: [string, string, RequestInit, number][] = [
  [WEBHOOK, 'nothing', {}, 400],
  [WEBHOOK, 'an unknown transaction', form(UNKNOWN), 404],
  [WEBHOOK, 'half a JSON', { body: '{"txnid":', headers: JSON_HEADERS }, 400],
  [WEBHOOK, 'far too much', form({ txnid: 'x'.repeat(300_000) }), 413],
  [RETURN, 'nothing', {}, 400],
  [RETURN, 'an unknown transaction', form(UNKNOWN), 400],
  [RETURN, 'another merchant', form({ ...UNKNOWN, key: 'X' }), 400],
  [RETURN, 'JSON', { body: JSON.stringify(UNKNOWN), headers: JSON_HEADERS }, 400],
]

test('a report that is none is refused', async () => {
  const { url } = await testSite()
  for (const [address, name, init, status] of REPORTS) {
    const answer = await fetch(url + address, { method: 'POST', redirect: 'manual', ...init })
    expect([address, name, answer.status]).toEqual([address, name, status])
  }
})
