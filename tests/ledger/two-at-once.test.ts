import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Engine } from '#database/engine/open.ts'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { startOfDay } from '#domain/days.ts'
import { runs } from '../support/long.ts'
import { signedIn } from '../support/office/staff.ts'
import { paidRegistration } from '../support/payments.ts'
import { couple } from '../support/people.ts'
import { programmeOf, testContent } from '../support/site/church.ts'
import { ENGINES } from '../support/site/databases.ts'
import { formOn } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'
import type { TestServices } from '../support/site/services.ts'
import type { Site } from '../support/site/visitor.ts'

const RUNS: Record<Engine, number> = { sqlite: runs(4, 400), postgres: runs(3, 200) }

const DAY_MS = 24 * 60 * 60_000

/** The clock starts on 15 November 2026. The first one is over and still open, as decided for dates of content. */
const DATES = {
  over: { first: '2026-10-10', untilDays: 14, percent: 80 },
  soon: { first: '2026-12-12', untilDays: 14, percent: 80 },
  later: { first: '2027-02-06', untilDays: 30, percent: 50 },
} as const

type DateCode = keyof typeof DATES

const WHO = ['anna', 'bala', 'visitor'] as const

type Who = (typeof WHO)[number]

type Step =
  | { does: 'open' | 'cancel'; who: Who }
  /** Types into the form as it was opened, perhaps long ago, and sends it. */
  | { does: 'correct'; who: Who; field: string; value: string }
  | { does: 'move'; who: 'anna' | 'bala'; to: DateCode }
  | { does: 'pass'; days: number }

const who = fc.constantFrom(...WHO)

const typed = fc.constantFrom<[string, string][]>(
  ['persons[0].city', 'Hubli'],
  ['persons[0].city', 'Hassan'],
  ['persons[1].age', '38'],
  ['persons[1].age', '9'],
  ['residential', 'Non Residential'],
  ['productinfo', 'later'],
  ['productinfo', 'soon'],
)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('open'), who }) },
  {
    weight: 6,
    arbitrary: fc
      .record({ who, typed })
      .map(({ who, typed: [field, value] }) => ({ does: 'correct' as const, who, field, value })),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ does: 'cancel', who: 'visitor' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('move'),
      who: fc.constantFrom('anna', 'bala'),
      to: fc.constantFrom('over', 'soon', 'later'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('pass'), days: fc.constantFrom(1, 7, 20) }),
  },
)

/** Everybody has the form open while one of them corrects something, so that each story has old forms. */
const BEGINNING: readonly Step[] = [
  ...WHO.map((each) => ({ does: 'open' as const, who: each })),
  { does: 'correct', who: 'anna', field: 'persons[1].age', value: '39' },
]

/** Of whom another form is old: otherwise a few stories might have nobody to tell. */
const LATE: Step[] = [{ does: 'correct', who: 'bala', field: 'persons[0].city', value: 'Hubli' }]

test.each(ENGINES)(
  '%s: nobody overwrites what they have not seen, attends what is not paid for or gets back too much',
  { timeout: 7_200_000 },
  async (engine) => {
    const site = await testSite({ engine, content: withDates() })
    const done = { corrected: 0, told: 0, cancelled: 0 }
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<DateCode>('over', 'soon', 'later'),
        fc.array(step, { minLength: 4, maxLength: 12 }),
        async (sold, steps) => {
          const world = await newWorld(site, { sold, run: run++ })
          for (const each of [...BEGINNING, ...steps]) {
            const before = await stored(site.services, world.id)
            const result = await play(world, each)
            const after = await stored(site.services, world.id)
            if (result === 'told') done.told++
            if (after.version > before.version) done.corrected++
            if (after.hold === 'cancelled' && before.hold !== 'cancelled') done.cancelled++
            audit(world, { step: each, before, after })
          }
        },
      ),
      { numRuns: RUNS[engine], endOnFailure: true, examples: [['soon', LATE]] },
    )
    // Otherwise the stories would prove nothing.
    expect(Math.min(done.corrected, done.told)).toBeGreaterThan(0)
  },
)

function withDates() {
  const content = testContent()
  const programme = programmeOf(content, 'ewgregister')
  const [event] = programme.events
  if (!event) throw new Error('the church has no event')
  programme.events = Object.entries(DATES).map(([code, { first, untilDays, percent }]) => ({
    ...event,
    code,
    days: { first, last: first },
    cancel: { untilDays, refundPercent: percent },
  }))
  return content
}

type Form = {
  fields: Record<string, string>
  /** What this person has been shown of the registration. */
  seen: Stored
}

type World = Site & {
  id: string
  token: string
  people: Record<'anna' | 'bala', { cookie: string }>
  forms: Map<Who, Form>
  /** Every date it was sold for. */
  sold: Set<string>
}

async function newWorld(site: Site, { sold, run }: { sold: DateCode; run: number }) {
  const { services } = site
  const persons = couple().persons.map((person) => ({ ...person, city: `Town ${lettersOf(run)}` }))
  const { id } = await paidRegistration(services, couple({ eventCode: sold, persons }))
  const { private_token: token } = await read(services, id)
  const people = {
    anna: await signedIn(services, 'desk', 'treasurer'),
    bala: await signedIn(services, 'desk'),
  }
  return { ...site, id, token, people, forms: new Map(), sold: new Set([sold]) }
}

