import { expect, test } from 'vitest'
import { phonesOf } from '#database/doors/doors.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { ROLES, type Role } from '#domain/staff.ts'
import { openTestDoor } from '#tests/support/doors.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { paidRegistration } from '#tests/support/payments.ts'
import { attendee, couple, registration } from '#tests/support/people.ts'
import { onEngines, type TestServices, testServices } from '#tests/support/site/services.ts'
import { eraseRecord } from '#workflows/erasing/erase-record.ts'
import { sendMailAgain } from '#workflows/mail/send-mail-again.ts'
import {
  cancelRegistration,
  restoreRegistration,
} from '#workflows/records/cancellations/cancel-registration.ts'
import { returnPerson } from '#workflows/records/cancellations/return-person.ts'
import { takeOffPerson } from '#workflows/records/cancellations/take-off-person.ts'
import { addNote, type RecordRequest } from '#workflows/records/change-record.ts'
import { correctRegistration } from '#workflows/records/corrections/correct-registration.ts'
import { moveRegistration } from '#workflows/records/corrections/move-registration.ts'
import { giveReduction, recordPayment } from '#workflows/records/money/record-payment.ts'
import { acceptMismatch, sendBackMismatch } from '#workflows/records/money/settle-mismatch.ts'
import { offerPlace, withdrawOffer } from '#workflows/records/places/offer-places.ts'
import { refundRecord } from '#workflows/records/refunds/refund-record.ts'
import { takeRegistration } from '#workflows/records/registration/take-registration.ts'
import { closeDoor, openDoor, renewDoorLink, shutOutPhone } from '../doors/change-door.ts'

type Act = (services: TestServices, request: RecordRequest) => Promise<{ ok: boolean }>

const CASH = {
  method: 'Cash',
  day: '2026-11-15',
  amountMinor: 100,
  reference: '',
  isAnother: false,
}

/** Each action, and the roles besides `admin` that may do it. */
const kind = 'registration'

const ACTIONS: Record<string, { act: Act; may: Role[] }> = {
  correct: {
    may: ['desk'],
    act: (services, request) => {
      const { type, residential, arrival, persons } = couple()
      const correction = { type, residential, arrival, persons }
      return correctRegistration(services, { ...request, correction })
    },
  },
  move: {
    may: ['desk'],
    act: (services, request) => moveRegistration(services, { ...request, to: 'ewgaugmysore2023' }),
  },
  record: {
    may: ['desk', 'treasurer'],
    act: (services, request) => recordPayment(services, { ...request, payment: CASH }),
  },
  reduce: {
    may: ['treasurer'],
    act: (services, request) =>
      giveReduction(services, { ...request, amountMinor: 100, reason: 'Staff' }),
  },
  refund: {
    may: ['treasurer'],
    act: (services, request) =>
      refundRecord(services, { ...request, kind, amountMinor: 100, reason: 'Left early' }),
  },
  cancel: { may: ['desk'], act: cancelRegistration },
  erase: {
    may: ['desk', 'treasurer'],
    act: (services, request) => eraseRecord(services, { ...request, kind }),
  },
  'take off': {
    may: ['desk'],
    act: (services, request) =>
      takeOffPerson(services, { ...request, position: 2, backMinor: 100 }),
  },
  restore: { may: ['desk'], act: restoreRegistration },
  'bring back': {
    may: ['desk'],
    act: (services, request) =>
      returnPerson(services, { ...request, position: 2, overCapacity: false }),
  },
  withdraw: { may: ['desk'], act: withdrawOffer },
  offer: {
    may: ['desk'],
    act: (services, request) =>
      offerPlace(services, { ...request, holdMs: 1_000, overCapacity: false }),
  },
  note: {
    may: ['desk', 'treasurer'],
    act: (services, request) => addNote(services, { ...request, text: 'Comes by train' }),
  },
  mail: {
    may: ['desk', 'treasurer'],
    act: (services, request) =>
      sendMailAgain(services, { ...request, kind, mailKey: 'none', to: 'a@example.org' }),
  },
  accept: {
    may: ['treasurer'],
    act: (services, request) =>
      acceptMismatch(services, { ...request, kind, txnid: 'EWG1', reason: '' }),
  },
  'send back': {
    may: ['treasurer'],
    act: (services, request) => sendBackMismatch(services, { ...request, kind, txnid: 'EWG1' }),
  },
  'open a door': {
    may: ['desk'],
    act: (services, { actor }) =>
      openDoor(services, {
        actor,
        eventCode: 'ewgmaymysore2023',
        name: 'Gate A',
        until: new Date('2099-12-12'),
      }),
  },
  'close a door': {
    may: ['desk'],
    act: async (services, { actor }) => {
      const { door } = await openTestDoor(services)
      return closeDoor(services, { actor, id: door.id })
    },
  },
  'make a new link of a door': {
    may: ['desk'],
    act: async (services, { actor }) => {
      const { door } = await openTestDoor(services)
      return renewDoorLink(services, { actor, id: door.id })
    },
  },
  'shut out a phone': {
    may: ['desk'],
    act: async (services, { actor }) => {
      const { door } = await openTestDoor(services)
      const [phone] = await phonesOf(services.db, [door])
      return shutOutPhone(services, { actor, id: phone?.id ?? '' })
    },
  },
  take: {
    may: ['desk'],
    act: (services, { actor }) =>
      takeRegistration(services, {
        actor,
        key: 'a-key-of-this-form',
        registration: registration({ persons: [attendee()] }),
      }),
  },
}

const CASES = Object.entries(ACTIONS).flatMap(([action, { act, may }]) =>
  ROLES.map((role) => ({ action, role, act, allowed: role === 'admin' || may.includes(role) })),
)

onEngines('each role does what it may, and nothing else', async (services) => {
  const { id } = await paidRegistration(services)
  const before = await stored(services, id)
  for (const { action, role, act, allowed } of CASES.filter((each) => !each.allowed)) {
    const actor = await signedIn(services, role)
    expect([action, role, await act(services, { actor, id })]).toEqual([
      action,
      role,
      { ok: false, problem: 'not-allowed' },
    ])
    expect(allowed).toBe(false)
  }
  expect(await stored(services, id)).toEqual(before)
})

test.each(CASES.filter(({ allowed }) => allowed))('$role may $action', async ({ role, act }) => {
  const services = await testServices()
  const { id } = await paidRegistration(services)
  const actor = await signedIn(services, role)
  const done = await act(services, { actor, id })
  expect(done).not.toMatchObject({ problem: 'not-allowed' })
  const authors = await services.db.selectFrom('office_event').select('author').execute()
  expect(authors).toEqual(done.ok ? [{ author: actor.name }] : [])
})

async function stored({ db }: TestServices, id: string) {
  const count = async (table: 'office_event' | 'money_entry' | 'refund' | 'outbox') =>
    (await db.selectFrom(table).selectAll().execute()).length
  return {
    registration: await findRegistration(db, id),
    events: await count('office_event'),
    entries: await count('money_entry'),
    refunds: await count('refund'),
    mails: await count('outbox'),
  }
}
