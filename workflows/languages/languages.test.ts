import { expect } from 'vitest'
import { findGift } from '#database/records/gifts/gifts.ts'
import { queueMails } from '#database/records/mail/outbox.ts'
import { stopToken } from '#database/records/mail/reminders.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { runs } from '#tests/support/long.ts'
import { paidRegistration, register } from '#tests/support/payments.ts'
import {
  attendee,
  couple,
  registration,
  storeRegistration,
  testGift,
} from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { SCRIPTS } from '#tests/support/site/spoken-texts.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { readOwnData } from '#workflows/erasing/erase-record.ts'
import { giveGift, recordGift } from '#workflows/gifts/give-gift.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { sendMyLinks } from '#workflows/records/private/read-private-page.ts'
import { takeRegistration } from '#workflows/records/registration/take-registration.ts'
import { readReminderLanguage } from '#workflows/reminders/queue-reminders.ts'
import { readMailText } from '../mail/send-mail-again.ts'
import { confirmOpening, notifyOpenings, wishOpening } from '../openings/openings.ts'
import { chooseLanguage } from './stored-language.ts'

const SAID = { ...SCRIPTS, en: /You are/ }

onEngines('what follows a form is in its language', async (services) => {
  const { id } = await paidRegistration(services, couple({ language: 'ta' }))
  const payment = await giveGift(services, { ...testGift, language: 'kn' })
  const consents = await services.db.selectFrom('consent').select('language').execute()
  expect(consents.map(({ language }) => language).toSorted()).toEqual(['kn', 'ta', 'ta'])
  expect((await findGift(services.db, payment.gift_id ?? '')).language).toBe('kn')
  const [mail] = await sentMails(services)
  expect(mail?.headers.subject).toMatch(SCRIPTS.ta)
  expect(mail?.headers['content-language']).toBe('ta')
  expect(mail?.html).toContain('<html lang="ta">')
  const whose = { kind: 'registration', id, position: null } as const
  expect((await readOwnData(services, whose))?.registration?.language).toBe('ta')
})

onEngines('at the desk it is English, unless another was chosen', async (services) => {
  const taken = { actor: COMMAND_LINE }
  const one = await takeRegistration(services, { ...taken, registration: couple(), key: 'one' })
  const two = { ...taken, registration: registration({ language: 'hi' }), key: 'two' }
  const other = await takeRegistration(services, two)
  const ids = [one, other].map((each) => (each.ok ? each.id : ''))
  const stored = await Promise.all(ids.map((id) => findRegistration(services.db, id)))
  expect(stored.map((each) => each?.language)).toEqual(['en', 'hi'])
  const { submission: _, language: __, ...giver } = testGift
  const gift = { ...giver, method: 'Cash', day: '2026-11-15', reference: '' } as const
  const given = await recordGift(services, { actor: COMMAND_LINE, gift })
  expect((await findGift(services.db, given.ok ? given.id : '')).language).toBe('en')
})

onEngines('the payer chooses another language', async (services) => {
  const { id } = await paidRegistration(services, couple({ language: 'ta' }))
  await sendDueMails(services)
  const before = await findRegistration(services.db, id)
  const token = before?.private_token ?? ''
  expect(await chooseLanguage(services, { token, language: 'hi' })).toMatchObject({ ok: true })
  expect(await chooseLanguage(services, { token, language: 'hi' })).toMatchObject({ ok: true })
  const after = await findRegistration(services.db, id)
  expect(after).toEqual({ ...before, language: 'hi' })
  const history = await officeEventsOf(services.db, 'registration', id)
  expect(history).toMatchObject([
    { author: 'Visitor', action: 'choose-language', details: { from: 'ta', to: 'hi' } },
  ])
  // What was sent stays as it was sent.
  const sent = services.db.selectFrom('outbox').selectAll().where('outcome', '=', 'sent')
  const text = await readMailText(services, await sent.executeTakeFirstOrThrow())
  expect(text).toMatchObject({ language: 'ta', isAsSent: true })
})

onEngines('a giver too, and nobody with another link', async (services) => {
  const { gift_id, privateToken } = await giveGift(services, testGift)
  const chosen = await chooseLanguage(services, { token: privateToken, language: 'kn' })
  expect(chosen).toMatchObject({ ok: true })
  expect((await findGift(services.db, gift_id ?? '')).language).toBe('kn')
  const { id } = await paidRegistration(services, couple())
  const [ticket] = await ticketsOf(services.db, id)
  for (const token of [ticket?.private_token ?? '', 'f'.repeat(40), 'no token']) {
    const refused = await chooseLanguage(services, { token, language: 'ta' })
    expect(refused).toEqual({ ok: false, problem: 'unknown' })
  }
  expect((await findRegistration(services.db, id))?.language).toBe('en')
})

onEngines('all links of an address come in its newest language', async (services) => {
  await giveGift(services, { ...testGift, language: 'kn' })
  services.pass(1_000)
  const persons = [attendee({ email: testGift.email })]
  await register(services, { registration: registration({ persons, language: 'hi' }) })
  await sendMyLinks(services, testGift.email)
  expect((await sentMails(services)).at(-1)?.html).toContain('<html lang="hi">')
  const token = await stopToken(services.db, mailboxOf(testGift.email))
  expect(await readReminderLanguage(services, token)).toBe('hi')
  expect(await readReminderLanguage(services, 'unknown')).toBe('en')
})

onEngines('whoever waits for a form hears of it in their language', async (services) => {
  const wish = { programme: 'ewgregister', email: 'asha@example.org', language: 'kn' } as const
  await wishOpening(services, wish)
  const [asked] = await sentMails(services)
  expect(asked?.headers.subject).toMatch(SCRIPTS.kn)
  const [, key = ''] = /\/tell\/(\S+)/.exec(asked?.text ?? '') ?? []
  await confirmOpening(services, key)
  await notifyOpenings(services)
  const [mail] = await sentMails(services)
  expect(mail?.headers.subject).toMatch(SCRIPTS.kn)
  expect(mail?.text).toContain('http://church.test/kn/ewgregister')
})

const MANY = runs(60, 200)

test('many mails in four languages at once are each in its own', async (services) => {
  const wanted = Array.from({ length: MANY }, (_, index) => LANGUAGES[index % 4] ?? 'en')
  await queueWaiting(services, wanted)
  await Promise.all(Array.from({ length: 8 }, () => sendDueMails(services)))
  const mails = services.sandbox.mailbox.mails()
  expect(mails).toHaveLength(MANY)
  for (const { to, html, text, headers } of mails) {
    const language = wanted[Number(/\d+/.exec(to.join())?.[0])] ?? 'en'
    expect(html).toContain(`<html lang="${language}">`)
    const scripts = LANGUAGES.filter((each) => SAID[each].test(`${headers.subject}${text}`))
    expect(scripts).toEqual([language])
  }
})

async function queueWaiting(services: TestServices, wanted: readonly Language[]): Promise<void> {
  const { db } = services
  const at = services.now()
  for (const [index, language] of wanted.entries()) {
    const recipient = `reader${index}@example.org`
    const people = [{ email: recipient, first_name: 'Asha', last_name: `Rao ${index}` }]
    const { id } = await storeRegistration(db, { language, hold: 'waiting', people })
    const about = { registration_id: id }
    await queueMails(db, [{ kind: 'waiting-listed', about, recipient, at }])
  }
}
