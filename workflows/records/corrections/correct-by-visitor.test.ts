import { expect } from 'vitest'
import { mailsAbout } from '#database/records/mail/outbox.ts'
import { attendeesOf } from '#database/records/registration/registrations.ts'
import { openRequestsOf } from '#database/records/requests/open-requests.ts'
import { expectRegistration, paidRegistration, registrationOf } from '#tests/support/payments.ts'
import { attendee } from '#tests/support/people.ts'
import { changeEvent, EVENT } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { readMail } from '#workflows/mail/send-mails.ts'
import {
  correctByVisitor,
  planVisitorCorrection,
  readCorrectionForm,
} from './correct-by-visitor.ts'
import { correctRegistration, storedCorrection } from './correct-registration.ts'
import type { Correction } from './plan-correction.ts'

const OTHER = 'ewgaugmysore2023'

/**
 * A couple that has paid, with what is stored of it. Both Encounters are to come, and their names don't tell them apart,
 * unless the first one is changed.
 */
async function paid(plain: TestServices, change: Parameters<typeof changeEvent>[1] = {}) {
  const days = { first: '2026-12-12', last: '2026-12-13' }
  const later = { days: { first: '2027-01-09', last: '2027-01-10' }, dates: 'May 6 to 7' }
  const services = changeEvent(changeEvent(plain, { days, ...change }), later, OTHER)
  const { id } = await paidRegistration(services)
  const registration = await registrationOf(services, id)
  const stored = storedCorrection(registration, await attendeesOf(services.db, id))
  return { services, id, stored }
}

async function plan(services: TestServices, id: string, correction: Correction) {
  const registration = await registrationOf(services, id)
  return planVisitorCorrection(services, { registration, correction })
}

let forms = 0

/** As from a page that was opened with this version. */
function correct(
  services: TestServices,
  id: string,
  correction: Correction,
  agreed = '',
  version = 0,
) {
  const key = `visitor-form-${forms++}`
  return correctByVisitor(services, { id, key, version, correction, agreed })
}

/** The same, and agrees to what it would mean. */
async function agree(services: TestServices, id: string, correction: Correction, version = 0) {
  const planned = await plan(services, id, correction)
  return correct(services, id, correction, planned.ok ? planned.agreement : '', version)
}

const ASKS_FIRST = { ok: false, problem: 'asks-first' }
const NON_RESIDENTIAL = { residential: 'Non Residential' } as const

onEngines('names and addresses are corrected at once', async (plain) => {
  const { services, id, stored } = await paid(plain)
  const persons = stored.persons.map((person, index) =>
    index === 1 ? { ...person, firstname: 'Mayavati', email: 'maya@example.org' } : person,
  )
  const correction = { ...stored, arrival: '2026-12-12T18:00', persons }
  expect(await plan(services, id, correction)).toMatchObject({ does: 'correct', agreement: '' })
  expect(await correct(services, id, correction)).toMatchObject({ ok: true })
  const [, maya] = await attendeesOf(services.db, id)
  expect(maya).toMatchObject({ first_name: 'Mayavati', email: 'maya@example.org' })
  const mails = await mailsAbout(services.db, { registration_id: id })
  expect(mails.map(({ kind, recipient }) => [kind, recipient]).toSorted()).toEqual([
    ['email-changed', 'maya@example.org'],
    ['email-changed', 'ravi@example.org'],
    ['registration-corrected', 'maya@example.org'],
    ['registration-corrected', 'ravi@example.org'],
  ])
  for (const mail of mails) expect((await readMail(services, mail))?.subject).toBeTruthy()
})

onEngines('what changes the price is never done by the first submit', async (plain) => {
  const { services, id, stored } = await paid(plain)
  const added = { ...attendee({ firstname: 'Anu', age: 8 }), position: undefined }
  const correction = { ...stored, type: 'Family' as const, persons: [...stored.persons, added] }
  const prices = { beforeMinor: 360_000, afterMinor: 485_000 }
  expect(await plan(services, id, correction)).toMatchObject(prices)
  expect(await correct(services, id, correction)).toEqual(ASKS_FIRST)
  expect(await attendeesOf(services.db, id)).toHaveLength(2)
  expect(await agree(services, id, correction)).toMatchObject({ ok: true })
  await expectRegistration(services, id, { standing: 'Part paid', still_due_minor: 125_000 })
})

