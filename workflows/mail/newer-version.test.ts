import { sql } from 'kysely'
import { expect } from 'vitest'
import { mailsAbout, queueMail } from '#database/records/mail/outbox.ts'
import { testGift } from '#tests/support/people.ts'
import { onEngines } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { isMailDue, sendDueMails } from './send-mails.ts'

onEngines('a mail that only a newer version knows is left to it', async (services) => {
  const { db } = services
  const { id } = await giveGift(services, testGift)
  const mail = { about: { payment_id: id }, at: services.now() } as const
  await queueMail(db, { ...mail, kind: 'private-link', name: 'newer', recipient: 'a@example.org' })
  await sql`update outbox set kind = 'of-a-newer-version'`.execute(db)
  await queueMail(db, { ...mail, kind: 'private-link', name: 'known', recipient: 'b@example.org' })
  expect(await sendDueMails(services)).toEqual({ sent: 1, put_off: 0 })
  expect(await isMailDue(services)).toBe(false)
  const kinds = (await mailsAbout(db, mail.about)).map(({ kind }) => kind)
  expect(kinds).toEqual(['private-link'])
})
