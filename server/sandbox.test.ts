import { expect, test } from 'vitest'
import { configured, GOOGLE, PAYU, VIMEO } from '#tests/support/site/live-settings.ts'
import { mountSandbox, playedParts } from './sandbox.ts'

const SMTP = { SMTP_URL: 'smtps://mail.example.org' }
const PUBLIC = { PUBLIC_URL: 'https://church.example.org' }
const DEMO = { ...PUBLIC, SANDBOX_PAYMENTS: 'no money moves', SANDBOX: 'yes' }

const TRIAL = { ...PAYU, ...PUBLIC, SANDBOX: 'yes' }
const EVERYTHING = ['payu', 'vimeo', 'calendar', 'mailbox', 'faults']

test.each([
  ['a newcomer’s machine', {}, EVERYTHING],
  ['this machine with live payments', PAYU, ['vimeo', 'calendar', 'mailbox', 'faults']],
  ['this machine with live money and mail', { ...PAYU, ...SMTP }, ['vimeo', 'calendar', 'faults']],
  ['this machine with everything live', { ...PAYU, ...VIMEO, ...GOOGLE, ...SMTP }, []],
  ['a public demo', DEMO, EVERYTHING],
  ['a public demo with real mail', { ...DEMO, ...SMTP }, ['payu', 'vimeo', 'calendar']],
  ['a public demo with real sermons', { ...DEMO, ...VIMEO }, ['payu', 'calendar']],
  ['a public trial with live payments', TRIAL, ['vimeo', 'calendar']],
  ['a public site with live payments', { ...PAYU, ...PUBLIC }, []],
  ['the same with real sermons', { ...PAYU, ...VIMEO, ...PUBLIC }, []],
  ['a public site with everything live', { ...PAYU, ...VIMEO, ...GOOGLE, ...PUBLIC }, []],
])('on %s the sandbox plays only services without a real one', (_name, environment, parts) => {
  expect(playedParts(configured(environment))).toEqual(parts)
})

test('a public trial with live payments opens nothing that touches payments or mail', async () => {
  const { site, smtpUrl } = await mountSandbox(configured(TRIAL))
  const ask = async (path: string, init = {}) =>
    (await site?.fetch(new Request(`https://church.example.org/sandbox${path}`, init)))?.status
  const body = new URLSearchParams({ service: 'calendar', mode: 'down' })
  for (const path of ['/payu', '/payu/', '/mailbox', '/mailbox/1/html', '/faults']) {
    expect([path, await ask(path)]).toEqual([path, 404])
  }
  for (const path of ['/faults', '/payu/_payment', '/payu/merchant/postservice.php']) {
    expect([path, await ask(path, { method: 'POST', body })]).toEqual([path, 404])
  }
  expect(await ask('/vimeo')).toBe(200)
  expect(await ask('/calendar')).toBe(200)
  expect(await ask('/')).toBe(200)
  expect(smtpUrl).toBeUndefined()
})
