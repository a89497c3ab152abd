import { expect, test } from 'vitest'
import type { Db, Engine } from '#database/engine/open.ts'
import { apiRecord, SENT_GIFT, SENT_REGISTRATION } from '../support/people.ts'
import { ENGINES } from '../support/site/databases.ts'
import { testSite } from '../support/site/server.ts'

const LOCKED = { code: 'ERR_SQLITE_ERROR', errcode: 5 }
const BUSY = Object.assign(new Error('database is locked'), LOCKED)

function fail(error: Error): () => never {
  return () => {
    throw error
  }
}

type Methods = Partial<Record<'transaction' | 'selectFrom' | 'updateTable', () => never>>

function dbWith(db: Db, methods: Methods): Db {
  return new Proxy(db, {
    get(target, name) {
      const part: unknown = Reflect.get(methods, name) ?? Reflect.get(target, name, target)
      // Kysely's methods read private fields, which a proxy doesn't have.
      return typeof part === 'function' ? part.bind(target) : part
    },
  })
}

async function opened(methods: Methods, engine: Engine = 'sqlite', others = {}) {
  const site = await testSite({
    engine,
    change: ({ db }) => ({ db: dbWith(db, methods), ...others }),
  })
  const give = () => site.post('/give', SENT_GIFT)
  const register = () => site.post('/ewgregister', SENT_REGISTRATION)
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'the-key-of-a-program' }
  const record = { method: 'POST', headers, body: JSON.stringify([apiRecord()]) }
  const registerByApi = () => fetch(`${site.url}/api/register/new`, record)
  const statuses = async () => {
    const answers = await Promise.all([give(), register(), registerByApi()])
    return answers.map(({ status }) => status)
  }
  return { ...site, give, register, registerByApi, statuses }
}

test.each(ENGINES)('%s: what is stored leads on, and nothing after it can fail', async (engine) => {
  const { give, register } = await opened({ selectFrom: fail(BUSY) }, engine)
  for (const { status, headers } of [await give(), await register()]) {
    expect(status).toBe(302)
    expect(headers.get('Location')).toContain('/pay/')
    expect(headers.get('Set-Cookie')).toContain('my-pages=')
  }
})

test('a program hears of its registration also when its key can not be marked as answered', async () => {
  const { registerByApi } = await opened({ updateTable: fail(BUSY) })
  const [first, again] = [await registerByApi(), await registerByApi()]
  expect([first.status, again.status]).toEqual([201, 201])
  expect((await first.json()).txnid).toBe((await again.json()).txnid)
})

test('while the database is busy forms come back with 503', async () => {
  const { services, give, statuses } = await opened({ transaction: fail(BUSY) })
  expect(await (await give()).text()).toContain('nothing was taken')
  expect(await statuses()).toEqual([503, 503, 503])
  const counted = { 'gift.not-stored': 2, 'registration.not-stored': 2 }
  expect(services.counted()).toMatchObject(counted)
})

test('a bug is no busy database: 500, with its line in the log', async () => {
  const bug = { randomBelow: fail(new TypeError('a bug')) }
  const { lines, statuses } = await opened({}, 'sqlite', bug)
  expect(await statuses()).toEqual([500, 500, 500])
  expect(lines.filter((line) => line.includes('a bug'))).toHaveLength(3)
})
