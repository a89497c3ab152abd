import { expect } from 'vitest'
import { dueMails } from '#database/records/mail/outbox.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import { paidRegistration, register } from '#tests/support/payments.ts'
import { attendee, couple, registration, testGift } from '#tests/support/people.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { readMail } from '#workflows/mail/send-mails.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { sendMyLinks } from './read-private-page.ts'

async function linkMails(services: TestServices) {
  const mails = await dueMails(services.db, { at: services.now().toISOString(), limit: 20 })
  return mails.filter(({ kind }) => kind === 'private-links')
}

async function onlyMail(services: TestServices) {
  const [mail, ...others] = await linkMails(services)
  if (!mail || others.length > 0) throw new Error('there is not one mail')
  return { mail, links: (await readMail(services, mail))?.links ?? [] }
}

onEngines('one mail has the links of all records of an address', async (services) => {
  await giveGift(services, { ...testGift, email: 'asha@example.org' })
  const first = attendee()
  await register(services, { registration: registration({ persons: [first] }) })
  const { persons } = couple()
  await register(services, { registration: couple({ persons: [persons[0] ?? first, first] }) })
  await sendMyLinks(services, ' Asha@Example.org ')
  const { links } = await onlyMail(services)
  // Asha comes with the couple, and doesn't pay for it: that page is not hers.
  expect(links.map(({ href }) => href.slice(0, 22))).toEqual([
    'http://church.test/my/',
    'http://church.test/my/',
  ])
})

test('links to registrations differ in what they say', async (services) => {
  await register(services, { registration: registration() })
  const persons = [attendee(), attendee({ firstname: 'Ravi' }), attendee({ firstname: 'Mini' })]
  await register(services, { registration: registration({ type: 'Family', persons }) })
  const eventCode = 'ewgaugmysore2023'
  await register(services, { registration: registration({ eventCode }) })
  await sendMyLinks(services, 'asha@example.org')
  const { links } = await onlyMail(services)
  expect(links.map(({ label }) => label)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Encounter with God, Mysore, May 6 to 7, 2023, for Asha Rao, reg/),
      expect.stringMatching(/May 6 to 7, 2023, for Asha Rao and 2 others, registered on \d/),
      expect.stringMatching(/Aug 12 to 13, 2023, for Asha Rao, registered on \d/),
    ]),
  )
})

onEngines('an attendee gets the own ticket, never the payer’s page', async (services) => {
  const persons = [attendee(), attendee({ firstname: 'Ravi', email: 'Ravi@example.org' })]
  const { id } = await paidRegistration(services, couple({ persons }))
  await sendMyLinks(services, 'ravi@example.org')
  const { mail, links } = await onlyMail(services)
  const [, ticket] = await ticketsOf(services.db, id)
  expect(links).toEqual([
    {
      label: 'Ravi Rao’s ticket for Encounter with God, Mysore, May 6 to 7, 2023',
      href: `http://church.test/my/${ticket?.private_token}`,
    },
  ])
  await cancelRegistration(services, { actor: COMMAND_LINE, id })
  expect(await readMail(services, mail)).toBeUndefined()
})

test('whoever shares the payer’s address gets the payer’s page only', async (services) => {
  const persons = [attendee(), attendee({ firstname: 'Ravi' })]
  await paidRegistration(services, couple({ persons }))
  await sendMyLinks(services, 'asha@example.org')
  expect((await onlyMail(services)).links).toHaveLength(1)
})

test('an unknown address gets nothing, and asking twice is one mail', async (services) => {
  await register(services, { registration: registration() })
  await sendMyLinks(services, 'nobody@example.org')
  await sendMyLinks(services, '')
  expect(await linkMails(services)).toEqual([])
  await sendMyLinks(services, 'asha@example.org')
  services.pass(5 * 60_000)
  await sendMyLinks(services, 'asha@example.org')
  expect(await linkMails(services)).toHaveLength(1)
})
