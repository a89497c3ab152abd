import { expect } from 'vitest'
import { rowOf } from '#database/engine/rows.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { correctPerson } from '#tests/support/corrections.ts'
import {
  CASH,
  paidRegistration,
  sweepForHours,
  unpaidRegistration,
} from '#tests/support/payments.ts'
import { attendee, correctionOf, coupleWith, storeRegistration } from '#tests/support/people.ts'
import { textsTo } from '#tests/support/sent-mails.ts'
import { withDatesToCome } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { takeOffPerson } from '#workflows/records/cancellations/take-off-person.ts'
import { correctRegistration } from '#workflows/records/corrections/correct-registration.ts'
import { moveRegistration } from '#workflows/records/corrections/move-registration.ts'
import {
  giveReduction,
  recordPayment,
  takeBackEntry,
} from '#workflows/records/money/record-payment.ts'
import { offerPlace } from '#workflows/records/places/offer-places.ts'
import { sendPrivateLink } from '#workflows/records/private/read-private-page.ts'
import { refundRecord } from '#workflows/records/refunds/refund-record.ts'
import { COMMAND_LINE } from './actor.ts'

const HUNDRED = { ...CASH, amountMinor: 10_000, isAnother: true }

onEngines('what the office does in silence is in the history as not told', async (services) => {
  const { id } = await paidRegistration(services)
  const before = await countMails(services, id)
  const request = { actor: COMMAND_LINE, id, notify: false }
  expect(await recordPayment(services, { ...request, payment: HUNDRED })).toMatchObject({
    ok: true,
  })
  expect(await cancelRegistration(services, request)).toMatchObject({ ok: true })
  expect(await countMails(services, id)).toBe(before)
  const events = await officeEventsOf(services.db, 'registration', id)
  expect(events.map(({ details }) => details.told)).toEqual([false, false])
})

onEngines(
  'a place is offered, and the family hears of it when the office wants it',
  async (services) => {
    const offer = { actor: COMMAND_LINE, overCapacity: false }
    for (const [notify, mails] of [
      [false, 0],
      [true, 1],
    ] as const) {
      const { id } = await storeRegistration(services.db, { hold: 'waiting' })
      expect(await offerPlace(services, { ...offer, id, notify })).toMatchObject({ ok: true })
      expect(await countMails(services, id)).toBe(mails)
    }
  },
)

onEngines('a cheque that is taken back is told to the payer', async (services) => {
  const { id } = await unpaidFamily(services)
  const cheque = { ...HUNDRED, method: 'Cheque', reference: '000123', amountMinor: 360_000 }
  await recordPayment(services, { actor: COMMAND_LINE, id, payment: cheque })
  const [thanks] = await textsTo(services, RAVI)
  expect(thanks).toContain('Everything is paid.')
  const [entry] = await entriesFor(services.db, 'registration_id', id)
  const taking = { kind: 'registration', entryId: entry?.id ?? '', reason: 'It bounced' } as const
  await takeBackEntry(services, { actor: COMMAND_LINE, id, ...taking })
  const [told] = await textsTo(services, RAVI)
  expect(told).toContain('We had recorded Rs. 3,600 by cheque as paid.')
  expect(told).toContain('Rs. 3,600 is still due')
  expect(told).not.toContain('bounced')
  expect(await textsTo(services, MAYA)).toEqual([])
})

onEngines('a corrected age is told with the price, to whom it concerns', async (services) => {
  const { id } = await unpaidFamily(services)
  await correctPerson(services, { actor: COMMAND_LINE, id, person: 2, changes: { age: 11 } })
  const [toPayer] = await textsTo(services, RAVI)
  expect(toPayer).toContain('Maya: Age: 11 (was 40)')
  expect(toPayer).toContain('Price: Rs. 3,050 (was Rs. 3,600)')
  expect(toPayer).toContain('Rs. 3,050 is still due')
  const [toMaya] = await textsTo(services, MAYA)
  expect(toMaya).toContain('Maya: Age: 11 (was 40)')
  expect(toMaya).not.toContain('Rs.')
  expect(toMaya).not.toContain(await privateToken(services, id))
})

