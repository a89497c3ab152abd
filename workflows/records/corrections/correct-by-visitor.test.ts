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

async function asStored(services: TestServices, id: string): Promise<Correction> {
  const stored = await registrationOf(services, id)
  return storedCorrection(stored, await attendeesOf(services.db, id))
}

async function plan(services: TestServices, id: string, correction: Correction) {
  const stored = await registrationOf(services, id)
  return planVisitorCorrection(services, { registration: stored, correction })
}

const OTHER = 'ewgaugmysore2023'

/** Both Encounters are to come. Their names don't tell them apart. */
function coming(services: TestServices): TestServices {
  const first = changeEvent(services, { days: { first: '2026-12-12', last: '2026-12-13' } })
  return changeEvent(
    first,
    { days: { first: '2027-01-09', last: '2027-01-10' }, dates: 'May 6 to 7' },
    OTHER,
  )
}

let forms = 0

const form = (id: string, version = 0) => ({ id, key: `visitor-form-${forms++}`, version })

onEngines('names and addresses are corrected at once', async (plain) => {
  const services = coming(plain)
  const { id } = await paidRegistration(services)
  const stored = await asStored(services, id)
  const persons = stored.persons.map((person, index) =>
    index === 1 ? { ...person, firstname: 'Mayavati', email: 'maya@example.org' } : person,
  )
  const correction = { ...stored, arrival: '2026-12-12T18:00', persons }
  expect(await plan(services, id, correction)).toMatchObject({ does: 'correct', agreement: '' })
  const sent = { ...form(id), correction, agreed: '' }
  expect(await correctByVisitor(services, sent)).toMatchObject({ ok: true })
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
  const services = coming(plain)
  const { id } = await paidRegistration(services)
  const stored = await asStored(services, id)
  const added = { ...attendee({ firstname: 'Anu', age: 8 }), position: undefined }
  const correction = { ...stored, type: 'Family' as const, persons: [...stored.persons, added] }
  const planned = await plan(services, id, correction)
  expect(planned).toMatchObject({ beforeMinor: 360_000, afterMinor: 485_000 })
  const first = await correctByVisitor(services, { ...form(id), correction, agreed: '' })
  expect(first).toEqual({ ok: false, problem: 'asks-first' })
  expect(await attendeesOf(services.db, id)).toHaveLength(2)
  const agreed = planned.ok ? planned.agreement : ''
  const second = await correctByVisitor(services, { ...form(id), correction, agreed })
  expect(second).toMatchObject({ ok: true })
  await expectRegistration(services, id, { standing: 'Part paid', still_due_minor: 125_000 })
})

test('another date of the programme is a correction with its price', async (plain) => {
  const services = coming(plain)
  const { id } = await paidRegistration(services)
  const stored = await asStored(services, id)
  const correction = { ...stored, eventCode: OTHER }
  const planned = await plan(services, id, correction)
  const agreed = planned.ok ? planned.agreement : ''
  expect(agreed).not.toBe('')
  await correctByVisitor(services, { ...form(id), correction, agreed })
  const moved = await registrationOf(services, id)
  expect(moved).toMatchObject({ event_code: OTHER, standing: 'Paid' })
  const elsewhere = { ...stored, eventCode: 'gpcnovmysore2023' }
  expect(await plan(services, id, elsewhere)).toEqual({ ok: false, problem: 'not-offered' })
})

test('money above a lower price is to be given back by the office', async (plain) => {
  const services = coming(plain)
  const { id } = await paidRegistration(services)
  const stored = await asStored(services, id)
  const correction = { ...stored, residential: 'Non Residential' as const }
  const planned = await plan(services, id, correction)
  const agreed = planned.ok ? planned.agreement : ''
  await correctByVisitor(services, { ...form(id), correction, agreed })
  const asked = await openRequestsOf(services.db, id)
  expect(asked).toMatchObject([{ kind: 'refund', amount_minor: 230_000 }])
})

test('where the content says so the office is asked', async (plain) => {
  const services = changeEvent(coming(plain), { corrections: 'ask' })
  const { id } = await paidRegistration(services)
  const stored = await asStored(services, id)
  const correction = { ...stored, residential: 'Non Residential' as const }
  const planned = await plan(services, id, correction)
  expect(planned).toMatchObject({ does: 'ask', afterMinor: 130_000 })
  const agreed = planned.ok ? planned.agreement : ''
  const sent = { ...form(id), correction, agreed }
  expect(await correctByVisitor(services, sent)).toEqual({ ok: false, problem: 'asks-first' })
})

