import { expect } from 'vitest'
import { rowOf } from '#database/engine/rows.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import type { RegistrationInput } from '#domain/registration/party.ts'
import { correctPerson } from '#tests/support/corrections.ts'
import { payInSandbox, register, unpaidRegistration } from '#tests/support/payments.ts'
import { attendee, correctionOf, registration } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { withCapacity } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE as TESTER } from '#workflows/actor.ts'
import { sendMailAgain } from '#workflows/mail/send-mail-again.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { correctRegistration } from '#workflows/records/corrections/correct-registration.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'
import { notifyTicketHolders, readAttendeePage, readTicket } from './read-tickets.ts'

/** Asha pays; Meera shares her address, Ravi and Dev share another, Lata has her own. */
const FAMILY = registration({
  type: 'Group',
  paymentType: 'Part Payment',
  persons: [
    attendee(),
    attendee({ firstname: 'Meera', email: 'Asha+meera@example.org' }),
    attendee({ firstname: 'Ravi', email: 'ravi@example.org' }),
    attendee({ firstname: 'Dev', email: 'ravi@example.org' }),
    attendee({ firstname: 'Lata', email: 'lata@example.org' }),
  ],
})

onEngines('a part payment brings each address its tickets once', async (services) => {
  const { id, pay } = await registered(services, FAMILY)
  expect(await ticketsOf(services.db, id)).toEqual([])
  await Promise.all([pay(), pay()])
  const codes = (await ticketsOf(services.db, id)).map(({ code }) => code)
  expect(new Set(codes).size).toBe(5)
  await Promise.all([notifyTicketHolders(services), notifyTicketHolders(services)])
  await notifyTicketHolders(services)
  const mails = await sentMails(services)
  expect(mails.map(({ to }) => to[0]).sort()).toEqual([
    'asha@example.org',
    'lata@example.org',
    'ravi@example.org',
  ])
  const shown = codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1 '))
  for (const [to, own] of [
    ['asha@example.org', [0, 1]],
    ['ravi@example.org', [2, 3]],
    ['lata@example.org', [4]],
  ] as const) {
    const mail = mails.find((each) => each.to[0] === to)
    for (const part of [mail?.text ?? '', mail?.html ?? '']) {
      const found = shown.flatMap((code, at) => (part.includes(code) ? [at] : []))
      expect([to, found]).toEqual([to, own])
    }
    const pdf = mail?.attachments.find(({ name }) => name === 'tickets.pdf')
    expect(pdf?.content.subarray(0, 5).toString()).toBe('%PDF-')
    const [page] = /\/my\/[0-9a-f]{40}/.exec(mail?.text ?? '') ?? []
    expect(pdf?.content.toString('latin1')).toContain(page)
  }
})

test('a ticket that is sent again to a corrected address is still the same person’s', async (services) => {
  const { id, pay } = await registered(services, FAMILY)
  await pay()
  await notifyTicketHolders(services)
  await sendDueMails(services)
  const { key } = await rowOf(services.db, 'outbox', { recipient: 'lata@example.org' })
  const changes = { email: 'daughter@example.org' }
  await correctPerson(services, { actor: TESTER, id, person: 5, changes })
  const [, , , , lata] = await ticketsOf(services.db, id)
  const kind = 'registration'
  const wanted = { actor: TESTER, kind, id, mailKey: key, to: 'daughter@example.org' } as const
  expect(await sendMailAgain(services, wanted)).toMatchObject({ ok: true })
  const mails = await sentMails(services, 'daughter@example.org')
  const ticket = mails.find(({ attachments }) =>
    attachments.some(({ name }) => name === 'tickets.pdf'),
  )
  expect(ticket?.text).toContain(`/my/${lata?.private_token}`)
})

onEngines('an attendee’s link shows nobody else and no money', async (services) => {
  const { pay } = await registered(services, FAMILY)
  await pay()
  await notifyTicketHolders(services)
  const mails = await sentMails(services)
  const lata = mails.find(({ to }) => to[0] === 'lata@example.org')
  expect(lata?.text).not.toMatch(/Asha|Ravi|Rs\./)
  const [, token = ''] = /\/my\/([0-9a-f]{40})/.exec(lata?.text ?? '') ?? []
  const page = JSON.stringify(await readAttendeePage(services, token))
  expect(page).toContain('Lata Rao')
  expect(page).not.toMatch(/Asha|Ravi|Meera|asha@|Rs\./)
  const ravi = mails.find(({ to }) => to[0] === 'ravi@example.org')
  expect(new Set(ravi?.text.match(/\/my\/[0-9a-f]{40}/g)).size).toBe(2)
})

onEngines('a free registration gets its ticket once its places are kept', async (services) => {
  const child = registration({ persons: [attendee({ age: 3 })] })
  const { id } = await register(services, { registration: child })
  expect(await ticketsOf(services.db, id)).toHaveLength(1)
  const limited = withCapacity(services, { capacity: { people: 5 } })
  const other = registration({ persons: [attendee({ age: 4 })] })
  const held = await register(limited, { registration: other })
  expect(await ticketsOf(services.db, held.id)).toEqual([])
})

onEngines('a ticket tells strangers initials and a date', async (services) => {
  const { id, pay } = await registered(services, FAMILY)
  await pay()
  const [first] = await ticketsOf(services.db, id)
  const { code = '' } = first ?? {}
  const told = { language: 'en', dates: expect.any(String), holder: 'A. R.' }
  expect(await readTicket(services, code.toUpperCase())).toEqual(told)
  expect(await readTicket(services, 'zzzzzzzzzzzzzzzzzzzz')).toBeUndefined()
  expect(await readTicket(services, '')).toBeUndefined()
  await cancelRegistration(services, { actor: TESTER, id })
  expect(await readTicket(services, code)).toEqual(told)
})

onEngines('a new person and a new address get a mail, and the old link ends', async (services) => {
  const { id, pay } = await registered(services, FAMILY)
  await pay()
  await notifyTicketHolders(services)
  const before = await ticketsOf(services.db, id)
  const { persons: stored, ...choices } = correctionOf(FAMILY)
  const persons = [
    ...stored.map((each) =>
      each.firstname === 'Lata' ? { ...each, email: 'lata.new@example.org' } : each,
    ),
    attendee({ firstname: 'Noah', email: 'noah@example.org' }),
  ]
  const correction = { ...choices, persons }
  await correctRegistration(services, { actor: TESTER, id, correction })
  const after = await ticketsOf(services.db, id)
  expect(after).toHaveLength(6)
  expect(after.slice(0, 4)).toMatchObject(before.slice(0, 4).map(({ code }) => ({ code })))
  expect(after[4]?.code).not.toBe(before[4]?.code)
  expect(await readAttendeePage(services, before[4]?.private_token ?? '')).toBeUndefined()
  await notifyTicketHolders(services)
  const mails = (await sentMails(services)).filter(({ headers }) =>
    headers.subject?.startsWith('Your ticket'),
  )
  expect(mails.map(({ to }) => to[0]).sort()).toEqual([
    'lata.new@example.org',
    'noah@example.org',
    'ravi@example.org',
  ])
})

async function registered(services: TestServices, input: RegistrationInput) {
  const { id, payment } = await unpaidRegistration(services, input)
  const body = await payInSandbox(services, payment, 'approve')
  return { id, pay: () => receiveReport(services, { body, source: 'return' }) }
}
