import { expect } from 'vitest'
import { forgetRecords } from '#database/records/forget/forget.ts'
import { correctPerson } from '#tests/support/corrections.ts'
import { paidRegistration, register } from '#tests/support/payments.ts'
import { attendee, registration } from '#tests/support/people.ts'
import { withCapacity } from '#tests/support/site/church.ts'
import { onEngines, type TestServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { ledgerFieldsOf } from '#workflows/records/payments/read-payment.ts'
import { readRegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'
import { readMailText, sendMailAgain } from './send-mail-again.ts'
import { sendDueMails } from './send-mails.ts'

const actor = COMMAND_LINE

onEngines('a sent mail is shown as it was sent', async (services) => {
  const { id } = await paidRegistration(services)
  await sendDueMails(services)
  const [sent] = services.sandbox.mailbox.mails()
  await correctPerson(services, { actor, id, person: 1, changes: { firstname: 'Ravindra' } })
  await cancelRegistration(services, { actor, id })
  const text = await textOf(services, id, 'registration-paid')
  expect(text?.subject).toBe(sent?.headers.subject)
  expect(text?.text).toContain('- Ravi Sample')
  expect(text?.text).toContain('Everything is paid.')
  expect(text?.text).toContain('/my/…')
  expect(text?.isAsSent).toBe(true)
})

onEngines('no link that acts for somebody is stored with a mail', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 9 } })
  const child = registration({ persons: [attendee({ age: 3 })] })
  const { id } = await register(services, { registration: child })
  expect(await textOf(services, id, 'keep-places')).toBeUndefined()
  await sendDueMails(services)
  const [sent] = services.sandbox.mailbox.mails()
  expect(sent?.text).toMatch(/\/keep\/[\w-]{20}/)
  const text = await textOf(services, id, 'keep-places')
  expect(text?.text).toContain('/keep/…')
  const stored = JSON.stringify(await services.db.selectFrom('outbox').selectAll().execute())
  expect(stored).not.toMatch(/\/(my|pay|keep|receipts|unsubscribe)\/[\w-]{9}/)
})

onEngines('a mail that is sent again has a text of its own', async (services) => {
  const { id } = await paidRegistration(services)
  await sendDueMails(services)
  await correctPerson(services, { actor, id, person: 1, changes: { firstname: 'Ravindra' } })
  services.pass(1_000)
  const first = (await mailsOf(services, id)).find(({ kind }) => kind === 'registration-paid')
  const again = { actor, kind: 'registration', id, mailKey: first?.key ?? '' } as const
  expect(await sendMailAgain(services, again)).toMatchObject({ ok: true })
  await sendDueMails(services)
  const mails = await mailsOf(services, id)
  const texts = mails.filter(({ kind }) => kind === 'registration-paid')
  expect(texts.map(({ sent_text }) => sent_text?.includes('Ravindra'))).toEqual([false, true])
})

onEngines('a forgotten family is in no stored text', async (services) => {
  const { id } = await paidRegistration(services)
  await sendDueMails(services)
  await services.db.updateTable('payment').set({ ask_at: null }).execute()
  const before = new Date(services.now().getTime() + 1_000).toISOString()
  const ledgerFields = ledgerFieldsOf(services)
  await forgetRecords(services.db, { before, ledgerFields, trial: false })
  const mails = await mailsOf(services, id)
  expect(mails).toMatchObject([{ sent_subject: null, sent_text: null }])
})

async function mailsOf(services: TestServices, id: string) {
  const record = await readRegistrationRecord(services, { id, actor })
  return record?.mails ?? []
}

async function textOf(services: TestServices, id: string, kind: string) {
  const mail = (await mailsOf(services, id)).find((each) => each.kind === kind)
  return mail && readMailText(services, mail)
}
