import { expect } from 'vitest'
import { entriesAt } from '#database/doors/door-entries.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import { changeGuestList, findGuests, type GuestList } from '#domain/doors/entry.ts'
import { judge, partyOf } from '#domain/doors/judge.ts'
import { correctPerson } from '#tests/support/corrections.ts'
import { doorListOf, newEntry, openTestDoor, sendEntries } from '#tests/support/doors.ts'
import { paidRegistration } from '#tests/support/payments.ts'
import { onEngines } from '#tests/support/site/services.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { readArrivals } from './read-arrivals.ts'
import { ticketDigest } from './ticket-digest.ts'

onEngines(
  'at the door the new ticket is good, and the old one says why it is not',
  async (services) => {
    const { id } = await paidRegistration(services)
    const { secret } = await openTestDoor(services)
    const heard = async (list: GuestList = new Map()) =>
      changeGuestList(list, await doorListOf(services, secret))
    const known = await heard()
    const old = (await ticketsOf(services.db, id)).map(({ code }) => code)
    const send = (code: string | undefined) =>
      sendEntries(services, secret, [newEntry({ code, at: services.now().toISOString() })])
    await send(old[1])
    await correctPerson(services, { actor, id, person: 1, changes: { email: 'right@example.org' } })
    const now = (await ticketsOf(services.db, id)).map(({ code }) => code)

    // A phone that had the old list, and one that comes new.
    for (const list of [await heard(known), await heard()]) {
      const answer = (code = '') => judge({ list, own: new Map(), ticket: ticketDigest(code) })
      expect(answer(now[0])).toMatchObject({ answer: 'welcome', guest: { first: 'Ravi' } })
      expect(answer(now[1])).toMatchObject({ answer: 'already-in', guest: { first: 'Maya' } })
      for (const code of old) {
        expect(answer(code)).toMatchObject({ answer: 'not-valid', why: 'replaced' })
      }
      expect(findGuests(list, 'Ravi')).toHaveLength(1)
      const ravi = list.get(ticketDigest(now[0] ?? ''))
      expect(ravi && partyOf(list, ravi)).toHaveLength(2)
    }

    // A phone without a network has let somebody in by the old ticket: it is that person's entry.
    for (const code of [old[0], ticketDigest(old[0] ?? '')]) {
      expect(await send(code)).toEqual(['stored'])
    }
    const entries = await entriesAt(services.db, 'ewgmaymysore2023')
    expect(entries.map(({ ticket_code }) => ticket_code).sort()).toEqual(
      [now[0], now[0], now[1]].sort(),
    )
    const arrivals = await readArrivals(services, { actor, code: 'ewgmaymysore2023' })
    expect([arrivals?.expected.length, arrivals?.strays]).toEqual([2, []])
  },
)
