import { expect, test } from 'vitest'
import { signedHandOff, testSandbox } from '../tests/support/site/sandbox.ts'
import { serveSandbox } from './serve.ts'

test.each([
  '/',
  '',
  '/payu',
  '/vimeo',
  '/calendar',
  '/mailbox',
  '/faults',
  '/style.css',
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

test('an address outside the base path is not found', async () => {
  expect((await testSandbox().get('/payu')).status).toBe(404)
})

test('an oversized body is refused', async () => {
  const answer = await testSandbox().post('/sandbox/payu/_payment', { udf1: 'x'.repeat(70_000) })
  expect(answer.status).toBe(413)
})

test('two sandboxes share nothing', async () => {
  const [one, other] = [testSandbox(), testSandbox()]
  await one.post('/sandbox/payu/_payment', signedHandOff())
  one.sandbox.setFault('payu', 'down')
  expect(other.sandbox.payments()).toEqual([])
  expect((await other.post('/sandbox/payu/merchant/postservice.php', {})).status).toBe(200)
})

test('it can be served on its own port', async () => {
  const { url, close } = await serveSandbox({
    basePath: '',
    port: 0,
    payu: { key: 'k', salt: 's' },
    vimeo: { clientId: 'c', clientSecret: 's', userId: '1', projectId: '2' },
    calendar: { id: 'c', apiKey: 'k' },
  })
  expect((await fetch(`${url}/`)).status).toBe(200)
  await close()
})
