import { expect, test } from 'vitest'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { refundRecord } from '#workflows/records/refunds/refund-record.ts'
import { addNote } from '#workflows/records/registration/add-note.ts'
import { enterOffice, signedIn } from '../support/office/staff.ts'
import { payInSandbox, register } from '../support/payments.ts'
import { couple, TYPED_PERSON } from '../support/people.ts'
import { fieldsOfLastForm, wordsIn } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'
import type { TestServices } from '../support/site/services.ts'

type Fields = Record<string, string>

/** A site with one paid registration, and a browser of somebody with these roles. */
async function officeWith(...roles: Parameters<typeof signedIn>[1][]) {
  const { services, url } = await testSite()
  const { id } = await paid(services)
  const { cookie } = await signedIn(services, ...roles)
  const at = (path: string) => `${url}/office/registrations/${path}`
  const open = async (path: string) => {
    const answer = await fetch(at(path), { headers: { cookie }, redirect: 'manual' })
    return { status: answer.status, text: await answer.text() }
  }
  const send = async (path: string, fields: Fields) => {
    const body = new URLSearchParams(fields)
    const headers = { cookie, Origin: url }
    const answer = await fetch(at(path), { method: 'POST', headers, body, redirect: 'manual' })
    const location = answer.headers.get('location') ?? ''
    return { status: answer.status, location, text: await answer.text() }
  }
  return { services, url, id, open, send }
}

async function paid(services: TestServices) {
  const registered = await register(services, { registration: couple() })
  if (!registered.payment) throw new Error('there is something to pay')
  const body = await payInSandbox(services, registered.payment, 'approve')
  await receiveReport(services, { body, source: 'return' })
  return registered
}

/** What a browser would send again: every hidden field of the page's form. */
function hiddenIn(text: string): Fields {
  const inputs = text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]))
}

test('the page of a registration shows people, price, money, mails and history', async () => {
  const { id, open } = await officeWith('admin')
  const { status, text } = await open(id)
  expect(status).toBe(200)
  for (const words of ['Nothing is due', 'Ravi Sample', 'adult, residential', 'History']) {
    expect(text).toContain(words)
  }
  for (const action of ['Correct details', 'Move to another date', 'Refund', 'Add a note']) {
    expect(text).toContain(`>${action}</button>`)
  }
  expect(text).not.toContain('>Offer a place</button>')
})

