import { expect } from 'vitest'
import { mailsAbout } from '#database/records/mail/outbox.ts'
import { openRequestsOf } from '#database/records/requests/open-requests.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { paidRegistration } from '#tests/support/payments.ts'
import { couple } from '#tests/support/people.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { listAttention, settleAttention } from '#workflows/attention/list-attention.ts'
import { askOffice, takeBackRequest } from './visitor.ts'

const DAY_MS = 24 * 60 * 60_000

let forms = 0

function ask(services: TestServices, id: string, wish: string) {
  const form = { id, key: `request-form-${forms++}`, version: 0 }
  return askOffice(services, { ...form, kind: 'cancel', wish })
}

async function wishes(services: TestServices) {
  const listed = await listAttention(services, COMMAND_LINE)
  return listed.filter(({ kind }) => kind.code === 'cancel-asked').map(({ says }) => says)
}

onEngines('asked again it is one request, asked otherwise another', async (services) => {
  const { id } = await paidRegistration(services)
  await ask(services, id, 'Cancel everybody.')
  services.pass(2 * DAY_MS)
  await ask(services, id, 'Cancel everybody.')
  expect(await wishes(services)).toEqual(['Cancel everybody.'])
  expect(await officeEventsOf(services.db, 'registration', id)).toHaveLength(1)
  await ask(services, id, 'Cancel Maya.')
  expect(await wishes(services)).toEqual(['Cancel Maya.'])
  const mails = await mailsAbout(services.db, { registration_id: id })
  expect(mails.filter(({ kind }) => kind === 'request-received')).toHaveLength(2)
})

onEngines('a request is taken back, and the office need not answer it', async (services) => {
  const { id } = await paidRegistration(services)
  const other = await paidRegistration(services, couple({ arrival: '2026-12-12T10:00' }))
  await ask(services, id, 'Cancel everybody.')
  const [request] = await openRequestsOf(services.db, id)
  const requestId = request?.id ?? ''
  services.pass(1_000)
  const refused = { ok: false, problem: 'no-request' }
  expect(await takeBackRequest(services, { id: other.id, requestId })).toEqual(refused)
  expect(await wishes(services)).toEqual(['Cancel everybody.'])
  expect(await takeBackRequest(services, { id, requestId })).toMatchObject({ ok: true })
  expect(await wishes(services)).toEqual([])
  expect(await takeBackRequest(services, { id, requestId })).toEqual(refused)
  const events = await officeEventsOf(services.db, 'registration', id)
  expect(events.map(({ action }) => action)).toEqual(['ask-to-cancel', 'take-back-request'])
  await ask(services, id, 'Cancel everybody.')
  expect(await wishes(services)).toEqual(['Cancel everybody.'])
})

test('what the office has answered is open no more, and can be asked for again', async (services) => {
  const { id } = await paidRegistration(services)
  await ask(services, id, 'Cancel everybody.')
  const [request] = await openRequestsOf(services.db, id)
  const about = `cancel-asked:${request?.id}`
  await settleAttention(services, { actor: COMMAND_LINE, about, note: 'They come after all.' })
  expect(await openRequestsOf(services.db, id)).toEqual([])
  await ask(services, id, 'Cancel everybody.')
  expect(await openRequestsOf(services.db, id)).toHaveLength(1)
})
