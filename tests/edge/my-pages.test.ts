import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dumpDatabase } from '#database/backup/dump.ts'
import { dueMails } from '#database/records/mail/outbox.ts'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { forgetPeople } from '#workflows/records/forget-people.ts'
import { finishPayment } from '../support/payments.ts'
import { changeEvent } from '../support/site/church.ts'
import { testFolder } from '../support/site/folder.ts'
import { fieldsOfLastForm } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'
import { personFields, registerFamily, type Site } from '../support/site/visitor.ts'

/** What can be done on the private page, by hand-written requests. */

/** A site whose first Encounter is to come. */
function comingSite(change: Partial<ConferenceEvent> = {}): Promise<Site> {
  const days = { first: '2026-12-12', last: '2026-12-13' }
  return testSite({
    change: (services) => ({ content: changeEvent(services, { days, ...change }).content }),
  })
}

async function family(site: Site) {
  const { payment } = await registerFamily(site)
  const id = payment.registration_id ?? ''
  const stored = await findRegistration(site.services.db, id)
  if (!stored) throw new Error(`${id} is lost`)
  return { id, payment, stored, address: `/my/${stored.private_token}` }
}

function read({ url }: Site, address: string): Promise<Response> {
  return fetch(url + address, { redirect: 'manual' })
}

function send({ url }: Site, address: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields)
  return fetch(url + address, { method: 'POST', body, redirect: 'manual' })
}

/** The fields of the form that is open at this address. */
async function openFields(site: Site, address: string): Promise<Record<string, string>> {
  return fieldsIn(await (await read(site, address)).text())
}

function fieldsIn(html: string): Record<string, string> {
  return Object.fromEntries(fieldsOfLastForm(html))
}

test.each(['', '/correct', '/cancel'])(
  '/my/<token>%s changes nothing when opened',
  async (page) => {
    const site = await testSite()
    const { address, payment } = await family(site)
    await finishPayment(site.services, payment, 'approve')
    const folder = testFolder()
    await dumpDatabase(site.services.db, `${folder}/before`)
    const answer = await read(site, address + page)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    await dumpDatabase(site.services.db, `${folder}/after`)
    expect(readFileSync(`${folder}/after`, 'utf8')).toBe(readFileSync(`${folder}/before`, 'utf8'))
  },
)

test('what was forgotten has no page any more', async () => {
  const site = await testSite()
  const { address, payment } = await family(site)
  await finishPayment(site.services, payment, 'approve')
  site.services.pass(400 * 24 * 60 * 60_000)
  const before = site.services.now().toISOString()
  await forgetPeople(site.services, { before, trial: false })
  expect((await read(site, address)).status).toBe(410)
})

test('a cancelled registration shows that, and can be neither paid, corrected nor cancelled', async () => {
  const site = await testSite()
  const { id, address } = await family(site)
  await cancelRegistration(site.services, { actor: COMMAND_LINE, id })
  const html = await (await read(site, address)).text()
  expect(html).toContain('This registration was cancelled, and nobody is expected.')
  expect(html).not.toMatch(/Pay the balance|Continue to payment|Correct details/)
  for (const page of ['/correct', '/cancel']) {
    expect((await read(site, address + page)).headers.get('location')).toBe(address)
    const sent = await send(site, address + page, { whom: 'all', does: 'cancel', promised: '0' })
    expect(sent.status).toBeLessThan(500)
  }
  expect((await send(site, address, {})).headers.get('location')).toBe(address)
})

test('what a form claims to have been opened with changes nothing by itself', async () => {
  const site = await comingSite()
  const { id, address } = await family(site)
  const fields = await openFields(site, `${address}/correct`)
  const claimed = { ...fields, 'opened.persons[0].age': '3', 'opened.residential': 'Sofa' }
  const answer = await send(site, `${address}/correct`, claimed)
  expect(answer.headers.get('location')).toBe(`${address}?done=same`)
  const [payer] = await attendeesOf(site.services.db, id)
  expect(payer?.age).toBe(Number(fields['persons[0].age']))
  expect(await findRegistration(site.services.db, id)).toMatchObject({
    residential: fields.residential,
    version: 0,
  })
})

test('the same form twice corrects once', async () => {
  const site = await comingSite()
  const { id, address } = await family(site)
  const fields = await openFields(site, `${address}/correct`)
  const typed = { ...fields, 'persons[1].firstname': 'Meenakshi' }
  const answers = await Promise.all([
    send(site, `${address}/correct`, typed),
    send(site, `${address}/correct`, typed),
  ])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect((await findRegistration(site.services.db, id))?.version).toBe(1)
})

const EVERYBODY = personFields(2, { firstname: 'Eve', lastname: 'Rao', age: '30' })

const BLANK = personFields(1, {
  firstname: '',
  lastname: '',
  age: '',
  gender: '',
  email: '',
  phone: '',
  city: '',
})

test.each([
  ['nothing', {}],
  ['a made-up person', { 'persons[0].position': '7', 'persons[0].firstname': 'Eve' }],
  ['a version that is none', { version: 'x', key: '', agreed: 'x' }],
  ['an agreement alone', { agreed: 'correct|ewgmaymysore2023|Residential|2|0' }],
  ['a person twice', { ...EVERYBODY, 'persons[2].position': '2' }],
  ['an unknown person', { ...EVERYBODY, 'persons[2].position': '7' }],
  ['a position that is none', { ...EVERYBODY, 'persons[2].position': 'x' }],
  ['somebody left out', { 'persons[1].position': '', ...BLANK }],
])('a hand-written correction with %s is refused', async (_, fields) => {
  const site = await comingSite()
  const { id, address } = await family(site)
  const opened = 'persons[1].position' in fields || 'persons[2].position' in fields
  const form = opened ? await openFields(site, `${address}/correct`) : {}
  const answer = await send(site, `${address}/correct`, { ...form, ...fields })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect((await findRegistration(site.services.db, id))?.version).toBe(0)
})

test.each([
  ['a refund of everything', { does: 'cancel', promised: '305000' }],
  ['a refund that is no number', { does: 'cancel', promised: 'all' }],
  ['nobody of the party', { does: 'cancel', whom: '99', promised: '0' }],
])('a hand-written cancellation with %s does nothing', async (_, fields) => {
  const site = await testSite()
  const { id, address, payment } = await family(site)
  await finishPayment(site.services, payment, 'approve')
  const form = { key: 'made-up', version: '0', whom: 'all', ...fields }
  expect((await send(site, `${address}/cancel`, form)).status).toBeLessThan(500)
  expect(await findRegistration(site.services.db, id)).toMatchObject({ hold: 'confirmed' })
})

test('/my answers a known and an unknown address alike', async () => {
  const site = await testSite()
  await family(site)
  const answers: unknown[] = []
  for (const email of ['asha@example.org', 'nobody@example.org']) {
    const answer = await send(site, '/my', { email })
    const headers = [...answer.headers].filter(([name]) => !/^(x-request-id|date)$/.test(name))
    answers.push([answer.status, headers, await answer.text()])
  }
  expect(answers[0]).toEqual(answers[1])
  const mails = await dueMails(site.services.db, {
    at: site.services.now().toISOString(),
    limit: 20,
  })
  expect(mails.filter(({ kind }) => kind === 'private-links')).toHaveLength(1)
  expect((await send(site, '/my', { email: 'no address' })).status).toBe(422)
})
