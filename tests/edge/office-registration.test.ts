import { expect, test } from 'vitest'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import type { Role } from '#domain/staff.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { addNote } from '#workflows/records/change-record.ts'
import { giveReduction, recordPayment } from '#workflows/records/money/record-payment.ts'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { refundRecord } from '#workflows/records/refunds/refund-record.ts'
import { askOffice } from '#workflows/records/requests/visitor.ts'
import {
  finishPayment,
  paidRegistration,
  payInSandbox,
  refundPayment,
  unpaidRegistration,
  withProvider,
} from '../support/payments.ts'
import { couple } from '../support/people.ts'
import { withBothComing } from '../support/site/church.ts'
import { formOn, wordsIn } from '../support/site/pages.ts'
import { expectWords, testSite } from '../support/site/server.ts'
import type { TestServices } from '../support/site/services.ts'

/** Ravi and Maya, Rs. 1,800 each, have paid, and somebody of the office looks at their registration. */
async function opened(role: Role, { wanted = {}, registration = couple() } = {}) {
  const site = await testSite(wanted)
  const { id, payment } = await paidRegistration(site.services, registration)
  const office = await site.enter(role)
  const record = `/office/registrations/${id}`
  const open = async (path = '') => await office.open(record + path)
  const formOf = async (action: string) => formOn(await open(action), -1).fields
  const send = (action: string, fields: Record<string, string>) =>
    office.send(record + action, fields)
  const head = async () => wordsIn((await open()).split('record-columns')[0] ?? '')
  return { ...site, ...office, id, payment, record, open, formOf, send, head }
}

test('a viewer sees no actions and no transaction number', async () => {
  const html = await (await opened('viewer')).open()
  expect(html).not.toContain('>Cancel registration</button>')
  expect(html).not.toMatch(/EWG\d+<\/p>/)
})

test('of two colleagues who correct one registration nobody is overwritten', async () => {
  const { services, id, formOf, send } = await opened('desk')
  const form = await formOf('/correct')
  const first = { ...form, key: crypto.randomUUID(), 'persons[1].age': '38' }
  expect((await send('/correct', { ...first, intent: 'do' })).status).toBe(303)
  const typed = { ...form, 'persons[0].city': 'Hubli', 'persons[1].phone': '9000000003' }
  const refused = await send('/correct', { ...typed, intent: 'do' })
  expect(refused.status).toBe(409)
  expectWords(refused.html, ['Maya: Age was 40, now 38', 'Ravi: City Bangalore → Hubli'])
  expect(refused.html).not.toContain('Maya: Age 38')
  const seen = formOn(refused.html, -1).fields
  const again = formOn((await send('/correct', { ...seen, intent: 'edit' })).html, -1).fields
  expect(again).toMatchObject({ 'persons[0].city': 'Hubli', 'persons[1].age': '38' })
  await send('/correct', { ...again, 'persons[1].age': '39', intent: 'do' })
  expect(await attendeesOf(services.db, id)).toMatchObject([
    { city: 'Hubli', age: 40 },
    { age: 39, phone: '9000000003' },
  ])
})

test('what was done is said to whoever did it, and until the next change', async () => {
  const { enter, services, id, read, formOf, send } = await opened('admin')
  const done = await send('/cancel', { ...(await formOf('/cancel')), mail: 'no', intent: 'do' })
  const said = 'Cancelled. Rs. 3,600 was received and stays until you refund it.'
  const told = async (address = done.location, by = read) => wordsIn((await by(address)).html)
  expect(await told()).toContain(`${said} The family was not told. Refund`)
  const other = await paidRegistration(services)
  expect(await told(done.location.replace(id, other.id))).not.toContain('Cancelled. Rs.')
  const desk = await enter('desk')
  expect(await told(done.location, desk.read)).not.toContain(said)
  await addNote(services, { actor, id, text: 'Called twice' })
  expect(await told()).toContain(said)
  await refundRecord(services, { actor, kind: 'registration', id, amountMinor: 100 })
  expect(await told()).not.toContain(said)
})

test('a box that was not ticked stays so while what was typed is changed', async () => {
  const { services, id, formOf, send } = await opened('admin')
  const typed = { ...(await formOf('/reduction')), amount: '100', reason: 'Scholarship' }
  const press = async (fields: Record<string, string>, intent: string) =>
    formOn((await send('/reduction', { ...fields, intent })).html, -1).fields
  const plan = await press(typed, 'show')
  expect(plan.mail).toBe('yes')
  const edited = await press({ ...plan, mail: 'no' }, 'edit')
  const again = await press({ ...edited, amount: '200' }, 'show')
  expect(again).toMatchObject({ mail: 'no', amount: '200' })
  await send('/reduction', { ...again, intent: 'do' })
  const [event] = await officeEventsOf(services.db, 'registration', id)
  expect(event?.details).toMatchObject({ amountMinor: 20_000, told: false })
})

test('a refund opens with exactly what is too much, or else with what the cancelling rule gives back', async () => {
  const { services, id, open, fill, record } = await opened('treasurer', {
    wanted: { change: withBothComing },
  })
  const words = async (reason: string) =>
    (await fill(`${record}/refund`, { reason, intent: 'show' })).html
  expect(await open('/refund')).toContain('The cancelling rule gives back 80 % until 27 Nov 2026.')
  const ruled = await words('Ill')
  expectWords(ruled, ['Rs. 2,880 goes back to the payer.', 'Then Rs. 2,880 is still due.'])
  const cash = { method: 'Cash', day: '2026-11-15', amountMinor: 27_300, reference: '' }
  await recordPayment(services, { actor, id, payment: { ...cash, isAnother: false } })
  expect(await open('/refund')).toContain('Rs. 273 too much was paid, so it is filled in.')
  const plan = await words('Paid too much')
  expectWords(plan, ['Rs. 273 goes back to the payer.', 'Rs. 3,600 of what was paid stays.'])
})

