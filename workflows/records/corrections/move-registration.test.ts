import { expect } from 'vitest'
import {
  expectRegistration,
  paidRegistration,
  registrationOf,
  unpaidRegistration,
} from '#tests/support/payments.ts'
import { coupleWith } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { changeEvent } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { notifyTicketHolders } from '#workflows/records/tickets/read-tickets.ts'
import { moveRegistration } from './move-registration.ts'

const OTHER = 'ewgaugmysore2023'

/** The second Encounter is to come. */
function churchWithComingDate(plain: TestServices): TestServices {
  const days = { first: '2027-01-09', last: '2027-01-10' }
  return changeEvent(plain, { dates: 'Jan 9 to 10', days }, OTHER)
}

const move = (services: TestServices, id: string) =>
  moveRegistration(services, { actor: COMMAND_LINE, id, to: OTHER })

onEngines('who is moved arrives at the same hour of the new first day', async (plain) => {
  const services = churchWithComingDate(plain)
  const { id } = await paidRegistration(services)
  const change = { field: 'arrival', from: '2025-09-13T09:00', to: '2027-01-09T09:00' }
  expect(await move(services, id)).toMatchObject({ ok: true, details: { changes: [change] } })
  await expectRegistration(services, id, { arrival: '2027-01-09T09:00' })
})

test('an arrival that the office has asked for is stored, and nobody is mailed whom it tells itself', async (plain) => {
  const services = churchWithComingDate(plain)
  const { id } = await unpaidRegistration(services)
  const wanted = { to: OTHER, arrival: '2027-01-08T20:00', notify: false }
  await moveRegistration(services, { actor: COMMAND_LINE, id, ...wanted })
  await expectRegistration(services, id, { arrival: '2027-01-08T20:00' })
  expect(await sentMails(services)).toEqual([])
})

const OWN_ADDRESSES = coupleWith('ravi@example.org', 'maya@example.org')

test('everybody with an own address is told of the new date, with tickets and a calendar file', async (plain) => {
  const services = churchWithComingDate(plain)
  const { id } = await paidRegistration(services, OWN_ADDRESSES)
  await notifyTicketHolders(services)
  await sendDueMails(services)
  const before = services.sandbox.mailbox.mails().length
  await move(services, id)
  await notifyTicketHolders(services)
  await sendDueMails(services)
  const mails = services.sandbox.mailbox.mails().slice(0, -before)
  expect(mails.flatMap(({ to }) => to).sort()).toEqual(['maya@example.org', 'ravi@example.org'])
  for (const { text, to, attachments } of mails) {
    expect(text).toContain('Jan 9 to 10')
    expect(text).toContain('9 January 2027, 9:00 AM')
    expect(text).toContain(to.includes('maya@example.org') ? 'Maya Sample' : 'Ravi Sample')
    expect(text.includes('/my/')).toBe(true)
    expect(text.includes('still due') || text.includes('Nothing is due')).toBe(
      to.includes('ravi@example.org'),
    )
    const names = attachments.map(({ name }) => name)
    expect(names).toEqual([`${OTHER}.ics`, 'tickets.pdf'])
    expect(String(attachments[0]?.content)).toContain('DTSTART;VALUE=DATE:20270109')
  }
})

test('a calendar takes the file of the new date for a change of the same entry', async (plain) => {
  const services = churchWithComingDate(plain)
  const { id } = await paidRegistration(services)
  await sendDueMails(services)
  await move(services, id)
  const mails = await sentMails(services)
  const files = mails.map(({ attachments }) => String(attachments[0]?.content))
  const read = (name: string) =>
    files.map((file) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1])
  const [now, sent] = read('SEQUENCE').map(Number)
  expect(new Set(read('UID')).size).toBe(1)
  expect(now).toBeGreaterThan(sent ?? 0)
})

test('who has not paid yet is told of the new date, without tickets', async (plain) => {
  const services = churchWithComingDate(plain)
  const { id } = await unpaidRegistration(services, OWN_ADDRESSES)
  await move(services, id)
  const mails = await sentMails(services)
  expect(mails.flatMap(({ to }) => to).sort()).toEqual(['maya@example.org', 'ravi@example.org'])
  const { private_token } = await registrationOf(services, id)
  for (const { attachments, text, to } of mails) {
    expect(attachments.map(({ name }) => name)).toEqual([`${OTHER}.ics`])
    // The link of whoever pays is for them alone.
    const file = String(attachments[0]?.content).replaceAll(/\r?\n /g, '')
    const isPayer = to.includes('ravi@example.org')
    expect([text, file].map((each) => each.includes(`${private_token}`))).toEqual([
      isPayer,
      isPayer,
    ])
  }
})
