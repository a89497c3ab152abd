import { expect, test } from 'vitest'
import { entriesFor } from '#database/records/money/money-entries.ts'
import type { Role } from '#domain/staff.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { giveReduction } from '#workflows/records/money/give-reduction.ts'
import { recordPayment, takeBackEntry } from '#workflows/records/money/record-payment.ts'
import { followRefunds } from '#workflows/records/refunds/follow-refunds.ts'
import { signedIn } from '../support/office/staff.ts'
import { paidRegistration, refundPayment } from '../support/payments.ts'
import { testSite } from '../support/site/server.ts'

const actor = COMMAND_LINE

/** Rs. 3,600 paid online, of which Rs. 1,000 went back; Rs. 500 less; cash twice, once taken back. */
async function officeWithMoney() {
  const { services, url } = await testSite()
  const { id, payment } = await paidRegistration(services)
  await refundPayment(services, payment, 100_000)
  // The sandbox has it queued first, and gives it back when it is asked again.
  for (let asked = 0; asked < 2; asked++) await followRefunds(services, payment, 'office')
  await giveReduction(services, { actor, id, amountMinor: 50_000, reason: 'Scholarship' })
  const cash = { method: 'Cash', day: '2026-11-15', reference: '', isAnother: true } as const
  for (const amountMinor of [20_000, 30_000]) {
    await recordPayment(services, { actor, id, payment: { ...cash, amountMinor } })
  }
  const entries = await entriesFor(services.db, 'registration_id', id)
  const entryId = entries.find(({ amount_minor }) => amount_minor === 20_000)?.id ?? ''
  await takeBackEntry(services, { actor, kind: 'registration', id, entryId, reason: 'Typed twice' })
  const pageFor = async (role: Role) => {
    const { cookie } = await signedIn(services, role)
    return (await fetch(`${url}/office/registrations/${id}`, { headers: { cookie } })).text()
  }
  return { services, id, pageFor }
}

/** The ledger's lines in words, and what each adds to what is due. The last one is the balance. */
function ledgerIn(html: string) {
  const [, ledger = ''] = /<table class="ledger">(.*?)<\/table>/s.exec(html) ?? []
  const rows = ledger.matchAll(
    /<tr(?: class="([^"]*)")?><th scope="row">(.*?)<\/th><td>(.*?)<\/td>/gs,
  )
  return [...rows]
    .filter(([, name]) => name !== 'ledger-part')
    .map(([, , what = '', amount = '']) => ({
      what: what.replaceAll(/<[^>]*>/g, ' ').trim(),
      minor: Number(amount.replaceAll(/[^\d.]/g, '').slice(1)) * (amount.startsWith('−') ? -1 : 1),
    }))
}

test.each(['treasurer', 'viewer'] as const)('the ledger adds up for a %s', async (role) => {
  const { pageFor } = await officeWithMoney()
  const lines = ledgerIn(await pageFor(role))
  const sum = lines.slice(0, -1).reduce((all, { minor }) => all + minor, 0)
  expect(lines[0]).toEqual({ what: 'Price', minor: 3_600 })
  expect(lines.at(-1)).toEqual({ what: 'Still due', minor: 200 })
  expect(sum).toBe(200)
})

test('each line of the ledger says what it is, with its receipt', async () => {
  const { pageFor } = await officeWithMoney()
  const html = await pageFor('treasurer')
  const words = ledgerIn(html).map(({ what }) => what)
  expect(words.some((what) => /^Online, 15 Nov 2026 +· +Receipt +2026-27\/\d+/.test(what))).toBe(
    true,
  )
  expect(words.some((what) => /^Reduction, 15 Nov 2026.*Reason: Scholarship/.test(what))).toBe(true)
  expect(words.some((what) => /^Cash taken back, 15 Nov 2026/.test(what))).toBe(true)
  expect(words.some((what) => /^Sent back, 15 Nov 2026/.test(what))).toBe(true)
  expect(html).toContain('aria-label="Take back Rs. 300"')
  expect(html).not.toContain('aria-label="Take back Rs. 200"')
})

test('a viewer sees what came in all, and no button that is refused', async () => {
  const { pageFor } = await officeWithMoney()
  const html = await pageFor('viewer')
  const words = ledgerIn(html).map(({ what }) => what)
  expect(words).toContain('Received online')
  expect(words).toContain('Sent back')
  expect(html).not.toContain('Take back Rs. 300')
})

test('what a cancelled registration does not owe is a line of its own', async () => {
  const { services, id, pageFor } = await officeWithMoney()
  await cancelRegistration(services, { actor, id })
  const lines = ledgerIn(await pageFor('treasurer'))
  expect(lines.slice(-2)).toEqual([
    { what: 'Not asked for: cancelled', minor: -200 },
    { what: 'Still due', minor: 0 },
  ])
})
