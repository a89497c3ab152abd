import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dumpDatabase } from '#database/backup/dump.ts'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { finishPayment } from '../support/payments.ts'
import { personFields } from '../support/people.ts'
import { COMING } from '../support/site/church.ts'
import { testFolder } from '../support/site/folder.ts'
import { formOn } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'
import { registerFamily } from '../support/site/visitor.ts'

async function opened(when: 'paid' | 'coming') {
  const site = await testSite(when === 'paid' ? {} : { event: COMING })
  const { services } = site
  const { payment } = await registerFamily(site)
  if (when === 'paid') await finishPayment(services, payment, 'approve')
  const id = payment.registration_id ?? ''
  const stored = () => findRegistration(services.db, id)
  const address = `/my/${(await stored())?.private_token}`
  const formAt = async (page: string) => formOn(await site.read(address + page), -1).fields
  return { ...site, id, stored, address, formAt }
}

test('nothing is changed by opening the private page and its forms', async () => {
  const { services, get, address } = await opened('paid')
  const folder = testFolder()
  await dumpDatabase(services.db, `${folder}/before`)
  for (const page of ['', '/correct', '/cancel', '/calendar.ics']) {
    const { status, headers } = await get(address + page)
    expect([page, status]).toEqual([page, 200])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  }
  await dumpDatabase(services.db, `${folder}/after`)
  expect(readFileSync(`${folder}/after`, 'utf8')).toBe(readFileSync(`${folder}/before`, 'utf8'))
})

test('a cancelled registration shows that, and can be neither paid, corrected nor cancelled', async () => {
  const { services, id, get, post, read, address } = await opened('coming')
  await cancelRegistration(services, { actor: COMMAND_LINE, id })
  const html = await read(address)
  expect(html).toContain('This registration was cancelled, and nobody is expected.')
  expect(html).not.toMatch(/Pay the balance|Continue to payment|Correct details/)
  for (const page of ['/correct', '/cancel']) {
    expect((await get(address + page)).headers.get('location')).toBe(address)
    const sent = await post(address + page, { whom: 'all', does: 'cancel', promised: '0' })
    expect(sent.status).toBeLessThan(500)
  }
  expect((await post(address)).headers.get('location')).toBe(address)
})

test('a hand-written correction is refused, and what a form claims changes nothing by itself', async () => {
  const { services, id, stored, post, address, formAt } = await opened('coming')
  const form = await formAt('/correct')
  for (const [what, fields] of [
    ['nothing', {}],
    ['a made-up person', { 'persons[0].position': '7', 'persons[0].firstname': 'Eve' }],
    ['a version that is none', { version: 'x', key: '', agreed: 'x' }],
    ['an agreement alone', { agreed: 'correct|ewgmaymysore2023|Residential|2|0' }],
    ['a person twice', { ...form, ...EVE, 'persons[2].position': '2' }],
    ['an unknown person', { ...form, ...EVE, 'persons[2].position': '7' }],
    ['a position that is none', { ...form, ...EVE, 'persons[2].position': 'x' }],
    ['somebody left out', { ...form, 'persons[1].position': '', ...NOBODY }],
  ] satisfies [string, Record<string, string>][]) {
    const { status } = await post(`${address}/correct`, fields)
    expect([what, status >= 400 && status < 500]).toEqual([what, true])
    expect([what, (await stored())?.version]).toEqual([what, 0])
  }
  const claimed = { ...form, 'opened.persons[0].age': '3', 'opened.residential': 'Sofa' }
  const answer = await post(`${address}/correct`, claimed)
  expect(answer.headers.get('location')).toBe(`${address}?done=same`)
  const [payer] = await attendeesOf(services.db, id)
  expect(payer?.age).toBe(Number(form['persons[0].age']))
  expect(await stored()).toMatchObject({ residential: form.residential, version: 0 })
})

const EVE = personFields(2, { firstname: 'Eve', lastname: 'Rao', age: '30' })

const NOBODY = Object.fromEntries(Object.keys(personFields(1)).map((name) => [name, '']))

test('a hand-written cancellation does nothing', async () => {
  const { stored, post, address } = await opened('paid')
  for (const fields of [
    { does: 'cancel', promised: '305000' },
    { does: 'cancel', promised: 'all' },
    { does: 'cancel', whom: '99', promised: '0' },
  ]) {
    const form = { key: crypto.randomUUID(), version: '0', whom: 'all', ...fields }
    expect((await post(`${address}/cancel`, form)).status).toBeLessThan(500)
    expect([fields, await stored()]).toMatchObject([fields, { hold: 'confirmed' }])
  }
})

test('/my answers a known and an unknown address alike', async () => {
  const { services, post } = await opened('coming')
  const answers: unknown[] = []
  for (const email of ['asha@example.org', 'nobody@example.org']) {
    const answer = await post('/my', { email })
    const headers = [...answer.headers].filter(([name]) => !/^(x-request-id|date)$/.test(name))
    answers.push([answer.status, headers, await answer.text()])
  }
  expect(answers[0]).toEqual(answers[1])
  const mails = await services.db.selectFrom('outbox').select('kind').execute()
  expect(mails.filter(({ kind }) => kind === 'private-links')).toHaveLength(1)
})
