import { expect, test } from 'vitest'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { giveReduction } from '#workflows/records/money/give-reduction.ts'
import { enterOffice } from '../support/office/staff.ts'
import { paidRegistration, refundPayment, withProvider } from '../support/payments.ts'
import { couple } from '../support/people.ts'
import { wordsIn } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'

const PRIMARY_REFUND = /<button class="button" type="submit" formAction="[^"]*\/refund"/i

/** A paid couple, and somebody of the office who looks at it. */
async function opened(change: Parameters<typeof testSite>[0] = {}) {
  const site = await testSite(change)
  const { services } = site
  const { id, payment } = await paidRegistration(services, couple({ language: 'ta' }))
  const office = await enterOffice(site, 'admin')
  const record = `/office/registrations/${id}`
  const head = async () =>
    wordsIn((await office.read(record)).html.split('record-columns')[0] ?? '')
  const list = async () => wordsIn((await office.read('/office/registrations')).html)
  const mine = async () => {
    const token = (await findRegistration(services.db, id))?.private_token
    return wordsIn(await (await fetch(`${site.url}/my/${token}`)).text())
  }
  const lessMinor = async (amountMinor: number) =>
    giveReduction(services, { actor, id, amountMinor, reason: 'Helps' })
  return { ...site, id, payment, office, record, head, list, mine, lessMinor }
}

test('while a refund travels, every page says so and none proposes it again', async () => {
  const site = await opened()
  const { services, payment, office, record, head, list, mine } = site
  await site.lessMinor(70_000)
  expect(await head()).toContain('Too much: Rs. 700')
  await refundPayment(services, payment, 70_000)
  const said = await head()
  expect(said).toContain('Rs. 700 on its way back since 09:30')
  expect(said).not.toMatch(/Too much|Nothing is due/)
  expect((await office.read(record)).html).not.toMatch(PRIMARY_REFUND)
  expect(await list()).toContain('Rs. 700 on its way back')
  expect(await mine()).toContain('ரூ. 700 உங்களுக்குத் திரும்பி வந்துகொண்டிருக்கிறது (15 நவம்பர் 2026')
  const form = await office.read(`${record}/refund`)
  expect(/name="amount"[^>]*value="([^"]*)"/.exec(form.html)?.[1]).not.toBe('700')
})

test('a cancelled registration says what is held of it', async () => {
  const { services, id, head, list, mine, office, record } = await opened()
  await cancelRegistration(services, { actor, id })
  expect(await head()).toContain('Rs. 3,600 held: refund or keep')
  expect(await head()).not.toContain('Nothing is due')
  expect((await office.read(record)).html).toMatch(PRIMARY_REFUND)
  expect(await list()).toContain('Rs. 3,600 held')
  const own = await mine()
  expect(own).toContain('ரூ. 3,600 இன்னும் எங்களிடம் உள்ளது')
  expect(own).not.toContain('செலுத்த வேண்டியது எதுவும் இல்லை')
})

test('what was done says what became of the money', async () => {
  const refund = async () => ({ accepted: false as const, reason: 'Not enough balance' })
  const { office, record } = await opened({
    change: (services) => ({ payments: withProvider(services, { refund }).payments }),
  })
  const done = await office.fill(`${record}/take-off?person=2`, { back: '700', intent: 'do' })
  const words = wordsIn((await office.read(done.location)).html)
  expect(words).toContain('the bank refused to give Rs. 700 back')
  expect(words).not.toContain('is on its way back')
})
