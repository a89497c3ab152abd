import { expect } from 'vitest'
import { GIFT_ACTIONS } from '#app/office/money/gift-actions.tsx'
import { REGISTRATION_ACTIONS } from '#app/office/registrations/registration-actions.ts'
import { findPayment } from '#database/records/payments/payments.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { runOffice } from '#tests/support/office/command-line.ts'
import {
  finishPayment,
  payInSandbox,
  register,
  unpaidRegistration,
} from '#tests/support/payments.ts'
import { couple, testGift } from '#tests/support/people.ts'
import { EVENT, withCapacity, withDatesToCome } from '#tests/support/site/church.ts'
import { type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'

const OTHER = 'ewgaugmysore2023'

/** The plan alone, and then the deed. */
async function act(services: TestServices, ...words: string[]) {
  const plan = await runOffice(services, 'act', ...words)
  return { plan, done: await runOffice(services, 'act', ...words, '--yes') }
}

async function numberOf({ db }: TestServices, id: string): Promise<string> {
  return `R-${(await findRegistration(db, id))?.number}`
}

test('actions are done as in the office, by a short number, and the history names who did them', async (plain) => {
  const services = withDatesToCome(plain)
  const { id, payment } = await unpaidRegistration(services)
  const number = await numberOf(services, id)
  const moved = await act(services, 'move', number, 'to=tamilewgjanmysore2023')
  expect(moved.plan).toMatchObject({ code: 0, said: expect.stringContaining('Add --yes') })
  expect(moved.done).toMatchObject({ code: 0, said: expect.stringContaining('Saved. Moved to') })
  const correction = ['correct', payment.txnid, 'persons[0].lastname=Kumar']
  expect((await act(services, ...correction)).done.said).toContain('Kumar')
  expect((await act(services, 'reduction', number, 'amount=60', 'reason=Staff')).done.code).toBe(0)
  const paid = await act(services, 'record-payment', id, 'method=Cash', 'amount=900', 'mail=no')
  expect(paid.done.said).toContain('nothing is due. The family was not told.')
  expect((await act(services, 'note', number, 'note=Comes by train')).done.said).toContain('added')
  expect(await findRegistration(services.db, id)).toMatchObject({
    sort_name: 'kumar ravi',
    standing: 'Paid',
    still_due_minor: 0,
  })
  const events = await officeEventsOf(services.db, 'registration', id)
  expect(new Set(events.map(({ author }) => author))).toEqual(new Set(['command line']))
  expect(events).toHaveLength(5)
})

test('a gift is given back, and no more than it', async (services) => {
  const payment = await giveGift(services, testGift)
  await finishPayment(services, payment, 'approve')
  const { txnid } = payment
  const tooMuch = await runOffice(services, 'act', 'refund', txnid, 'amount=501', 'reason=Ill')
  expect(tooMuch).toEqual({ code: 2, said: 'amount: No more than Rs. 500 can be given back.' })
  const { plan, done } = await act(services, 'refund', txnid, 'reason=Ill')
  expect(plan.said).toContain('Rs. 500 goes back to the giver, who gets a mail.')
  expect((await findPayment(services.db, txnid))?.state).toBe('paid')
  expect(done).toMatchObject({ code: 0, said: expect.stringMatching(/Rs\. 500 (is on|was given)/) })
  expect((await runOffice(services, 'act', 'refund', txnid, 'reason=Ill', '--yes')).code).toBe(2)
})

test('a provider that does not answer leaves the refund unclear, and says so', async (services) => {
  const payment = await giveGift(services, testGift)
  await finishPayment(services, payment, 'approve')
  services.sandbox.setFault('payu', 'failing')
  const { done } = await act(services, 'refund', payment.txnid, 'reason=Ill')
  expect(done.said).toContain('Please don’t refund it another way.')
})

test('the provider is asked first, so that an unreported payment is named', async (services) => {
  const { id, payment } = await unpaidRegistration(services)
  await payInSandbox(services, payment, 'never')
  const { plan, done } = await act(services, 'cancel', id)
  expect(plan.said).toContain('was received and stays until you refund it.')
  expect(done.said).toContain('was received and stays until you refund it.')
  expect(await findRegistration(services.db, id)).toMatchObject({ hold: 'cancelled' })
})

test('a full conference is refused unless its capacity may be exceeded', async (plain) => {
  const limited = withCapacity(plain, { capacity: { people: 1 } })
  const { id } = await register(limited, { registration: couple({ eventCode: OTHER }) })
  const services = withDatesToCome(limited)
  const full = await runOffice(services, 'act', 'move', id, `to=${EVENT}`, '--yes')
  expect(full).toMatchObject({ code: 2, said: expect.stringContaining('Only 1 place left') })
  const moved = await act(services, 'move', id, `to=${EVENT}`, 'over=yes')
  expect(moved.done.code).toBe(0)
})

test.each([
  [['refund'], 'There is no such registration or gift.'],
  [['refund', 'R-999999'], 'There is no such registration or gift.'],
  [['fly', 'ID'], 'A registration has no action "fly".'],
  [['note', 'ID', 'Comes by train'], '"Comes by train" is not a field and its value'],
  [['note', 'ID', 'note= '], 'note: '],
  [['note', 'ID', 'note=Comes by train', 'mial=no'], '"mial" is not a field of this form.'],
  [['offer-place', 'ID'], 'already has its places'],
  [['take-off', 'ID', 'person=7'], ''],
])('%j is refused: %s', async (words, said) => {
  const services = await testServices()
  const { id } = await unpaidRegistration(services)
  const typed = words.map((word) => (word === 'ID' ? id : word))
  const ended = await runOffice(services, 'act', ...typed, '--yes')
  expect(ended).toMatchObject({ code: 2, said: expect.stringContaining(said) })
})

test('every action of the office is an action of the command line, under the address of its page', async (services) => {
  const { id } = await unpaidRegistration(services)
  const payment = await giveGift(services, testGift)
  for (const [name, actions] of [
    [id, REGISTRATION_ACTIONS],
    [payment.txnid, GIFT_ACTIONS],
  ] as const) {
    for (const { slug } of actions) {
      const { said } = await runOffice(services, 'act', slug, name)
      expect.soft(said, slug).not.toContain('has no action')
    }
  }
})