onEngines('who is removed is told, who is added too', async (services) => {
  const { id, correction } = await unpaidFamily(services)
  const anil = {
    ...attendee({ firstname: 'Anil', email: 'anil@example.org' }),
    position: undefined,
  }
  const family = { ...correction, type: 'Family' as const, persons: [...correction.persons, anil] }
  await correctRegistration(services, { actor: COMMAND_LINE, id, correction: family })
  expect(await textsTo(services, 'anil@example.org')).toEqual([
    expect.stringContaining('Added: Anil Rao'),
  ])
  const [added] = await textsTo(services, RAVI)
  expect(added).toContain('Added: Anil Rao')
  await takeOffPerson(services, { actor: COMMAND_LINE, id, position: 2, backMinor: 0 })
  expect(await textsTo(services, MAYA)).toEqual([expect.stringContaining('Removed: Maya Sample')])
  const [toPayer] = await textsTo(services, RAVI)
  expect(toPayer).toContain('Removed: Maya Sample')
  expect(toPayer).toContain(await privateToken(services, id))
})

onEngines('what was changed before a cancellation is told with it', async (plain) => {
  const services = withDatesToCome(plain)
  const { id } = await unpaidFamily(services)
  await takeOffPerson(services, { actor: COMMAND_LINE, id, position: 2, backMinor: 0 })
  await recordPayment(services, { actor: COMMAND_LINE, id, payment: HUNDRED })
  await moveRegistration(services, { actor: COMMAND_LINE, id, to: 'ewgaugmysore2023' })
  await cancelRegistration(services, { actor: COMMAND_LINE, id })
  const toMaya = await textsTo(services, MAYA)
  expect(toMaya).toEqual([expect.stringContaining('Removed: Maya Sample')])
  const toRavi = await textsTo(services, RAVI)
  const since = toRavi.filter((text) =>
    text.includes('After that, the registration was cancelled.'),
  )
  expect(since).toHaveLength(3)
  expect(toRavi).toHaveLength(4)
  for (const untrue of ['still due', 'Nothing is due', 'look forward', 'Who is registered']) {
    expect(toRavi.join(), untrue).not.toContain(untrue)
  }
})

test('a payer who has paid too much reads how much, and what happens', async (services) => {
  const { id } = await paidRegistration(services)
  await recordPayment(services, { actor: COMMAND_LINE, id, payment: HUNDRED })
  const mails = await textsTo(services, RAVI)
  const recorded = mails.find((text) => text.includes('We have received your payment\n'))
  expect(recorded).toContain(
    'You have paid Rs. 100 more than the price. Our office will give it back',
  )
  expect(recorded).not.toContain('Everything is paid')
})

test('nobody is told of another person, or of what the office keeps to itself', async (services) => {
  const { id } = await unpaidFamily(services)
  const corrected = { actor: COMMAND_LINE, id, person: 1 }
  await correctPerson(services, { ...corrected, changes: { city: 'Hubli' } })
  expect(await textsTo(services, MAYA)).toEqual([])
  await correctPerson(services, { ...corrected, changes: { city: 'Mysore' }, notify: false })
  expect(await textsTo(services, RAVI)).toHaveLength(1)
  await giveReduction(services, { actor: COMMAND_LINE, id, amountMinor: 60_000, reason: 'Widow' })
  const [reduced] = await textsTo(services, RAVI)
  expect(reduced).toContain('You have a discount of Rs. 600.')
  expect(reduced).not.toContain('Widow')
})