test('a correction while the office corrects is refused, and nobody can be left out', async (plain) => {
  const services = coming(plain)
  const { id } = await paidRegistration(services)
  const stored = await asStored(services, id)
  const correction = { ...stored, arrival: '2026-12-12T18:00' }
  await correctRegistration(services, { actor: COMMAND_LINE, id, correction: stored })
  const outdated = await correctByVisitor(services, { ...form(id), correction, agreed: '' })
  expect(outdated).toEqual({ ok: false, problem: 'changed' })
  const alone = { ...correction, type: 'Individual' as const, persons: stored.persons.slice(1) }
  const missing = await correctByVisitor(services, {
    ...form(id, 1),
    correction: alone,
    agreed: '',
  })
  expect(missing).toEqual({ ok: false, problem: 'somebody-missing' })
})

onEngines(
  'a conference that is over is not exchanged for one to come, nor corrected',
  async (plain) => {
    const services = changeEvent(coming(plain), OVER)
    const { id } = await paidRegistration(services)
    const stored = await asStored(services, id)
    const [ravi, ...others] = stored.persons
    if (!ravi) throw new Error('nobody comes')
    const wanted = [
      { ...stored, eventCode: OTHER },
      { ...stored, residential: 'Non Residential' as const },
      { ...stored, persons: [{ ...ravi, age: 11 }, ...others] },
      { ...stored, persons: [{ ...ravi, firstname: 'Ravindra' }, ...others] },
    ]
    for (const correction of wanted) {
      const planned = await plan(services, id, correction)
      expect(planned).toMatchObject({ ok: true, does: 'ask' })
      const agreed = planned.ok ? planned.agreement : ''
      const sent = { ...form(id), correction, agreed }
      expect(await correctByVisitor(services, sent)).toEqual({ ok: false, problem: 'asks-first' })
    }
    await expectRegistration(services, id, { event_code: EVENT, version: 0 })
  },
)

const OVER = { days: { first: '2025-10-11', last: '2025-10-12' } }

test('after registration closed names are corrected, and more people are a request', async (plain) => {
  const closed = { open: true, closes: Date.parse('2026-11-14T00:00:00Z') }
  const before = coming(plain)
  const { id } = await paidRegistration(before)
  const services = changeEvent(before, closed)
  const stored = await asStored(services, id)
  const renamed = stored.persons.map((person) => ({ ...person, lastname: 'Kumar' }))
  expect(await plan(services, id, { ...stored, persons: renamed })).toMatchObject({
    does: 'correct',
  })
  const older = stored.persons.map((person) => ({ ...person, age: person.age + 1 }))
  const added = { ...attendee({ firstname: 'Anu', age: 3 }), position: undefined }
  const wanted = [
    { ...stored, type: 'Family' as const, persons: [...stored.persons, added] },
    { ...stored, type: 'Group' as const },
    { ...stored, persons: older },
  ]
  for (const correction of wanted) {
    expect(await plan(services, id, correction)).toMatchObject({ ok: true, does: 'ask' })
  }
})

test('the form offers coming dates besides the one it has', async (plain) => {
  const services = changeEvent(coming(plain), OVER)
  const { id } = await paidRegistration(services)
  const offered = async (changed: TestServices) => {
    const registration = await registrationOf(services, id)
    const { events, may } = await readCorrectionForm(changed, registration)
    return { codes: events.map(({ value }) => value).toSorted(), may }
  }
  const nothing = { choices: false, details: false }
  expect(await offered(services)).toEqual({ codes: [OTHER, EVENT], may: nothing })
  const begun = changeEvent(services, { days: { first: '2026-11-15', last: '2026-11-16' } }, OTHER)
  expect((await offered(begun)).codes).toEqual([EVENT])
  const correction = { ...(await asStored(services, id)), eventCode: OTHER }
  expect(await plan(begun, id, correction)).toEqual({ ok: false, problem: 'not-offered' })
})

test('a dearer correction uses what was to be given back', async (plain) => {
  const services = coming(plain)
  const { id } = await paidRegistration(services)
  const stored = await asStored(services, id)
  const correct = async (version: number, residential: Correction['residential']) => {
    const correction = { ...stored, residential }
    const planned = await plan(services, id, correction)
    const agreed = planned.ok ? planned.agreement : ''
    return correctByVisitor(services, { ...form(id, version), correction, agreed })
  }
  await correct(0, 'Non Residential')
  expect(await openRequestsOf(services.db, id)).toMatchObject([{ amount_minor: 230_000 }])
  expect(await correct(1, 'Residential')).toMatchObject({ ok: true })
  expect(await openRequestsOf(services.db, id)).toEqual([])
})
