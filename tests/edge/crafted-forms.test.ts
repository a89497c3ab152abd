import { expect, test } from 'vitest'
import { SENT_REGISTRATION } from '../support/people.ts'
import { testSite } from '../support/site/server.ts'

const CRAFTED: [string, Record<string, string>, string][] = [
  ["another form's event", { productinfo: 'gpcnovmysore2023' }, 'Conference Date is required!'],
  ['millions of persons', { 'persons[3000000].city': 'X' }, 'At most 5 people'],
  ['too few persons', { type: 'Family' }, 'Family is for 2 to 5 people.'],
  ['an arrival that is no date', { arrival: 'soon' }, 'Arrival must be a date and a time.'],
  ['no consent', { agree: '' }, 'Must check in order to submit.'],
]

test('a crafted registration is refused with its message', async () => {
  const { post } = await testSite()
  for (const [name, changes, message] of CRAFTED) {
    const answer = await post('/ewgregister', { ...SENT_REGISTRATION, ...changes })
    expect([name, answer.status]).toEqual([name, 422])
    expect(await answer.text(), name).toContain(message)
  }
})

test('a registration posted to a closed form is refused', async () => {
  const { post } = await testSite()
  const closed = { ...SENT_REGISTRATION, productinfo: 'wfcfebooty2023' }
  const answer = await post('/wfc1register', closed)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Registration for this conference is closed.')
})

const ODD: [string, RequestInit][] = [
  ['JSON', { body: '{', headers: { 'content-type': 'application/json' } }],
  ['half a form', { body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=b' } }],
  ['no change', { body: new URLSearchParams({ change: 'none' }) }],
  [
    'somebody removed who is not there',
    { body: new URLSearchParams({ change: '9', persons: 'x' }) },
  ],
  ['a row of what every object has', { body: new URLSearchParams({ '__proto__[0].city': 'x' }) }],
]

test('what is no form, or has odd fields, never breaks the page', async () => {
  const { url } = await testSite()
  for (const [name, init] of ODD) {
    const { status } = await fetch(`${url}/gpcregister`, { method: 'POST', ...init })
    expect(status, name).toBeLessThan(500)
  }
})