test('another date of the programme is a correction with its price', async (plain) => {
  const { services, id, stored } = await paid(plain)
  const correction = { ...stored, eventCode: OTHER }
  expect(await correct(services, id, correction)).toEqual(ASKS_FIRST)
  await agree(services, id, correction)
  await expectRegistration(services, id, { event_code: OTHER, standing: 'Paid' })
  const elsewhere = { ...stored, eventCode: 'gpcnovmysore2023' }
  expect(await plan(services, id, elsewhere)).toEqual({ ok: false, problem: 'not-offered' })
})

test('money above a lower price is to be given back, until a dearer correction uses it', async (plain) => {
  const { services, id, stored } = await paid(plain)
  await agree(services, id, { ...stored, ...NON_RESIDENTIAL })
  const asked = { kind: 'refund', amount_minor: 230_000 }
  expect(await openRequestsOf(services.db, id)).toMatchObject([asked])
  expect(await agree(services, id, stored, 1)).toMatchObject({ ok: true })
  expect(await openRequestsOf(services.db, id)).toEqual([])
})

test('where the content says so the office is asked', async (plain) => {
  const { services, id, stored } = await paid(plain, { corrections: 'ask' })
  const correction = { ...stored, ...NON_RESIDENTIAL }
  expect(await plan(services, id, correction)).toMatchObject({ does: 'ask', afterMinor: 130_000 })
  expect(await agree(services, id, correction)).toEqual(ASKS_FIRST)
})

test('a correction while the office corrects is refused, and nobody can be left out', async (plain) => {
  const { services, id, stored } = await paid(plain)
  const correction = { ...stored, arrival: '2026-12-12T18:00' }
  await correctRegistration(services, { actor: COMMAND_LINE, id, correction: stored })
  const changed = { ok: false, problem: 'changed' }
  expect(await correct(services, id, correction)).toEqual(changed)
  const alone = { ...correction, type: 'Individual' as const, persons: stored.persons.slice(1) }
  const missing = { ok: false, problem: 'somebody-missing' }
  expect(await correct(services, id, alone, '', 1)).toEqual(missing)
})

const OVER = { days: { first: '2025-10-11', last: '2025-10-12' } }

onEngines('a date that is over is not exchanged for one to come, nor corrected', async (plain) => {
  const { services, id, stored } = await paid(plain, OVER)
  const [ravi, ...others] = stored.persons
  if (!ravi) throw new Error('nobody comes')
  for (const change of [
    { eventCode: OTHER },
    NON_RESIDENTIAL,
    { persons: [{ ...ravi, age: 11 }, ...others] },
    { persons: [{ ...ravi, firstname: 'Ravindra' }, ...others] },
  ]) {
    const correction = { ...stored, ...change }
    expect(await plan(services, id, correction)).toMatchObject({ ok: true, does: 'ask' })
    expect(await agree(services, id, correction)).toEqual(ASKS_FIRST)
  }
  await expectRegistration(services, id, { event_code: EVENT, version: 0 })
})

test('after registration closed names are corrected, and more people are a request', async (plain) => {
  const { services: open, id, stored } = await paid(plain)
  const services = changeEvent(open, { open: true, closes: Date.parse('2026-11-14T00:00:00Z') })
  const renamed = stored.persons.map((person) => ({ ...person, lastname: 'Kumar' }))
  const older = stored.persons.map((person) => ({ ...person, age: person.age + 1 }))
  const added = { ...attendee({ firstname: 'Anu', age: 3 }), position: undefined }
  for (const [change, does] of [
    [{ persons: renamed }, 'correct'],
    [{ type: 'Family', persons: [...stored.persons, added] }, 'ask'],
    [{ type: 'Group' }, 'ask'],
    [{ persons: older }, 'ask'],
  ] as const) {
    expect(await plan(services, id, { ...stored, ...change })).toMatchObject({ ok: true, does })
  }
})

test('the form offers coming dates besides the one it has', async (plain) => {
  const { services, id, stored } = await paid(plain, OVER)
  const offered = async (changed: TestServices) => {
    const { events, may } = await readCorrectionForm(changed, await registrationOf(services, id))
    return { codes: events.map(({ value }) => value).toSorted(), may }
  }
  const nothing = { choices: false, details: false }
  expect(await offered(services)).toEqual({ codes: [OTHER, EVENT], may: nothing })
  const begun = changeEvent(services, { days: { first: '2026-11-15', last: '2026-11-16' } }, OTHER)
  expect((await offered(begun)).codes).toEqual([EVENT])
  const elsewhere = { ...stored, eventCode: OTHER }
  expect(await plan(begun, id, elsewhere)).toEqual({ ok: false, problem: 'not-offered' })
})
