import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { RECORD_TABLES } from '#database/backup/record-tables.ts'
import type { Db } from '#database/engine/open.ts'
import { appendOfficeEvent, officeEventsOf } from '#database/staff/office-events.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { few, IS_LONG } from '../support/long.ts'
import {
  type Desk,
  type Prepare,
  readyToConfirm,
  sendReady,
} from '../support/office/forms/fill-form.ts'
import { type OfficeForm, officeForms, openDesk } from '../support/office/forms.ts'
import { paidRegistration } from '../support/payments.ts'
import { expectWords } from '../support/site/server.ts'

const FORMS = await officeForms()

/** The forms of one part of the office share a site. */
const PARTS = Object.entries(
  Object.groupBy(FORMS, ({ name }) => name.split('/')[2]?.split(' ')[0] ?? ''),
)

/** Two clicks meet on PostgreSQL. SQLite lets one write at a time, so it gets every fourth form. */
const DESKS = PARTS.flatMap(([part, forms = []], place) => {
  const other = few(forms, place)
  const isElsewhere = (form: OfficeForm) => !IS_LONG && other.includes(form)
  return [
    { engine: 'postgres' as const, part, forms: forms.filter((form) => !isElsewhere(form)) },
    { engine: 'sqlite' as const, part, forms: other },
  ]
}).filter(({ forms }) => forms.length > 0)

test.each(DESKS)(
  '$engine: a double click on any form for $part does it once, and no key but ours is stored',
  async ({ engine, forms }) => {
    const desk = await openDesk(engine)
    for (const form of few(forms)) await sendForged(desk, form)
    for (const form of forms) await expectOnce(desk, form)
    const keys = await desk.services.db.selectFrom('office_event').select('key').execute()
    expect(keys.filter(({ key }) => key !== null && !OURS.test(key))).toEqual([])
    const sent = await desk.services.db.selectFrom('registration').select('submission').execute()
    expect(sent.filter(({ submission }) => (submission ?? '').length > 100)).toEqual([])
  },
)

/** What changes several records adds the record to its own. */
const OURS = /^[\da-f-]{36}(:[\da-f-]{36})?$/

/** With a key that no form of ours has. Some do it all the same, others ask again. */
async function sendForged(desk: Desk, { name, prepare }: OfficeForm): Promise<void> {
  const { address, fields } = await prepare(desk)
  const forged = new Map(fields).set('key', 'x'.repeat(100_000))
  const { status } = await desk.send(address, forged)
  expect([name, status]).not.toEqual([name, 500])
  if (status !== 303) await desk.send(address, fields)
}

async function expectOnce(desk: Desk, { name, prepare }: OfficeForm): Promise<void> {
  const single = await rowsOfOneClick(desk, prepare)
  const ready = await prepare(desk)
  const double = await grown(desk, async () => {
    const answers = await Promise.all([sendReady(desk, ready), sendReady(desk, ready)])
    return [...answers, await sendReady(desk, ready)]
  })
  const places = double.answer.map(({ status, location }) => ({ status, location }))
  const [first] = places
  expect.soft(places, name).toEqual(places.map(() => ({ ...first, status: 303 })))
  // The first of its kind may store more, such as the year's series of receipts.
  const isSame = isDeepStrictEqual(single, double.rows)
  const rows = isSame ? single : await rowsOfOneClick(desk, prepare)
  expect.soft(double.rows, name).toEqual(rows)
}

async function rowsOfOneClick(desk: Desk, prepare: Prepare) {
  const ready = await prepare(desk)
  return (await grown(desk, () => sendReady(desk, ready))).rows
}

/** Forms about a record that somebody else may have changed since they were opened. */
const VERSIONED = FORMS.filter(({ name }) =>
  /^\/office\/(registrations\/:id|gifts\/:id|receipts|staff\/:id)/.test(name),
)

test('every form about a record tells what somebody changed since it was opened', async () => {
  const desk = await openDesk()
  for (const form of VERSIONED) await expectToldChange(desk, form)
})

async function expectToldChange(desk: Desk, { name: form, prepare }: OfficeForm): Promise<void> {
  const { address, fields } = await prepare(desk)
  const late = new Map(fields)
  await pretendChange(desk, address)
  const { answer, rows } = await grown(desk, () => desk.send(address, late))
  expect.soft([answer.status, rows], form).toEqual([409, []])
  const typed = [...late].filter(([name]) => !['key', 'version', 'intent'].includes(name))
  const words = ['Somebody has changed this', 'somebody@office.example.org']
  for (const said of [...words, ...typed.map(([, value]) => value)]) {
    expect.soft(answer.html, form).toContain(said)
  }
}

async function pretendChange({ services }: Desk, address: string) {
  const { db } = services
  const [, , kind = '', id = ''] = address.split('/')
  const table = kind === 'registrations' ? 'registration' : kind === 'staff' ? 'staff' : 'gift'
  await db.updateTable(table).set({ version: 7 }).where('id', '=', id).execute()
  const event = { subject: table, subjectId: id, action: 'correct', at: services.now() } as const
  const actor = { ...COMMAND_LINE, name: 'somebody@office.example.org' }
  await appendOfficeEvent(db, { ...event, actor, details: { version: 7 } })
}

test('a form keeps the version with which it was first opened, through the plan and back', async () => {
  const desk = await openDesk()
  const { id } = await paidRegistration(desk.services)
  const address = `/office/registrations/${id}/reduction`
  const form = await readyToConfirm(desk, address, { amount: '100', reason: 'Staff' })
  const scholarship = { amount: '50', reason: 'Scholarship' }
  await sendReady(desk, await readyToConfirm(desk, address, scholarship))
  const edited = await desk.send(address, new Map(form.fields).set('intent', 'edit'))
  expect(edited.status).toBe(409)
  expectWords(edited.html, ['Reason: Scholarship', 'value="Staff"'])
  const shown = await desk.send(address, new Map(form.fields).set('intent', 'show'))
  expect(shown.status).toBe(409)
  expect(shown.html).toContain('Give a discount of Rs. 100</button>')
  const events = await officeEventsOf(desk.services.db, 'registration', id)
  expect(events).toHaveLength(1)
})

async function grown<Answer>({ services: { db } }: Desk, act: () => Promise<Answer>) {
  const before = await countRows(db)
  const answer = await act()
  const rows = (await countRows(db)).map(([table, count], index) => [
    table,
    count - (before[index]?.[1] ?? 0),
  ])
  return { answer, rows: rows.filter(([, more]) => more !== 0) }
}

/** All tables at once: a question for each takes longer than what they are asked about. */
async function countRows(db: Db): Promise<[string, number][]> {
  const counts = RECORD_TABLES.map(
    (table) => sql`select ${sql.lit(table)} as name, count(*) as count from ${sql.table(table)}`,
  )
  const asked = sql<{ name: string; count: number | string }>`${sql.join(counts, sql` union all `)}`
  const { rows } = await asked.execute(db)
  return rows.map(({ name, count }) => [name, Number(count)])
}