/** The city of a test has letters only. */
function lettersOf(run: number): string {
  return [...String(run)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
}

type Stored = Awaited<ReturnType<typeof stored>>

/** What is compared: everything that a correction may change, and the money. */
async function stored(services: TestServices, id: string) {
  const { event_code, residential, version, hold, full_minor } = await read(services, id)
  const people = await attendeesOf(services.db, id)
  const payments = await paymentsFor(services.db, 'registration_id', id)
  const refunds = (
    await Promise.all(payments.map((each) => refundsOf(services.db, each.id)))
  ).flat()
  const fields: Record<string, string> = { productinfo: event_code, residential }
  for (const [index, { city, age }] of people.entries()) {
    fields[`persons[${index}].city`] = city
    fields[`persons[${index}].age`] = String(age)
  }
  const received = payments.reduce((sum, each) => sum + (each.received_minor ?? 0), 0)
  const returned = refunds.reduce((sum, each) => sum + each.amount_minor, 0)
  return { fields, event_code, version, hold, full_minor, received, returned }
}

async function read(services: TestServices, id: string) {
  const registration = await findRegistration(services.db, id)
  if (!registration) throw new Error(`${id} is lost`)
  return registration
}

async function play(world: World, each: Step): Promise<'told' | undefined> {
  if (each.does === 'pass') world.services.pass(each.days * DAY_MS)
  if (each.does === 'open') await open(world, each.who)
  if (each.does === 'move') await move(world, each)
  if (each.does === 'cancel') await cancel(world)
  if (each.does !== 'correct') return undefined
  const form = world.forms.get(each.who)
  if (form && each.field in form.fields) form.fields[each.field] = each.value
  return send(world, each.who)
}

async function ask(world: World, by: Who, action: string, fields?: Record<string, string>) {
  const { id, token, people, get, post } = world
  const address =
    by === 'visitor' ? `/my/${token}/${action}` : `/office/registrations/${id}/${action}`
  const { cookie } = by === 'visitor' ? { cookie: '' } : people[by]
  const headers = { cookie, Origin: world.services.publicUrl }
  const answer = await (fields ? post(address, fields, headers) : get(address, headers))
  expect([action, fields, answer.status < 500]).toEqual([action, fields, true])
  return { status: answer.status, html: await answer.text() }
}

async function open(world: World, by: Who): Promise<void> {
  const { html } = await ask(world, by, 'correct')
  const fields = fieldsIn(html)
  world.forms.set(by, { fields, seen: await stored(world.services, world.id) })
}

/** Sends the form, agrees to what the answer shows, and stops where somebody else's change is told. */
async function send(world: World, by: Who): Promise<'told' | undefined> {
  const form = world.forms.get(by)
  if (!form) return undefined
  const shown = await ask(world, by, 'correct', { ...form.fields, intent: 'show' })
  if (shown.status === 409) return tell(world, by, shown.html)
  if (shown.status !== 200) return undefined
  const agreed = { ...fieldsIn(shown.html), intent: 'do' }
  const confirmed = await ask(world, by, 'correct', agreed)
  return confirmed.status === 409 ? tell(world, by, confirmed.html) : undefined
}

async function tell(world: World, by: Who, html: string): Promise<'told'> {
  const fields = fieldsIn(html)
  world.forms.set(by, { fields, seen: await stored(world.services, world.id) })
  return 'told'
}

async function move(world: World, { who: by, to }: Extract<Step, { does: 'move' }>): Promise<void> {
  const { html } = await ask(world, by, 'move')
  await ask(world, by, 'move', { ...fieldsIn(html), to, intent: 'do' })
}

async function cancel(world: World): Promise<void> {
  const { html } = await ask(world, 'visitor', 'cancel?whom=all')
  await ask(world, 'visitor', 'cancel', fieldsIn(html))
}

/** What a browser would send of the page's form that changes something. */
function fieldsIn(html: string): Record<string, string> {
  const at = html.indexOf('name="version"')
  const form = html.slice(html.lastIndexOf('<form', at), html.indexOf('</form>', at) + 7)
  return form ? formOn(form).fields : {}
}

type Change = { step: Step; before: Stored; after: Stored }

function audit(world: World, { step: each, before, after }: Change): void {
  const told = [each, before, after]
  const byVisitor = 'who' in each && each.who === 'visitor'
  const moment = world.services.now().getTime()
  if (byVisitor && after.event_code !== before.event_code) {
    expect([told, isChangeable(world, before.event_code, moment)]).toEqual([told, true])
    expect([told, moment < startOfDay(dateOf(after.event_code).first)]).toEqual([told, true])
  }
  world.sold.add(after.event_code)
  if (each.does === 'correct') {
    const { seen } = world.forms.get(each.who) ?? { seen: before }
    for (const [field, value] of Object.entries(before.fields)) {
      if (after.fields[field] === value) continue
      expect([told, field, seen.fields[field]]).toEqual([told, field, value])
    }
    const form = world.forms.get(each.who)
    if (form && after.version > before.version) form.seen = after
  }
  const back = after.returned - before.returned
  if (back > 0) {
    expect([told, byVisitor && isChangeable(world, before.event_code, moment)]).toEqual([
      told,
      true,
    ])
    const share = Math.min(...[...world.sold].map((code) => dateOf(code).percent))
    expect([told, back <= (before.received * share) / 100]).toEqual([told, true])
  }
  expect([told, after.returned <= after.received]).toEqual([told, true])
  if (after.hold === 'confirmed') {
    expect([told, after.received > after.returned || after.full_minor === 0]).toEqual([told, true])
  }
}

function dateOf(code: string) {
  const date = Object.entries(DATES).find(([each]) => each === code)?.[1]
  if (!date) throw new Error(`${code} is no date of the test`)
  return date
}

/** Before the first day of the date it has, and before the earliest last day to cancel of all its dates. */
function isChangeable({ sold }: World, code: string, moment: number): boolean {
  const ends = [...sold].map((each) => {
    const { first, untilDays } = dateOf(each)
    return startOfDay(first) - untilDays * DAY_MS
  })
  return moment < Math.min(startOfDay(dateOf(code).first), ...ends)
}