onEngines('money goes back in silence when the office wants it so', async (services) => {
  const { id } = await paidRegistration(services)
  const refund = async (amountMinor: number, notify: boolean) => {
    const request = {
      actor: COMMAND_LINE,
      kind: 'registration',
      id,
      reason: 'Ill',
      notify,
    } as const
    expect(await refundRecord(services, { ...request, amountMinor })).toMatchObject({ ok: true })
    await sweepForHours(services)
  }
  await refund(10_000, false)
  expect(await refundMails(services)).toEqual([])
  await refund(20_000, true)
  expect(await refundMails(services)).toEqual(['refund-coming', 'refunded-in-part'])
  await refund(330_000, false)
  expect(await findRegistration(services.db, id)).toMatchObject({ standing: 'Refunded' })
  expect(await refundMails(services)).toEqual(['refund-coming', 'refunded-in-part'])
})

async function refundMails({ db }: TestServices): Promise<string[]> {
  const mails = await db.selectFrom('outbox').select('kind').execute()
  return mails.map(({ kind }) => kind).filter((kind) => kind.startsWith('refund'))
}

const RAVI = 'ravi@example.org'
const MAYA = 'maya@example.org'

/** Ravi pays, and Maya has an address of her own. Nothing was paid yet. */
async function unpaidFamily(services: TestServices) {
  const family = coupleWith(RAVI, MAYA)
  const { id } = await unpaidRegistration(services, family)
  await services.db.deleteFrom('outbox').execute()
  return { id, correction: correctionOf(family) }
}

async function privateToken({ db }: TestServices, id: string): Promise<string> {
  return (await findRegistration(db, id))?.private_token ?? ''
}

async function countMails({ db }: TestServices, id: string): Promise<number> {
  const payments = db.selectFrom('payment').select('id').where('registration_id', '=', id)
  const mails = await db
    .selectFrom('outbox')
    .select('key')
    .where(({ eb, or }) => or([eb('registration_id', '=', id), eb('payment_id', 'in', payments)]))
    .execute()
  return mails.length
}

const CLERK = 'clerk@example.org'

async function registered(services: TestServices) {
  const { id, payment } = await paidRegistration(services, coupleWith(RAVI, MAYA))
  const correct = (...emails: [string, string]) => {
    const correction = correctionOf(coupleWith(...emails))
    return correctRegistration(services, { actor: COMMAND_LINE, id, correction })
  }
  return { id, payment, correct }
}

async function told({ db }: TestServices) {
  const mails = db.selectFrom('outbox').select(['recipient', 'facts'])
  const sent = await mails.where('kind', '=', 'email-changed').orderBy('recipient').execute()
  return sent.map(({ recipient, facts }) => [recipient, JSON.parse(facts ?? '{}').which])
}

onEngines('the office changes the payer’s address, and the old one hears', async (services) => {
  const { correct } = await registered(services)
  await correct(CLERK, MAYA)
  expect(await told(services)).toEqual([
    [CLERK, 'new'],
    [RAVI, 'old'],
  ])
})

test('a payer who is removed hears that somebody else gets the mails', async (services) => {
  const { id } = await registered(services)
  await takeOffPerson(services, { actor: COMMAND_LINE, id, position: 1, backMinor: 0 })
  expect(await told(services)).toEqual([
    [MAYA, 'new'],
    [RAVI, 'old'],
  ])
})

test('an old payer hears of it also when the address now is somebody else’s', async (services) => {
  const { correct } = await registered(services)
  await correct(CLERK, RAVI)
  expect(await told(services)).toEqual([
    [CLERK, 'new'],
    [MAYA, 'old'],
    [RAVI, 'old'],
  ])
})

test('mails and links go to the payer’s new address, and only what was changed to the old one', async (services) => {
  const { payment, correct } = await registered(services)
  await correct('right@example.org', MAYA)
  await sendPrivateLink(services, payment.txnid)
  const link = await rowOf(services.db, 'outbox', { kind: 'private-link' })
  expect(link.recipient).toBe('right@example.org')
  expect(await textsTo(services, 'right@example.org')).toContainEqual(
    expect.stringContaining(payment.txnid),
  )
  expect(await textsTo(services, RAVI)).toEqual([
    expect.stringContaining('An e-mail address was changed'),
  ])
})