test('a viewer sees no actions, and a forged form changes nothing', async () => {
  const { services, id, open, send } = await officeWith('viewer')
  const { text } = await open(id)
  expect(text).not.toContain('>Cancel registration</button>')
  expect(text).not.toMatch(/EWG\d+<\/p>/)
  expect((await open(`${id}/cancel`)).status).toBe(403)
  const forged = { key: crypto.randomUUID(), version: '0', intent: 'do' }
  expect((await send(`${id}/cancel`, forged)).status).toBe(403)
  expect((await findRegistration(services.db, id))?.hold).toBe('confirmed')
  expect((await open('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await open(`${id}/nonsense`)).status).toBe(404)
})

test('of two colleagues who correct one registration nobody is overwritten', async () => {
  const { services, id, open, send } = await officeWith('desk')
  const opened = Object.fromEntries(fieldsOfLastForm((await open(`${id}/correct`)).text))
  const first = { ...opened, key: crypto.randomUUID(), 'persons[1].age': '38' }
  expect((await send(`${id}/correct`, { ...first, intent: 'do' })).status).toBe(303)
  const typed = { ...opened, 'persons[0].city': 'Hubli', 'persons[1].phone': '9000000003' }
  const refused = await send(`${id}/correct`, { ...typed, intent: 'do' })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Somebody has changed this registration in the meantime')
  expect(refused.text).toContain('desk@office.example.org')
  expect(refused.text).toContain('Maya: Age was 40, now 38')
  expect(refused.text).toContain('Ravi: City Bangalore → Hubli')
  expect(refused.text).toContain('Maya: Mobile 9000000002 → 9000000003')
  expect(refused.text).not.toContain('Maya: Age 38')
  const edited = await send(`${id}/correct`, { ...hiddenIn(refused.text), intent: 'edit' })
  const again = Object.fromEntries(fieldsOfLastForm(edited.text))
  expect(again).toMatchObject({ 'persons[0].city': 'Hubli', 'persons[1].age': '38' })
  const decided = await send(`${id}/correct`, { ...again, 'persons[1].age': '39', intent: 'show' })
  expect(decided.text).toContain('Maya: Age 38 → 39')
  await send(`${id}/correct`, { ...hiddenIn(decided.text), intent: 'do' })
  const people = await attendeesOf(services.db, id)
  expect(people).toMatchObject([
    { city: 'Hubli', age: 40 },
    { age: 39, phone: '9000000003' },
  ])
  const history = (await open(id)).text
  expect(history).toContain('Maya: Age was 38, now 39')
  expect(history).not.toContain('Ravi: Age')
})

test.each(['1', '7', 'x'])(
  'a row of the office with position %s once more is refused',
  async (position) => {
    const { services, id, open, send } = await officeWith('desk')
    const form = Object.fromEntries(fieldsOfLastForm((await open(`${id}/correct`)).text))
    const row = Object.entries(TYPED_PERSON).map(([name, value]) => [
      name.replace('[0]', '[2]'),
      value,
    ])
    const crafted = { ...form, ...Object.fromEntries(row), 'persons[2].position': position }
    const sent = await send(`${id}/correct`, { ...crafted, type: 'Group', intent: 'do' })
    expect(sent.status).toBe(422)
    expect(sent.text).toContain('Somebody on this form is not on the registration.')
    expect(await findRegistration(services.db, id)).toMatchObject({ places: 2, version: 0 })
  },
)

test('a person whose row was emptied is not taken off: the office is led to the way that keeps the rule', async () => {
  const { services, id, open, send } = await officeWith('desk')
  const opened = (await open(`${id}/correct`)).text
  expect(opened).not.toContain('Remove Person')
  const form = [...fieldsOfLastForm(opened)].map(([name, value]) => [
    name,
    /^persons\[1\]\.(?!position)/.test(name) ? '' : value,
  ])
  const typed = { ...Object.fromEntries(form), type: 'Individual', intent: 'do' }
  const refused = await send(`${id}/correct`, typed)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Please go back and press “Take off” beside their name')
  expect(await findRegistration(services.db, id)).toMatchObject({ places: 2, version: 0 })
})

const CASH: Fields = { method: 'Cash', amount: '500', reference: '', intent: 'show' }

test('after an action its page says what happened, and the next step', async () => {
  const { id, open, send } = await officeWith('admin')
  const form = fieldsOfLastForm((await open(`${id}/record-payment`)).text)
  const shown = await send(`${id}/record-payment`, { ...Object.fromEntries(form), ...CASH })
  expect(shown.text).toContain('name="mail"')
  expect(shown.text).toContain('ravi@example.org')
  const plan = Object.fromEntries(fieldsOfLastForm(shown.text))
  expect(plan).toMatchObject({ mail: 'yes' })
  const done = await send(`${id}/record-payment`, { ...plan, intent: 'do' })
  const [, page = ''] = done.location.split('/registrations/')
  const { text } = await open(page)
  const said =
    'Saved. Rs. 500 by Cash was received; Rs. 500 too much was paid. The family was told.'
  expect(wordsIn(text)).toContain(said)
  expect(text).toMatch(/href="\/office\/receipts\/[\d-]+\/\d{6}#print">Print the receipt</)
  expect(wordsIn((await open(page)).text)).toContain(said)
  expect(wordsIn((await open(`${id}?done=cancel`)).text)).not.toContain('Saved.')
})

test('what was done is said to whoever did it, and until the next change', async () => {
  const { services, url, id, open, send } = await officeWith('admin')
  const plan = Object.fromEntries(fieldsOfLastForm((await open(`${id}/cancel`)).text))
  const done = await send(`${id}/cancel`, { ...plan, mail: 'no', intent: 'do' })
  const [, page = ''] = done.location.split('/registrations/')
  const said = 'Cancelled. Rs. 3,600 was received and stays until you refund it.'
  const { text } = await open(page)
  expect(wordsIn(text)).toContain(`${said} The family was not told. Refund`)
  const other = await paid(services)
  expect(wordsIn((await open(page.replace(id, other.id))).text)).not.toContain('Cancelled. Rs.')
  const desk = await enterOffice({ url, services }, 'desk')
  expect(wordsIn((await desk.read(done.location)).html)).not.toContain(said)
  await addNote(services, { actor: COMMAND_LINE, id, text: 'Called twice' })
  expect(wordsIn((await open(page)).text)).toContain(said)
  await refundRecord(services, { actor: COMMAND_LINE, kind: 'registration', id, amountMinor: 100 })
  expect(wordsIn((await open(page)).text)).not.toContain(said)
})

test('a box that was not ticked stays so while what was typed is changed', async () => {
  const { services, id, open, send } = await officeWith('admin')
  const form = Object.fromEntries(fieldsOfLastForm((await open(`${id}/reduction`)).text))
  const typed = { ...form, amount: '100', reason: 'Scholarship' }
  const press = async (fields: Fields, intent: string) =>
    Object.fromEntries(
      fieldsOfLastForm((await send(`${id}/reduction`, { ...fields, intent })).text),
    )
  const plan = await press(typed, 'show')
  expect(plan.mail).toBe('yes')
  const edited = await press({ ...plan, mail: 'no' }, 'edit')
  const again = await press({ ...edited, amount: '200' }, 'show')
  expect(again).toMatchObject({ mail: 'no', amount: '200' })
  await press(again, 'do')
  const [event] = await officeEventsOf(services.db, 'registration', id)
  expect(event?.details).toMatchObject({ amountMinor: 20_000, told: false })
})
