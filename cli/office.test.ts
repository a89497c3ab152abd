import { chmodSync, chownSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { openDatabase, ping } from '#database/engine/open.ts'
import { findPayment } from '#database/records/payments/payments.ts'
import { openTestDoor } from '#tests/support/doors.ts'
import { runOffice, runOfficeProcess } from '#tests/support/office/command-line.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { finishPayment, payInSandbox, register } from '#tests/support/payments.ts'
import { couple, testGift } from '#tests/support/people.ts'
import { EVENT, storeFirstVersion } from '#tests/support/site/church.ts'
import { testFolder } from '#tests/support/site/folder.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'

const gift = { ...testGift, name: '=HYPERLINK("x")' }

const registration = couple()

async function pay(services: TestServices, outcome: string, changes: Partial<typeof gift> = {}) {
  const payment = await giveGift(services, { ...gift, ...changes })
  await finishPayment(services, payment, outcome)
  return payment
}

test('without a command or with an unknown one it prints its help', async (services) => {
  const payment = await pay(services, 'approve')
  const [help, unknown, option, story] = await Promise.all([
    runOfficeProcess(services),
    runOfficeProcess(services, 'dance'),
    runOfficeProcess(services, 'gifts', '--colour', 'red'),
    runOfficeProcess(services, 'show', payment.txnid),
  ])
  expect(help).toMatchObject({ code: 0, said: expect.stringContaining('reconcile') })
  expect(unknown).toMatchObject({ code: 2, said: expect.stringContaining('no command "dance"') })
  expect(option).toMatchObject({ code: 2, said: expect.stringContaining('--colour') })
  expect(story).toMatchObject({ code: 0, said: expect.stringContaining('open → paid') })
})

onEngines('lists people and gifts as a table and as CSV', async (services) => {
  const folder = testFolder()
  const payment = await pay(services, 'approve')
  await register(services, { registration, key: 'a-key-of-the-browser' })
  const csv = path.join(folder, 'people.csv')
  const [table, ...rest] = await Promise.all([
    runOffice(services, 'gifts', '--status=paid', '--from=2026-11-15', '--to=2026-11-15'),
    runOffice(services, 'registrations', `--event=${EVENT}`, '--format=csv', `--out=${csv}`),
    runOffice(services, 'registrations', '--event', 'other'),
  ])
  expect(table).toMatchObject({ code: 0, said: expect.stringContaining(payment.txnid) })
  expect(table.said).toContain('2026-27/000001')
  expect(rest.map(({ code }) => code)).toEqual([0, 0])
  const [head = '', first = '', second = ''] = readFileSync(csv, 'utf8').split('\r\n')
  expect(head).toContain(
    'Conference,First Name,Last Name,Gender,Email,Age,Mobile,City,Residential,Arrival,Status',
  )
  expect(first).toContain('Encounter with God · 6–7 May 2023,Ravi')
  expect(second).toContain('Maya')
  expect(rest[1]?.said).toContain('Nothing to show')
})

onEngines(
  'shows a payment’s history, finds a missed success and balances the day',
  async (services) => {
    const payment = await giveGift(services, gift)
    await payInSandbox(services, payment, 'never')
    const other = await pay(services, 'wrong-amount', { submission: 'another-browser-key' })
    expect(await runOffice(services, 'reconcile')).toMatchObject({
      code: 1,
      said: expect.stringContaining('2 open payments'),
    })
    expect((await findPayment(services.db, payment.txnid))?.state).toBe('paid')
    const story = await runOffice(services, 'show', payment.txnid)
    expect(story.said).toContain('office: confirmed-success, open → paid')
    expect(story.said).toContain('gift-receipt to anita@example.org: waiting')
    expect(await runOffice(services, 'payments', 'mismatched')).toMatchObject({
      code: 1,
      said: expect.stringContaining(other.txnid),
    })
    const today = services.now().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
    const line = await runOffice(services, 'daily', today)
    expect(line.code).toBe(1)
    expect(line.said).toContain(`unmatched: ${other.txnid} (confirming)`)
  },
)

test('backs up the SQLite database while it is in use, and restores it', async (services) => {
  const payment = await pay(services, 'approve')
  const copy = path.join(testFolder(), 'copy.db')
  expect((await runOffice(services, 'backup', copy)).code).toBe(0)
  expect((await runOffice(services, 'backup', copy)).code).toBe(2)
  await pay(services, 'approve', { submission: 'a-later-browser-key' })
  expect((await runOffice(services, 'restore', copy)).code).toBe(2)
  await services.db.destroy()
  expect((await runOffice(services, 'restore', copy, '--yes')).said).toContain(
    'What was there is now',
  )
  const { db } = openDatabase(services.databaseUrl)
  const payments = await db.selectFrom('payment').select('txnid').execute()
  await db.destroy()
  expect(payments).toEqual([{ txnid: payment.txnid }])
})

onEngines('whose copy it is, is said before it is put back', async (plain, engine) => {
  const services = await storeFirstVersion(plain)
  for (const name of engine === 'sqlite' ? ['copy.db', 'copy.jsonl'] : ['copy.jsonl']) {
    const copy = path.join(testFolder(), name)
    await runOffice(services, 'backup', copy)
    const asked = await runOffice(services, 'restore', copy)
    expect(asked).toMatchObject({
      code: 2,
      said: 'This is a copy of Hillside Fellowship Mysore. Stop the site, then add --yes.',
    })
    const other = await testServices(engine)
    if (name.endsWith('.db')) await other.db.destroy()
    const done = await runOffice(other, 'restore', copy, '--yes')
    expect(done.said).toContain('This is a copy of Hillside Fellowship Mysore.')
  }
})

test('nobody is signed in by a copy, and no phone is tied', async (services) => {
  const { db } = services
  await signedIn(services, 'admin')
  await openTestDoor(services)
  const copy = path.join(testFolder(), 'copy.db')
  await runOffice(services, 'backup', copy)
  await db.destroy()
  expect((await runOffice(services, 'restore', copy, '--yes')).code).toBe(0)
  const restored = openDatabase(services.databaseUrl).db
  expect(await restored.selectFrom('staff').select('roles').execute()).toHaveLength(1)
  expect(await restored.selectFrom('staff_session').selectAll().execute()).toEqual([])
  expect(await restored.selectFrom('door_phone').selectAll().execute()).toEqual([])
  await restored.destroy()
})

test('refuses to restore a copy that is older than version 1.0', async (services) => {
  const copy = path.join(testFolder(), 'copy.db')
  await sql`delete from kysely_migration`.execute(services.db)
  await sql`insert into kysely_migration values ('0059-ended-links', '2026-01-01')`.execute(
    services.db,
  )
  await sql`vacuum into ${copy}`.execute(services.db)
  expect(await runOfficeProcess(services, 'restore', copy, '--yes')).toEqual({
    code: 1,
    said: "This database is older than version 1.0 and can't be brought up to date.\n",
  })
})

test('refuses to restore a copy in which something refers to what is gone', async (services) => {
  await pay(services, 'approve')
  const copy = path.join(testFolder(), 'copy.db')
  await sql`pragma foreign_keys = off`.execute(services.db)
  await services.db.deleteFrom('gift').execute()
  await sql`vacuum into ${copy}`.execute(services.db)
  await services.db.destroy()
  expect(await runOffice(services, 'restore', copy, '--yes')).toMatchObject({
    code: 2,
    said: expect.stringMatching(/is broken: \w+ refers to what is not there/),
  })
})

test('refuses to restore over a database that a site is using', async (services) => {
  await pay(services, 'approve')
  const copy = path.join(testFolder(), 'copy.db')
  await runOffice(services, 'backup', copy)
  const site = openDatabase(services.databaseUrl)
  await ping(site.db)
  expect(await runOffice(services, 'restore', copy, '--yes')).toMatchObject({
    code: 2,
    said: expect.stringContaining('in use'),
  })
  await site.db.destroy()
})

test('restores over a broken database file and keeps its owner', async (services) => {
  await pay(services, 'approve')
  const copy = path.join(testFolder(), 'copy.db')
  expect((await runOfficeProcess(services, 'backup', copy)).code).toBe(0)
  // Backups contain names and addresses.
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  await services.db.destroy()
  const file = services.databaseUrl.replace('file:', '')
  writeFileSync(file, 'no database at all, and longer than its header would have to be'.repeat(99))
  chmodSync(file, 0o640)
  if (process.getuid?.() === 0) chownSync(file, 65534, 65534)
  const { uid, gid, mode } = statSync(file)
  expect((await runOfficeProcess(services, 'restore', copy, '--yes')).code).toBe(0)
  expect(statSync(file)).toMatchObject({ uid, gid, mode })
  const { db } = openDatabase(services.databaseUrl)
  const payments = await db.selectFrom('payment').select('payer_email').execute()
  await db.destroy()
  expect(payments).toEqual([{ payer_email: 'anita@example.org' }])
})

onEngines('a portable backup of %s is restored into the other engine', async (services, engine) => {
  const payment = await pay(services, 'approve')
  const copy = path.join(testFolder(), 'copy.jsonl')
  const { said: copied } = await runOffice(services, 'backup', copy)
  expect((await runOffice(services, 'restore', copy, '--yes')).said).toContain(
    'Nothing was changed.',
  )
  const other = await testServices(engine === 'sqlite' ? 'postgres' : 'sqlite')
  const { said } = await runOffice(other, 'restore', copy, '--yes')
  expect(said).toMatch(/gift +1 +amount_minor 50000/)
  const [, count] = /(\d+) records are in/.exec(copied) ?? []
  expect(said).toContain(
    `The copy has ${count} records; ${count} were put back, and they add up. Search words are in no copy: they were made anew.`,
  )
  expect(await findPayment(other.db, payment.txnid)).toEqual(
    await findPayment(services.db, payment.txnid),
  )
})
