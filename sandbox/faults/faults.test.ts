import { expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../tests/support/site/sandbox.ts'
import { faultModes, services } from './faults.ts'

const calls = {
  payu: '/sandbox/payu/merchant/postservice.php?form=2',
  vimeo: '/sandbox/vimeo/oauth/authorize/client',
  calendar: '/sandbox/calendar/v3/calendars/events%40church.test/events?key=calendar-key',
} as const

function call(trial: TestSandbox, service: keyof typeof calls): Promise<Response> {
  return service === 'calendar' ? trial.get(calls.calendar) : trial.post(calls[service], {})
}

const statuses = { failing: 500, 'rate-limited': 429, malformed: 200, down: 503 } as const

test.each(
  services.flatMap((service) =>
    Object.entries(statuses).map((entry) => [service, ...entry] as const),
  ),
)('%s that is %s answers %i', async (service, mode, status) => {
  const trial = testSandbox()
  await trial.post('/sandbox/faults', { service, mode })
  const answer = await call(trial, service)
  expect(answer.status).toBe(status)
  if (mode === 'malformed') await expect(answer.json()).rejects.toThrow()
})

test('a slow service gives its normal answer in the end', async () => {
  const trial = testSandbox()
  trial.sandbox.setFault('calendar', 'slow')
  let answered = false
  const answer = call(trial, 'calendar').then((response) => {
    answered = true
    return response
  })
  await new Promise(setImmediate)
  expect(answered).toBe(false)
  await trial.finishTasks()
  expect((await answer).status).toBe(200)
})

test('a fault affects one service only and can be switched off', async () => {
  const trial = testSandbox()
  trial.sandbox.setFault('payu', 'down')
  expect((await call(trial, 'payu')).status).toBe(503)
  expect((await call(trial, 'calendar')).status).toBe(200)
  trial.sandbox.setFault('payu', 'ok')
  expect((await call(trial, 'payu')).status).toBe(200)
})

test('a rate-limited Vimeo says when the limit ends', async () => {
  const trial = testSandbox()
  trial.sandbox.setFault('vimeo', 'rate-limited')
  const { headers } = await call(trial, 'vimeo')
  expect(headers.get('x-ratelimit-remaining')).toBe('0')
  expect(headers.get('x-ratelimit-reset')).toBe('2026-06-10T04:01:00.000Z')
})

test('the switches show their state', async () => {
  const trial = testSandbox()
  const post = { service: 'vimeo', mode: 'slow' }
  expect(await (await trial.post('/sandbox/faults', post)).json()).toEqual({
    payu: 'ok',
    vimeo: 'slow',
    calendar: 'ok',
  })
  const page = await (await trial.get('/sandbox/faults', { accept: 'text/html' })).text()
  expect(page).toContain('<option selected>slow</option>')
})

test('the switches accept JSON', async () => {
  const { sandbox } = testSandbox()
  const request = new Request('http://world.test/sandbox/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ service: 'payu', mode: 'failing' }),
  })
  expect(await (await sandbox.fetch(request)).json()).toMatchObject({ payu: 'failing' })
})

test('a browser is redirected back to the switches', async () => {
  const { sandbox } = testSandbox()
  const request = new Request('http://world.test/sandbox/faults', {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ service: 'payu', mode: 'failing' }),
  })
  const answer = await sandbox.fetch(request)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/sandbox/faults')
})

test.each([
  ['service', { service: 'mail', mode: 'ok' }],
  ['mode', { service: 'payu', mode: 'tired' }],
])('an unknown %s is refused', async (_, fields) => {
  const answer = await testSandbox().post('/sandbox/faults', fields)
  expect(answer.status).toBe(400)
  expect((await answer.json()).modes).toEqual(faultModes)
})
