import { expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '#tests/support/site/sandbox.ts'

const calls = {
  payu: '/sandbox/payu/merchant/postservice.php?form=2',
  vimeo: '/sandbox/vimeo/oauth/authorize/client',
  calendar:
    '/sandbox/calendar/v3/calendars/events%40church.test/events?key=calendar-key&timeMin=2026-06-01T00:00:00Z&timeMax=2026-07-01T00:00:00Z',
} as const

function call(trial: TestSandbox, service: keyof typeof calls): Promise<Response> {
  return service === 'calendar' ? trial.get(calls.calendar) : trial.post(calls[service], {})
}

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

test('a switch leads back to the switches, which show their state', async () => {
  const trial = testSandbox()
  const answer = await trial.post('/sandbox/faults', { service: 'vimeo', mode: 'slow' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sandbox/faults'])
  const page = await (await trial.get('/sandbox/faults')).text()
  expect(page.match(/<option selected>\w+/g)).toEqual([
    '<option selected>ok',
    '<option selected>slow',
    '<option selected>ok',
  ])
})

test.each([
  ['service', { service: 'mail', mode: 'ok' }],
  ['mode', { service: 'payu', mode: 'tired' }],
])('an unknown %s is refused', async (_, fields) => {
  expect((await testSandbox().post('/sandbox/faults', fields)).status).toBe(400)
})

test('only services of this sandbox have fault switches', async () => {
  const { get, post } = testSandbox({ parts: ['vimeo', 'faults'] })
  const page = await (await get('/sandbox/faults', { accept: 'text/html' })).text()
  expect(page).toContain('Vimeo')
  expect(page).not.toContain('mode-payu')
  expect((await post('/sandbox/faults', { service: 'payu', mode: 'down' })).status).toBe(400)
})
