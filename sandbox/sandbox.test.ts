import { expect, test } from 'vitest'
import { signedHandOff, type TestSandbox, testSandbox } from '#tests/support/site/sandbox.ts'

test.each([
  ...['/', '', '/payu', '/vimeo', '/calendar', '/mailbox', '/faults', '/style.css'],
  '/return.js',
])('%s is served below the base path', async (path) => {
  expect((await testSandbox().get(`/sandbox${path}`)).status).toBe(200)
})

test('on its own host it starts at the root', async () => {
  const trial = testSandbox({ basePath: '' })
  const page = await (await trial.get('/')).text()
  expect(page).toContain('href="/payu"')
  expect(page).toContain('href="/style.css"')
  expect((await trial.post('/payu/_payment', signedHandOff())).status).toBe(200)
})

test('an oversized body is refused', async () => {
  const answer = await testSandbox().post('/sandbox/payu/_payment', { phone: 'x'.repeat(70_000) })
  expect(answer.status).toBe(413)
})

const OURS = 'http://world.test'
const EVIL = 'https://evil.example'

function send(
  { sandbox }: TestSandbox,
  { path, fields, headers }: { path: string; fields: object; headers: Record<string, string> },
): Promise<Response> {
  const body = new URLSearchParams(Object.entries(fields))
  return sandbox.fetch(new Request(`${OURS}/sandbox${path}`, { method: 'POST', body, headers }))
}

test.each<[string, Record<string, string>, boolean]>([
  ['no browser', {}, true],
  ['a page of its own', { origin: OURS, 'sec-fetch-site': 'same-origin' }, true],
  ['a page of its own behind a proxy', { origin: 'https://world.test' }, true],
  ['another site', { origin: EVIL, 'sec-fetch-site': 'cross-site' }, false],
  ['another site in an old browser', { origin: EVIL }, false],
  ['a sister host', { origin: OURS, 'sec-fetch-site': 'same-site' }, false],
  ['a page without an origin', { origin: 'null' }, false],
])('switches and payments, changed by %s: %o, %s', async (_, headers, allowed) => {
  const trial = testSandbox()
  await trial.post('/sandbox/payu/_payment', signedHandOff())
  const path = `/payu/payments/${trial.sandbox.payments()[0]?.id}`
  const decided = await send(trial, { path, fields: { outcome: 'approve' }, headers })
  const fields = { service: 'calendar', mode: 'down' }
  const switched = await send(trial, { path: '/faults', fields, headers })
  expect([decided.status, switched.status]).toEqual(allowed ? [200, 303] : [403, 403])
  expect(trial.sandbox.payments()[0]?.state).toBe(allowed ? 'captured' : 'initiated')
  const page = await (await trial.get('/sandbox/faults')).text()
  expect(page.includes('<option selected>down')).toBe(allowed)
})

test('the hand-off is accepted from another site', async () => {
  const headers = { origin: 'https://church.example', 'sec-fetch-site': 'cross-site' }
  const trial = testSandbox()
  const { status } = await send(trial, { path: '/payu/_payment', fields: signedHandOff(), headers })
  expect(status).toBe(200)
  expect(trial.sandbox.payments()).toHaveLength(1)
})
