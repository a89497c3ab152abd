import { appendFileSync, cpSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeMistake } from '#content-model/mistake.ts'
import type { Content } from '#content-model/schema/content.ts'
import { loadContent } from '#content-model/tree-files.ts'
import { readReceiptPage } from '#workflows/records/receipts/read-receipt.ts'
import { finishPayment } from '../support/payments.ts'
import { apiRecord, SENT_REGISTRATION } from '../support/people.ts'
import { CHURCH, changeFile } from '../support/site/church.ts'
import { testFolder } from '../support/site/folder.ts'
import { testSite } from '../support/site/server.ts'
import { sendForm } from '../support/site/visitor.ts'

const PROGRAMME = `programmes:
  camp-register:
    title: Youth Camp Registration
    prefix: YC
    head:
      description: Register for the Youth Camp.
      lead: Three days in the forest.
      style: camp
      picture: { subject: path, palette: leaf }
    calendarTitles: [Youth Camp]
    fromCalendar: true
    closesBefore: 2 days
    letter: true
    prices:
      { residential: 900, nonResidential: 500, residentialChild: 600, nonResidentialChild: 300, part: 100 }
    events: []
`

const PAGE = `head:
  title: Youth Camp
  description: Three days in the forest, once a year.
  heading: Youth Camp
  style: camp
  lead: Bring a torch.
  picture: { subject: path, palette: leaf }
blocks:
  - { kind: events, heading: Upcoming Dates, titles: [Youth Camp], none: Soon. }
`

/** The fixture church with a sixth programme and a page of its own, made in the content alone. */
function churchWithCamp(): Content {
  const folder = testFolder()
  cpSync(CHURCH, folder, { recursive: true })
  changeFile(`${folder}/conferences.yaml`, 'programmes:\n', PROGRAMME)
  changeFile(
    `${folder}/church.yaml`,
    '      - { label: Teens, to: /teens }\n',
    '      - { label: Youth Camp, to: /youth-camp }\n      - { label: Teens, to: /teens }\n',
  )
  writeFileSync(`${folder}/pages/youth-camp.yaml`, PAGE)
  changeFile(`${folder}/letters.yaml`, 'wfsoctmysore2023:', 'wfsoctmysore2023: &camp')
  appendFileSync(`${folder}/letters.yaml`, '\ncamp-register: *camp\n')
  const loaded = loadContent(folder)
  if (!loaded.ok) throw new Error(loaded.mistakes.map(describeMistake).join('\n'))
  return loaded.content
}

async function campSite() {
  const site = await testSite({ content: churchWithCamp() })
  const visit = async (path: string) => {
    const answer = await fetch(site.url + path, { headers: { host: 'church.test' } })
    return { status: answer.status, text: await answer.text() }
  }
  return { ...site, visit }
}

test('its date is offered, registered for, paid and named on the receipt', async () => {
  const site = await campSite()
  const { text: page } = await site.visit('/youth-camp')
  const [, code = ''] =
    /href="\/camp-register\?event=(yc\d{8})"[^>]*>Register Now</.exec(page) ?? []
  expect(page).toContain('Rs. 500, residential Rs. 900')
  const { text: form } = await site.visit(`/camp-register?event=${code}`)
  expect(form).toContain('Youth Camp Registration')
  expect(form).toMatch(new RegExp(`<option value="${code}" selected="">Jan \\d+ to \\d+<`))
  const fields = { ...SENT_REGISTRATION, productinfo: code }
  const { answer, payment } = await sendForm(site, { address: '/camp-register', fields })
  expect(answer.status).toBe(302)
  expect(payment).toMatchObject({ purpose: code, amount_minor: 90_000 })
  expect(payment.txnid).toMatch(/^YC\d{11}$/)
  await finishPayment(site.services, payment, 'approve')
  const receipt = await readReceiptPage(site.services, { name: payment.token, isOwnNumber: false })
  expect(receipt?.towards).toMatch(/^Youth Camp, Camp ground/)
  const letter = await fetch(`${site.url}/letters/${code}.pdf`)
  expect([letter.status, letter.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('it closes two days before it begins, for the form and by API', async () => {
  const site = await campSite()
  const { text } = await site.visit('/youth-camp')
  const [, code = ''] = /event=(yc\d{8})/.exec(text) ?? []
  const event = site.services.content.conferences.programmes['camp-register']?.events[0]
  site.services.pass((event?.closes ?? 0) - site.services.now().getTime())
  const fields = { ...SENT_REGISTRATION, productinfo: code }
  const body = new URLSearchParams(Object.entries(fields))
  const answer = await fetch(`${site.url}/camp-register`, { method: 'POST', body })
  expect(answer.status).toBe(422)
  const byApi = await fetch(`${site.url}/api/register/new`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([apiRecord({ productinfo: code })]),
  })
  expect(byApi.status).toBe(400)
  expect(await site.services.db.selectFrom('registration').select('id').execute()).toEqual([])
})
