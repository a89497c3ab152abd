import { expect, test } from 'vitest'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { settlePayment } from '#workflows/records/payments/reports/settle-payment.ts'
import { askOffice } from '#workflows/records/requests/ask-office.ts'
import { signedIn } from '../support/office/staff.ts'
import { finishPayment, payInSandbox, unpaidRegistration } from '../support/payments.ts'
import { testSite } from '../support/site/server.ts'

/** The page of an unpaid registration, for somebody of the office. */
async function openPage(role: 'admin' | 'desk') {
  const { services, url } = await testSite()
  const { id, payment } = await unpaidRegistration(services)
  const { cookie } = await signedIn(services, role)
  const read = async () => {
    const answer = await fetch(`${url}/office/registrations/${id}`, { headers: { cookie } })
    const page = await answer.text()
    const [troubles = ''] = /<ul class="notice record-troubles">.*?<\/ul>/s.exec(page) ?? []
    const [, primary] = /class="button" type="submit" formAction="[^"]*">([^<]*)</.exec(page) ?? []
    return { troubles, words: troubles.replaceAll(/<[^>]*>/g, ''), primary, page }
  }
  return { services, id, payment, read }
}

test('money that came after cancelling is a trouble, and Refund comes first', async () => {
  const { services, id, payment, read } = await openPage('admin')
  expect(await read()).toMatchObject({ troubles: '', primary: 'Record payment' })
  await cancelRegistration(services, { actor: COMMAND_LINE, id })
  await payInSandbox(services, payment, 'never')
  await settlePayment(services, payment, { source: 'sweep' })
  const { words, primary } = await read()
  expect(words).toContain('Rs. 3,600 came after the registration was cancelled.')
  expect(primary).toBe('Refund')
})

test('a wrong amount is accepted or sent back in the banner, and nothing else comes first', async () => {
  const { services, id, payment, read } = await openPage('admin')
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
  const { services, id, read } = await openPage('desk')
  const wish = 'Grandmother comes too.'
  const form = { id, key: 'the-form', version: 0 }
  await askOffice(services, { ...form, kind: 'correct', wish })
  const { words, primary, page } = await read()
  expect(words).toContain(`Asked for a correction. ${wish}`)
  expect(primary).toBe('Correct details')
  expect(page).not.toContain('<strong>Note</strong>')
})
