import { expect } from 'vitest'
import { mailsAbout, queueMail } from '#database/records/mail/outbox.ts'
import { paidRegistration } from '#tests/support/payments.ts'
import { onEngines } from '#tests/support/site/services.ts'
import { readMail } from './send-mails.ts'

onEngines('a mail is not written from facts that are not its own', async (services) => {
  const { db, now } = services
  const about = { registration_id: (await paidRegistration(services)).id }
  const mail = { about, recipient: 'asha@example.org', at: now() }
  await queueMail(db, { ...mail, kind: 'request-received', facts: { wish: 'Please move us' } })
  const written = async () => {
    const mails = await mailsAbout(db, about)
    const request = mails.find(({ kind }) => kind === 'request-received')
    return request && (await readMail(services, request))?.facts?.[0]
  }
  expect(await written()).toEqual(['You asked', 'Please move us'])
  await db.updateTable('outbox').set({ facts: '{"wish":{"text":"Please"}}' }).execute()
  await expect(written()).rejects.toThrow('Expected string')
})
