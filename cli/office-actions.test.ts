import * as v from 'valibot'
import { expect, test } from 'vitest'
import { personSchemas } from '#app/features/registration/registration-schema.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { runOffice } from '../tests/support/office/command-line.ts'
import { register, unpaidRegistration } from '../tests/support/payments.ts'
import { couple } from '../tests/support/people.ts'
import { EVENT, withCapacity, withDatesToCome } from '../tests/support/site/church.ts'
import { testServices } from '../tests/support/site/services.ts'

const OTHER = 'ewgaugmysore2023'

test('the command line corrects, moves, records, reduces and notes, and is named in the history', async () => {
  const services = withDatesToCome(await testServices())
  const { id, payment } = await unpaidRegistration(services)
  const run = (name: string, ...args: string[]) => runOffice(services, name, ...args)
  expect(await run('correct', payment.txnid, '--lastname', 'Kumar')).toMatchObject({ code: 0 })
  expect(await run('correct', id, '--email', 'nothing')).toMatchObject({ code: 2 })
  expect((await run('move', id, 'tamilewgjanmysore2023')).said).toContain('is Rs. 960')
  expect((await run('move', id, 'nowhere')).code).toBe(2)
  expect((await run('reduce', id, '60', '--reason', 'Staff')).code).toBe(0)
  expect((await run('reduce', id, '60')).said).toContain('Add a reason')
  expect((await run('record', id, '900')).said).toContain('2026-27/000001')
  expect((await run('record', id, '900')).said).toContain('--another')
  expect((await run('record', id, '1', '--day', '1900-01-01')).said).toContain('last 400 days')
  expect((await run('record', id, '1', '--method', 'Cheque')).said).toContain('--reference')
  expect((await run('reduce', id, '60', '--reason', ' ')).said).toContain('Add a reason')
  expect((await run('note', id, ' ')).code).toBe(2)
  expect((await run('note', id, 'Comes by train')).code).toBe(0)
  expect((await run('note', 'nobody', 'Comes by train')).said).toContain('no such registration')
  expect(await findRegistration(services.db, id)).toMatchObject({
    sort_name: 'kumar ravi',
    standing: 'Paid',
    still_due_minor: 0,
  })
  const events = await officeEventsOf(services.db, 'registration', id)
  expect(new Set(events.map(({ author }) => author))).toEqual(new Set(['command line']))
  expect(events).toHaveLength(5)
})

test('a move to a full conference is refused unless --over-capacity is said', async () => {
  const limited = withCapacity(await testServices(), { capacity: { people: 1 } })
  const { id } = await register(limited, { registration: couple({ eventCode: OTHER }) })
  expect((await runOffice(limited, 'move', id, EVENT)).said).toContain('This conference is over.')
  const services = withDatesToCome(limited)
  expect(await runOffice(services, 'move', id, EVENT)).toMatchObject({
    code: 2,
    said: expect.stringContaining('Only 1 place left for 2 people. Add --over-capacity'),
  })
  expect((await runOffice(services, 'move', id, EVENT, '--over-capacity')).code).toBe(0)
})

test.each([
  ['email', 'ravi@example.org'],
  ['email', 'ravi@localhost'],
  ['email', 'ra vi@example.org'],
  ['email', `${'r'.repeat(50)}@example.org`],
  ['phone', '+91 98765 43210'],
  ['phone', '12345'],
  ['city', 'Mysuru'],
  ['city', 'M'.repeat(51)],
  ['city', '560001'],
  ['firstname', ' '],
  ['firstname', 'www.example.org'],
  ['lastname', ' Kumar '],
] as const)('correcting %s to %j is judged as the form judges it', async (field, value) => {
  const services = await testServices()
  const { id } = await unpaidRegistration(services)
  const isRight = v.safeParse(personSchemas('en')[field], value).success
  const { code } = await runOffice(services, 'correct', id, `--${field}`, value)
  expect(code).toBe(isRight ? 0 : 2)
})
