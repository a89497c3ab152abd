import { expect, test } from 'vitest'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { recordPayment } from '#workflows/records/money/record-payment.ts'
import { signedIn } from '../support/office/staff.ts'
import { finishPayment, unpaidRegistration } from '../support/payments.ts'
import { wordsIn } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'
import { give, type Site } from '../support/site/visitor.ts'

async function opened(...roles: Parameters<typeof signedIn>[1][]) {
  const site = await testSite()
  const { payment } = await give(site)
  await finishPayment(site.services, payment, 'approve')
  const { cookie } = await signedIn(site.services, ...roles)
  return { site, payment, cookie }
}

async function read({ url }: Site, address: string, cookie: string) {
  const answer = await fetch(url + address, { headers: { cookie } })
  return { status: answer.status, page: await answer.text() }
}

function send({ url }: Site, address: string, sent: { body: BodyInit; cookie: string }) {
  const { body, cookie } = sent
  return fetch(url + address, { method: 'POST', body, headers: { cookie }, redirect: 'manual' })
}

test('the list, the story and the close show the payment', async () => {
  const { site, payment, cookie } = await opened('treasurer')
  const list = await read(site, `/office/payments?search=${payment.txnid.toLowerCase()}`, cookie)
  expect(list.page).toContain('Anita Sample')
  expect(list.page).toContain('1 payment, received: <strong>Rs. 500</strong>')
  const story = await read(site, `/office/payments/${payment.txnid}`, cookie)
  expect(story.page).toContain('The provider confirmed that it was paid')
  expect(story.page).toContain('2026-27/000001')
  const close = await read(site, '/office/close?day=2026-11-15', cookie)
  expect(close.page).toContain('Online: received = recorded')
})

test.each([
  ['payments', 'state', 'x', 'Please choose one of these.'],
  ['payments', 'method', 'Barter', 'Please choose one of these.'],
  ['payments', 'to', '2026-02-30', 'Please choose a day, such as 2026-11-15.'],
  ['payments', 'search', '%01', 'Please enter at least one letter or number.'],
  ['gifts', 'fund', 'Nobody', 'Please choose one of these.'],
  ['gifts', 'from', 'x', 'Please choose a day, such as 2026-11-15.'],
  ['close', 'day', 'x', 'Please choose a day, such as 2026-11-15.'],
])('in the %s an unreadable %s of %s is said beside its field', async (list, name, text, words) => {
  const { site, cookie } = await opened('treasurer')
  const { status, page } = await read(site, `/office/${list}?${name}=${text}`, cookie)
  expect(status).toBe(200)
  expect(page).toMatch(new RegExp(`id="filter-${name}"[^>]*aria-invalid="true"`))
  const [, error = ''] = page.split(`id="filter-${name}-error"`)
  expect(error.slice(0, 400)).toContain(words)
})

test('a settlement file larger than a form is compared and kept; one without columns is refused in words', async () => {
  const { site, payment, cookie } = await opened('treasurer')
  const body = new FormData()
  const lines = [
    'txnid,amount',
    `${payment.txnid},500.00`,
    ...Array(20_000).fill(',,,,,,,,,,,,,,,'),
  ]
  body.set('file', new File([lines.join('\n')], 'settlement.csv'))
  const answer = await send(site, '/office/settlement', { body, cookie })
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(page).toMatch(/1 matched, .*0 unknown/)
  expect(page).toContain('Nothing is stored yet')
  expect(page).toContain('Not in the file')
  const keep = new FormData()
  keep.set('text', lines.join('\n'))
  keep.set('intent', 'do')
  expect((await send(site, '/office/settlement', { body: keep, cookie })).status).toBe(303)
  const other = new FormData()
  other.set('file', new File(['hello'], 'settlement.csv'))
  const refused = await send(site, '/office/settlement', { body: other, cookie })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('lacks a column with transaction numbers')
})

test('a settlement file is shown with its transfers, and kept once', async () => {
  const { site, payment, cookie } = await opened('treasurer')
  const lines = [
    'txnid,amount,UTR,Service Fee,GST,Net Amount',
    `${payment.txnid},500.00,UTR7,10.00,1.80,488.20`,
    'EWG00000000001,20.00,UTR7,,,',
  ]
  const file = new FormData()
  file.set('file', new File([lines.join('\r\n')], 'settlement.csv'))
  const shown = await (await send(site, '/office/settlement', { body: file, cookie })).text()
  expect(shown).toMatch(/UTR7<\/th>.*Rs. 520<.*Rs. 10<.*Rs. 1.80<.*Rs. 488.20</)
  const today = async () => (await read(site, '/office', cookie)).page
  expect(await today()).not.toContain('A settlement file that does not match')
  const keep = new FormData()
  keep.set('text', lines.join('\n'))
  keep.set('intent', 'do')
  const kept = await send(site, '/office/settlement', { body: keep, cookie })
  expect(kept.status).toBe(303)
  const address = kept.headers.get('Location') ?? ''
  expect((await read(site, address, cookie)).page).toContain('EWG00000000001')
  expect(await today()).toContain(`href="${address}"`)
  const again = await (await send(site, '/office/settlement', { body: file, cookie })).text()
  expect(again).toContain('This file was kept on')
  expect(again).not.toContain('Keep this result')
})

test('the list names payers in full, conferences in words, funds as receipts do, and receipts', async () => {
  const site = await testSite()
  const { id } = await unpaidRegistration(site.services)
  const cash = { method: 'Cash', day: '2026-11-15', reference: '', amountMinor: 360_000 } as const
  await recordPayment(site.services, {
    actor: COMMAND_LINE,
    id,
    payment: { ...cash, isAnother: false },
  })
  const { cookie } = await signedIn(site.services, 'treasurer')
  const words = wordsIn((await read(site, '/office/payments', cookie)).page)
  expect(words.match(/Ravi Sample/g)).toHaveLength(2)
  expect(words).not.toContain('sample ravi')
  expect(words).toContain('EWG · 6–7 May 2023 Cash Receipt 2026-27/000001 Received Rs. 3,600')
  expect(words).toContain('Receipt 2026-27/000001')
  const gifts = await read(site, '/office/gifts', cookie)
  expect(gifts.page).toContain('<option value="Project Nehemiah">Project Nehemiah</option>')
})
