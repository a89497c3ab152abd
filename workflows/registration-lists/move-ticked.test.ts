import { expect } from 'vitest'
import { paidRegistration } from '#tests/support/payments.ts'
import { coupleWith } from '#tests/support/people.ts'
import { changeEvent, EVENT } from '#tests/support/site/church.ts'
import { onEngines } from '#tests/support/site/services.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { moveRegistration } from '#workflows/records/corrections/move-registration.ts'
import { moveTicked, planTickedMoves } from './move-ticked.ts'

const OTHER = 'ewgaugmysore2023'

onEngines(
  'a form moves each ticked registration once, and only while there is room',
  async (plain) => {
    const days = { first: '2027-01-09', last: '2027-01-10' }
    const toCome = changeEvent(plain, { dates: 'Jan 9 to 10', days })
    // Room for one couple, not for two.
    const services = changeEvent(toCome, { days, capacity: { people: 3 } }, OTHER)
    await paidRegistration(services)
    await paidRegistration(services, coupleWith('asha@example.org', 'asha@example.org'))
    const read = () =>
      services.db.selectFrom('registration').selectAll().orderBy('number').execute()
    const numbers = (await read()).map(({ number }) => number)
    const codes = async () => (await read()).map(({ event_code }) => event_code)
    const plan = await planTickedMoves(services, { actor, numbers, to: OTHER })
    const moves = plan.ok ? plan.moves : []
    expect(moves.map(({ plan: { ok } }) => ok)).toEqual([true, false])
    expect(await codes()).toEqual([EVENT, EVENT])

    const form = { actor, key: 'one-form', numbers, to: OTHER }
    await Promise.all([moveTicked(services, form), moveTicked(services, form)])
    expect(await codes()).toEqual([OTHER, EVENT])
    const [first] = await read()
    const back = await moveRegistration(services, { actor, id: first?.id ?? '', to: EVENT })
    expect(back).toMatchObject({ ok: true })
    // The back button, and the same form again.
    expect(await moveTicked(services, { ...form, numbers: numbers.slice(0, 1) })).toEqual({
      ok: true,
      moved: 0,
    })
    expect(await codes()).toEqual([EVENT, EVENT])
  },
)
