import { expect, test } from 'vitest'
import { phonesOf } from '#database/doors/doors.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { ROLES, type Role } from '#domain/staff.ts'
import { openTestDoor } from '#tests/support/doors.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { CASH, paidRegistration } from '#tests/support/payments.ts'
import { couple, registration } from '#tests/support/people.ts'
import { EVENT, OTHER_EVENT } from '#tests/support/site/church.ts'
import { countRows } from '#tests/support/site/databases.ts'
import { onEngines, type TestServices, testServices } from '#tests/support/site/services.ts'
import { eraseRecord } from '#workflows/erasing/erase-record.ts'
import { sendMailAgain } from '#workflows/mail/send-mail-again.ts'
import {
  cancelRegistration,
  restoreRegistration,
} from '#workflows/records/cancellations/cancel-registration.ts'
import { returnPerson, takeOffPerson } from '#workflows/records/cancellations/take-off-person.ts'
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

const kind = 'registration'

const BY_DESK: Record<string, Act> = {
  correct: (services, request) => {
    const { type, residential, arrival, persons } = couple()
    const correction = { type, residential, arrival, persons }
    return correctRegistration(services, { ...request, correction })
  },
  move: (services, request) => moveRegistration(services, { ...request, to: OTHER_EVENT }),
  cancel: cancelRegistration,
  'take off': (services, request) =>
    takeOffPerson(services, { ...request, position: 2, backMinor: 100 }),
  restore: restoreRegistration,
  'bring back': (services, request) =>
    returnPerson(services, { ...request, position: 2, overCapacity: false }),
  withdraw: withdrawOffer,
  offer: (services, request) => offerPlace(services, { ...request, overCapacity: false }),
  'open a door': (services, { actor }) => {
    const opening = { eventCode: EVENT, name: 'Gate A', until: new Date('2099-12-12') }
    return openDoor(services, { actor, ...opening })
  },
  'close a door': atDoor(closeDoor),
  'make a new link of a door': atDoor(renewDoorLink),
  'shut out a phone': async (services, { actor }) => {
    const { door } = await openTestDoor(services)
    const [phone] = await phonesOf(services.db, [door])
    return shutOutPhone(services, { actor, id: phone?.id ?? '' })
  },
  take: (services, { actor }) => {
    const taken = { key: 'a-key-of-this-form', registration: registration() }
    return takeRegistration(services, { actor, ...taken })
  },
}

const BY_TREASURER: Record<string, Act> = {
  reduce: (services, request) =>
    giveReduction(services, { ...request, amountMinor: 100, reason: 'Staff' }),
  refund: (services, request) =>
    refundRecord(services, { ...request, kind, amountMinor: 100, reason: 'Left early' }),
  accept: (services, request) =>
    acceptMismatch(services, { ...request, kind, txnid: 'EWG1', reason: '' }),
  'send back': (services, request) =>
    sendBackMismatch(services, { ...request, kind, txnid: 'EWG1' }),
}

const BY_BOTH: Record<string, Act> = {
  record: (services, request) =>
    recordPayment(services, { ...request, payment: { ...CASH, amountMinor: 100 } }),
  erase: (services, request) => eraseRecord(services, { ...request, kind }),
  note: (services, request) => addNote(services, { ...request, text: 'Comes by train' }),
  mail: (services, request) =>
    sendMailAgain(services, { ...request, kind, mailKey: 'none', to: 'a@example.org' }),
}

function atDoor(act: Act): Act {
  return async (services, { actor }) => {
    const { door } = await openTestDoor(services)
    return act(services, { actor, id: door.id })
  }
}

const CASES = [
  ...casesOf(BY_DESK, ['desk']),
  ...casesOf(BY_TREASURER, ['treasurer']),
  ...casesOf(BY_BOTH, ['desk', 'treasurer']),
]

function casesOf(actions: Record<string, Act>, may: readonly Role[]) {
  return Object.entries(actions).flatMap(([action, act]) =>
    ROLES.map((role) => ({ action, role, act, allowed: role === 'admin' || may.includes(role) })),
  )
}

onEngines('each role does what it may, and nothing else', async (services) => {
  const { id } = await paidRegistration(services)
  const before = await stored(services, id)
  for (const { action, role, act } of CASES.filter((each) => !each.allowed)) {
    const actor = await signedIn(services, role)
    expect([action, role, await act(services, { actor, id })]).toEqual([
      action,
      role,
      { ok: false, problem: 'not-allowed' },
    ])
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
  const registration = await findRegistration(db, id)
  return {
    registration,
    ...(await countRows(db, 'office_event', 'money_entry', 'refund', 'outbox')),
  }
}
