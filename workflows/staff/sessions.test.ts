import { expect } from 'vitest'
import { openSession } from '#database/staff/sign-ins.ts'
import { storeStaff } from '#database/staff/staff.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import {
  forgetOldSignIns,
  readDevices,
  readSession,
  type SignedIn,
  signOut,
  signOutEverywhere,
} from './sessions.ts'
import { askForLink } from './sign-in-by-link.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

async function enter({ db, now }: TestServices, device = 'Firefox on Linux'): Promise<string> {
  const { id } = await storeStaff(db, { email: 'a@church.example', roles: ['desk'], at: now() })
  return openSession(db, { staffId: id, device, at: now() })
}

async function read(services: TestServices, secret: string): Promise<SignedIn> {
  const staff = await readSession(services, secret)
  if (!staff) throw new Error('signed out')
  return staff
}

onEngines('a session ends after 12 idle hours', async (services) => {
  const secret = await enter(services)
  services.pass(12 * HOUR_MS - 1)
  expect(await readSession(services, secret)).toMatchObject({ name: 'a@church.example' })
  services.pass(12 * HOUR_MS - 1)
  expect(await readSession(services, secret)).toBeDefined()
  services.pass(12 * HOUR_MS)
  expect(await readSession(services, secret)).toBeUndefined()
})

onEngines('a session in use ends after 30 days', async (services) => {
  const secret = await enter(services)
  for (let hours = 0; hours < 30 * 24 - 6; hours += 6) {
    services.pass(6 * HOUR_MS)
    expect(await readSession(services, secret)).toBeDefined()
  }
  services.pass(6 * HOUR_MS)
  expect(await readSession(services, secret)).toBeUndefined()
})

test('only a digest of the secret is stored, and the use is noted once a minute', async ({
  services,
}) => {
  const secret = await enter(services)
  const seen = async () => {
    const rows = await services.db.selectFrom('staff_session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    return rows[0]?.seen_at
  }
  const first = await seen()
  services.pass(MINUTE_MS - 1)
  await read(services, secret)
  expect(await seen()).toBe(first)
  services.pass(1)
  await read(services, secret)
  expect(await seen()).toBe(services.now().toISOString())
})

onEngines('one device or all of them are signed out', async (services) => {
  const [desk, phone, tablet] = [
    await enter(services),
    await enter(services, 'Chrome on Android'),
    await enter(services, 'Safari on iPad'),
  ]
  const me = await read(services, desk)
  const { devices } = await readDevices(services, me)
  expect(devices.filter(({ isThis }) => isThis)).toMatchObject([{ device: 'Firefox on Linux' }])
  const other = devices.find(({ device }) => device === 'Chrome on Android')
  await signOut(services, me, other?.digest)
  expect(await readSession(services, phone)).toBeUndefined()
  expect(await readSession(services, tablet)).toBeDefined()
  expect((await readDevices(services, me)).devices).toHaveLength(2)
  await signOutEverywhere(services, me)
  for (const secret of [desk, tablet]) expect(await readSession(services, secret)).toBeUndefined()
})

test('nobody can end the session of somebody else', async ({ services }) => {
  const secret = await enter(services)
  const mine = await read(services, secret)
  const { id } = await storeStaff(services.db, {
    email: 'b@church.example',
    roles: ['admin'],
    at: services.now(),
  })
  await signOut(services, { ...mine, staffId: id }, mine.session)
  expect(await readSession(services, secret)).toBeDefined()
})

test('requests for links are deleted after a day, also those of strangers', async ({
  services,
}) => {
  for (const email of ['nobody@church.example', 'b@church.example']) {
    await askForLink(services, { email })
  }
  await sendDueMails(services)
  services.pass(DAY_MS)
  await forgetOldSignIns(services)
  expect(await services.db.selectFrom('outbox').selectAll().execute()).toHaveLength(2)
  services.pass(1)
  await forgetOldSignIns(services)
  expect(await services.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test('what nobody can sign in with any more is deleted', async ({ services }) => {
  await enter(services)
  services.pass(30 * DAY_MS)
  await forgetOldSignIns(services)
  expect(await services.db.selectFrom('staff_session').selectAll().execute()).toHaveLength(1)
  services.pass(1)
  await forgetOldSignIns(services)
  expect(await services.db.selectFrom('staff_session').selectAll().execute()).toEqual([])
})
