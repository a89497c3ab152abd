import { expect, test } from 'vitest'
import { signedHandOff, type TestSandbox, testSandbox } from '../tests/support/site/sandbox.ts'

const OURS = 'http://world.test'
const EVIL = 'https://evil.example'

function send(
  { sandbox }: TestSandbox,
  { path, fields, headers }: { path: string; fields: object; headers: Record<string, string> },
): Promise<Response> {
  const body = new URLSearchParams(Object.entries(fields))
  return sandbox.fetch(new Request(`${OURS}/sandbox${path}`, { method: 'POST', body, headers }))
}

const SENDERS: [string, Record<string, string>, boolean][] = [
  ['no browser', {}, true],
  ['a page of its own', { origin: OURS, 'sec-fetch-site': 'same-origin' }, true],
  ['a page of its own behind a proxy', { origin: 'https://world.test' }, true],
  ['another site', { origin: EVIL, 'sec-fetch-site': 'cross-site' }, false],
  ['another site in an old browser', { origin: EVIL }, false],
  ['a sister host', { origin: OURS, 'sec-fetch-site': 'same-site' }, false],
  ['a page without an origin', { origin: 'null' }, false],
]

test.each(SENDERS)('the switches set by %s: %o, %s', async (_name, headers, allowed) => {
  const trial = testSandbox()
  const fields = { service: 'calendar', mode: 'down' }
  const { status } = await send(trial, { path: '/faults', fields, headers })
  expect(status).toBe(allowed ? 200 : 403)
  const modes = await (await trial.get('/sandbox/faults')).json()
  expect(modes.calendar).toBe(allowed ? 'down' : 'ok')
})

test.each(SENDERS)('a payment decided by %s: %o, %s', async (_name, headers, allowed) => {
  const trial = testSandbox()
  await trial.post('/sandbox/payu/_payment', signedHandOff())
  const [payment] = trial.sandbox.payments()
  const path = `/payu/payments/${payment?.id}`
  const { status } = await send(trial, { path, fields: { outcome: 'approve' }, headers })
  expect(status).toBe(allowed ? 200 : 403)
  expect(trial.sandbox.payments()[0]?.state).toBe(allowed ? 'captured' : 'initiated')
})

test('the hand-off is accepted from another site', async () => {
  const headers = { origin: 'https://church.example', 'sec-fetch-site': 'cross-site' }
  const trial = testSandbox()
  const { status } = await send(trial, { path: '/payu/_payment', fields: signedHandOff(), headers })
  expect(status).toBe(200)
  expect(trial.sandbox.payments()).toHaveLength(1)
})