test('who has an own e-mail address is shown with the mobile too; without a date to come nobody is moved', async () => {
  const { services, open } = await opened('desk')
  const phones = async () => (await open()).split('href="tel:+919000000002"').length - 1
  const alone = await phones()
  const people = services.db.updateTable('attendee').set({ email: 'maya@example.org' })
  await people.where('position', '=', 2).execute()
  expect(await phones()).toBe(alone + 1)
  expect(await open('/move')).toContain('There is no other coming date.')
  expect(await open('/move')).not.toContain('Continue')
})

const PRIMARY_REFUND = /<button class="button" type="submit" formAction="[^"]*\/refund"/i

async function openedTamil() {
  const site = await opened('admin', { registration: couple({ language: 'ta' }) })
  const list = async () => wordsIn((await site.read('/office/registrations')).html)
  const mine = async () => {
    const token = (await findRegistration(site.services.db, site.id))?.private_token
    return wordsIn(await (await fetch(`${site.url}/my/${token}`)).text())
  }
  return { ...site, list, mine }
}

test('while a refund travels, every page says so and none proposes it again', async () => {
  const { services, id, payment, head, open, list, mine } = await openedTamil()
  await giveReduction(services, { actor, id, amountMinor: 70_000, reason: 'Helps' })
  expect(await head()).toContain('Too much: Rs. 700')
  await refundPayment(services, payment, 70_000)
  const said = await head()
  expect(said).toContain('Rs. 700 on its way back since 09:30')
  expect(said).not.toMatch(/Too much|Nothing is due/)
  expect(await open()).not.toMatch(PRIMARY_REFUND)
  expect(await list()).toContain('Rs. 700 on its way back')
  expect(await mine()).toContain('ரூ. 700 உங்களுக்குத் திரும்பி வந்துகொண்டிருக்கிறது (15 நவம்பர் 2026')
  expect(formOn(await open('/refund'), -1).fields.amount).not.toBe('700')
})

test('a cancelled registration says what is held of it', async () => {
  const { services, id, head, open, list, mine } = await openedTamil()
  await cancelRegistration(services, { actor, id })
  expect(await head()).toContain('Rs. 3,600 held: refund or keep')
  expect(await head()).not.toContain('Nothing is due')
  expect(await open()).toMatch(PRIMARY_REFUND)
  expect(await list()).toContain('Rs. 3,600 held')
  const own = await mine()
  expect(own).toContain('ரூ. 3,600 இன்னும் எங்களிடம் உள்ளது')
  expect(own).not.toContain('செலுத்த வேண்டியது எதுவும் இல்லை')
})

test('what was done says what became of the money', async () => {
  const refund = async () => ({ accepted: false as const, reason: 'Not enough balance' })
  const { read, fill, record } = await opened('admin', {
    wanted: {
      change: (services: TestServices) => ({
        payments: withProvider(services, { refund }).payments,
      }),
    },
  })
  const done = await fill(`${record}/take-off?person=2`, { back: '700', intent: 'do' })
  const words = wordsIn((await read(done.location)).html)
  expect(words).toContain('the bank refused to give Rs. 700 back')
  expect(words).not.toContain('is on its way back')
})

async function withTroubles(role: Role) {
  const { services, enter } = await testSite()
  const { id, payment } = await unpaidRegistration(services)
  const office = await enter(role)
  const read = async () => {
    const page = await office.open(`/office/registrations/${id}`)
    const [troubles = ''] = /<ul class="notice record-troubles">.*?<\/ul>/s.exec(page) ?? []
    const [, primary] = /class="button" type="submit" formAction="[^"]*">([^<]*)</.exec(page) ?? []
    return { troubles, words: wordsIn(`<main${troubles}</main>`), primary, page }
  }
  return { services, id, payment, read }
}

test('money that came after cancelling is a trouble, and Refund comes first', async () => {
  const { services, id, payment, read } = await withTroubles('admin')
  expect(await read()).toMatchObject({ troubles: '', primary: 'Record payment' })
  await cancelRegistration(services, { actor, id })
  await payInSandbox(services, payment, 'never')
  await settlePayment(services, payment, { source: 'sweep' })
  const { words, primary } = await read()
  expect(words).toContain('Rs. 3,600 came after the registration was cancelled.')
  expect(primary).toBe('Refund')
})

test('a wrong amount is accepted or sent back in the banner, and nothing else comes first', async () => {
  const { services, id, payment, read } = await withTroubles('admin')
  await finishPayment(services, payment, 'wrong-amount')
  await settlePayment(services, payment, { source: 'sweep' })
  const { troubles, words, primary } = await read()
  expect(words).toMatch(
    /Wrong amount paid\. Rs\. [\d,]+ was taken where Rs\. 3,600 was asked for\./,
  )
  const address = `/office/registrations/${id}/accept?txnid=${payment.txnid}`
  expect(troubles).toContain(`<a class="button" href="${address}">Accept it</a>`)
  expect(troubles).toContain('class="button button-quiet"')
  expect(primary).toBeUndefined()
})

test('a wish that nobody has answered is a trouble with its button, and no note', async () => {
  const { services, id, read } = await withTroubles('desk')
  const wish = 'Grandmother comes too.'
  await askOffice(services, { id, key: 'the-form', version: 0, kind: 'correct', wish })
  const { words, primary, page } = await read()
  expect(words).toContain(`Asked for a correction. ${wish}`)
  expect(primary).toBe('Correct')
  expect(page).not.toContain('<strong>Note</strong>')
})
