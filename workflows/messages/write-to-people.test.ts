import { expect } from 'vitest'
import { changeRows, insertNew, rowOf } from '#database/engine/rows.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { readRecipients, writeToPeople } from './write-to-people.ts'

const EVENT = 'ewgmaymysore2023'
const FILTER = { event: EVENT }
const LETTER = {
  subject: 'Bring a torch',
  text: 'Dear friends,\n\nThe way is dark. See https://church.test/way for a map.\nThank you',
}

/** A family with two addresses, one of them with a second registration; and somebody without any. */
async function families({ db }: TestServices) {
  const people = [{}, { email: 'Asha@Example.org' }, { email: 'ravi@example.org' }]
  const { id } = await storeRegistration(db, { people })
  const { id: second } = await storeRegistration(db, { people: [{ email: 'ravi@example.org' }] })
  await storeRegistration(db, { people: [{ email: '' }] })
  await storeRegistration(db, { event_code: 'other', people: [{ email: 'other@example.org' }] })
  return { id, second }
}

async function previewed(services: TestServices) {
  const actor = await signedIn(services, 'desk')
  const read = await readRecipients(services, { actor, filter: FILTER })
  if (!read.ok) throw new Error(read.problem)
  return { actor, recipients: read.recipients }
}

onEngines('each address gets one mail, and the history says who wrote', async (services) => {
  const { id, second } = await families(services)
  const { actor, recipients } = await previewed(services)
  expect(recipients).toMatchObject({ registrations: 3, withoutAddress: 1, undeliverable: 0 })
  expect(recipients.addresses).toHaveLength(2)
  const key = crypto.randomUUID()
  const writing = { actor, filter: FILTER, asked: { conference: EVENT }, ...LETTER, key }
  const sent = { ...writing, digest: recipients.digest }
  const both = await Promise.all([writeToPeople(services, sent), writeToPeople(services, sent)])
  expect(both).toEqual([
    { ok: true, mails: 2 },
    { ok: true, mails: 2 },
  ])
  const mails = await sentMails(services)
  expect(mails.flatMap(({ to }) => to).sort()).toEqual(['asha@example.org', 'ravi@example.org'])
  expect(mails[0]?.text).toContain(LETTER.subject)
  expect(mails[0]?.html).toContain('href="https://church.test/way"')
  for (const each of [id, second]) {
    expect(await officeEventsOf(services.db, 'registration', each)).toMatchObject([
      { action: 'write-to-people', author: actor.name },
    ])
  }
  expect(await officeEventsOf(services.db, 'export', 'messages')).toMatchObject([
    { author: actor.name, key },
  ])
})

onEngines('a list that has changed since the preview is refused', async (services) => {
  await families(services)
  const { actor, recipients } = await previewed(services)
  await storeRegistration(services.db, { people: [{ email: 'new@example.org' }] })
  const writing = { actor, filter: FILTER, asked: {}, ...LETTER, digest: recipients.digest }
  expect(await writeToPeople(services, writing)).toEqual({ ok: false, problem: 'changed' })
  expect(await sentMails(services)).toEqual([])
})

test('an address whose last mail came back is left out and counted', async (services) => {
  await families(services)
  const { actor, recipients } = await previewed(services)
  const { digest } = recipients
  const writing = { actor, filter: FILTER, asked: {}, ...LETTER }
  await writeToPeople(services, { ...writing, digest })
  const { db } = services
  const refused = { outcome: 'undeliverable', settled_at: services.now().toISOString() } as const
  const mailbox = 'ravi@example.org'
  await changeRows(db, 'outbox', { mailbox }, { ...refused, due_at: null })
  const again = (await previewed(services)).recipients
  expect([again.undeliverable, again.addresses.length]).toEqual([1, 1])
  // Somebody has corrected the mailbox at its provider, and the next mail came through.
  const copy = await rowOf(db, 'outbox', { mailbox })
  services.pass(60_000)
  const settled = { outcome: 'sent', settled_at: services.now().toISOString() } as const
  await insertNew(db, 'outbox', [{ ...copy, key: 'later', ...settled }])
  expect((await previewed(services)).recipients).toMatchObject({ undeliverable: 0 })
})

test.each([
  ['no subject', { subject: ' ' }, 'no-subject'],
  ['a long subject', { subject: 'a'.repeat(101) }, 'long-subject'],
  ['no message', { text: '\n' }, 'no-text'],
  ['a long message', { text: 'a'.repeat(5_001) }, 'long-text'],
] as const)('%s is refused', async (_, typed, problem) => {
  const services = await testServices()
  await families(services)
  const { actor, recipients } = await previewed(services)
  const writing = { actor, filter: FILTER, asked: {}, digest: recipients.digest }
  const refused = await writeToPeople(services, { ...writing, ...LETTER, ...typed })
  expect(refused).toEqual({ ok: false, problem })
})
