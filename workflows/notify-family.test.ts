import { expect, test } from 'vitest'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { dayInIndia } from '#domain/days.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'
import { paidRegistration } from '../tests/support/payments.ts'
import { storeRegistration } from '../tests/support/people.ts'
import { ENGINES } from '../tests/support/site/databases.ts'
import { type TestServices, testServices } from '../tests/support/site/services.ts'
import { cancelRegistration } from './cancellations/cancel-registration.ts'
import type { RecordRequest } from './change-record.ts'
import { recordPayment } from './money/record-payment.ts'
import { offerPlace } from './places/offer-place.ts'

const CASH = { method: 'Cash', amountMinor: 10_000, reference: '', isAnother: true }

type Act = (services: TestServices, request: RecordRequest) => Promise<{ ok: boolean }>

const ACTIONS: [name: string, act: Act][] = [
  [
    'a payment is recorded',
    (services, request) => {
      const day = dayInIndia(services.now().getTime())
      return recordPayment(services, { ...request, payment: { ...CASH, day } })
    },
  ],
  ['a registration is cancelled', cancelRegistration],
]

const CASES = ENGINES.flatMap((engine) =>
  ACTIONS.map(([name, act]) => [engine, name, act] as const),
)

test.each(CASES)(
  '%s: %s, and the family is told only when the office wants it',
  async (engine, _, act) => {
    const services = await testServices(engine)
    const { id } = await paidRegistration(services)
    const mailed = () => countMails(services, id)
    const before = await mailed()
    const request = { actor: COMMAND_LINE, id }
    expect(await act(services, { ...request, notify: false })).toMatchObject({ ok: true })
    expect(await mailed()).toBe(before)
    const [event] = await officeEventsOf(services.db, 'registration', id)
    expect(event?.details).toMatchObject({ told: false })
  },
)

test.each(ENGINES)(
  '%s: a place is offered, and the family hears of it when the office wants it',
  async (engine) => {
    const services = await testServices(engine)
    const offer = { actor: COMMAND_LINE, keepMs: 60_000, overCapacity: false }
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

async function countMails({ db }: TestServices, id: string): Promise<number> {
  const payments = db.selectFrom('payment').select('id').where('registration_id', '=', id)
  const mails = await db
    .selectFrom('outbox')
    .select('key')
    .where(({ eb, or }) => or([eb('registration_id', '=', id), eb('payment_id', 'in', payments)]))
    .execute()
  return mails.length
}
