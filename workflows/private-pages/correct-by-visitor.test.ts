import { expect, test } from 'vitest'
import { openRequestsOf } from '#database/open-requests.ts'
import { mailsAbout } from '#database/outbox.ts'
import { attendeesOf, findRegistration } from '#database/registrations.ts'
import { readMail } from '#workflows/mail/read-mail.ts'
import { correctRegistration } from '#workflows/office/correct-registration.ts'
import type { Correction } from '#workflows/registration/plan-correction.ts'
import { storedCorrection } from '#workflows/registration/stored-correction.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'
import { ENGINES } from '../../tests/each-engine.ts'
import { changeEvent } from '../../tests/fixtures/capacity.ts'
import { paidRegistration } from '../../tests/fixtures/paid-registration.ts'
import { attendee } from '../../tests/fixtures/registration.ts'
import { type TestServices, testServices } from '../../tests/fixtures/services.ts'
import { correctByVisitor } from './correct-by-visitor.ts'
import { previewVisitorCorrection } from './plan-visitor-correction.ts'

async function asStored(services: TestServices, id: string): Promise<Correction> {
  const stored = await findRegistration(services.db, id)
  if (!stored) throw new Error(`${id} is lost`)
  return storedCorrection(stored, await attendeesOf(services.db, id))
}

async function plan(services: TestServices, id: string, correction: Correction) {
  const stored = await findRegistration(services.db, id)
  if (!stored) throw new Error(`${id} is lost`)
  return previewVisitorCorrection(services, { registration: stored, correction })
}

let forms = 0

const form = (id: string, version = 0) => ({ id, key: `visitor-form-${forms++}`, version })

test.each(ENGINES)('%s: names and addresses are corrected at once', async (engine) => {
  const services = await testServices(engine)
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

test.each(ENGINES)(
  '%s: what changes the price is never done by the first submit',
  async (engine) => {
    const services = await testServices(engine)
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
    expect(await findRegistration(services.db, id)).toMatchObject({
      standing: 'Part paid',
      still_due_minor: 125_000,
    })
  },
)

test('another date of the programme is a correction with its price', async () => {
  const services = await testServices()
  const { id } = await paidRegistration(services)
  const stored = await asStored(services, id)
  const correction = { ...stored, eventCode: 'ewgaugmysore2023' }
  const planned = await plan(services, id, correction)
  const agreed = planned.ok ? planned.agreement : ''
  expect(agreed).not.toBe('')
  await correctByVisitor(services, { ...form(id), correction, agreed })
  const moved = await findRegistration(services.db, id)
  expect(moved).toMatchObject({ event_code: 'ewgaugmysore2023', standing: 'Paid' })
  const elsewhere = { ...stored, eventCode: 'gpcnovmysore2023' }
  expect(await plan(services, id, elsewhere)).toEqual({ ok: false, problem: 'not-offered' })
})

test('money above a lower price is to be given back by the office', async () => {
  const services = await testServices()
  const { id } = await paidRegistration(services)
  const stored = await asStored(services, id)
  const correction = { ...stored, residential: 'Non Residential' as const }
  const planned = await plan(services, id, correction)
  const agreed = planned.ok ? planned.agreement : ''
  await correctByVisitor(services, { ...form(id), correction, agreed })
  const asked = await openRequestsOf(services.db, id)
  expect(asked).toMatchObject([{ kind: 'refund', amount_minor: 230_000 }])
})

test('where the content says so the office is asked', async () => {
  const services = changeEvent(await testServices(), { corrections: 'ask' })
  const { id } = await paidRegistration(services)
  const stored = await asStored(services, id)
  const correction = { ...stored, residential: 'Non Residential' as const }
  const planned = await plan(services, id, correction)
  expect(planned).toMatchObject({ does: 'ask', afterMinor: 130_000 })
  const agreed = planned.ok ? planned.agreement : ''
  const sent = { ...form(id), correction, agreed }
  expect(await correctByVisitor(services, sent)).toEqual({ ok: false, problem: 'asks-first' })
})

test('a correction while the office corrects is refused, and nobody can be left out', async () => {
  const services = await testServices()
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
