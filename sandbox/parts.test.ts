import { expect, test } from 'vitest'
import { testSandbox } from '#tests/support/site/sandbox.ts'

test('a part that is left out answers 404 and is not linked', async () => {
  const { get, post } = testSandbox({ parts: ['vimeo', 'calendar'] })
  for (const path of ['/payu', '/payu/payments/1', '/mailbox', '/faults']) {
    const absent = await get(`/sandbox${path}`)
    expect([path, absent.status]).toEqual([path, 404])
    expect(await absent.text()).toContain('not played here')
  }
  expect((await post('/sandbox/faults', { service: 'vimeo', mode: 'down' })).status).toBe(404)
  const start = await (await get('/sandbox')).text()
  const listed = start.slice(start.indexOf('class="choices"'))
  expect(listed).toContain('/sandbox/vimeo')
  expect(listed).not.toMatch(/\/sandbox\/(payu|mailbox|faults)/)
})

test('only services of this sandbox have fault switches', async () => {
  const { get, post } = testSandbox({ parts: ['vimeo', 'faults'] })
  const page = await (await get('/sandbox/faults', { accept: 'text/html' })).text()
  expect(page).toContain('Vimeo')
  expect(page).not.toContain('mode-payu')
  expect((await post('/sandbox/faults', { service: 'payu', mode: 'down' })).status).toBe(400)
})
