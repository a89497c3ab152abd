import { expect, test } from 'vitest'
import type { Db } from '#database/engine/open.ts'
import { apiRecord, SENT_GIFT, SENT_REGISTRATION } from '../support/people.ts'
import { ENGINES } from '../support/site/databases.ts'
import { testSite } from '../support/site/server.ts'
import type { TestServices } from '../support/site/services.ts'

const BUSY = Object.assign(new Error('database is locked'), {
  code: 'ERR_SQLITE_ERROR',
  errcode: 5,
})

type Site = Awaited<ReturnType<typeof testSite>>

/** The database with some of its methods replaced. */
function dbWith(
  db: Db,
  methods: Partial<Record<'transaction' | 'selectFrom' | 'updateTable', () => never>>,
): Db {
  return new Proxy(db, {
    get(target, name) {
      const part: unknown = Reflect.get(methods, name) ?? Reflect.get(target, name, target)
      // Kysely's methods read private fields, which a proxy doesn't have.
      return typeof part === 'function' ? part.bind(target) : part
    },
  })
}

function fail(error: Error): () => never {
  return () => {
    throw error
  }
}

function give({ url }: Site) {
  const body = new URLSearchParams(SENT_GIFT)
  return fetch(`${url}/give`, { method: 'POST', body, redirect: 'manual' })
}

function registerByForm({ url }: Site) {
  const body = new URLSearchParams(SENT_REGISTRATION)
  return fetch(`${url}/ewgregister`, { method: 'POST', body, redirect: 'manual' })
}

function registerByApi({ url }: Site) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'the-key-of-a-program' }
  const body = JSON.stringify([apiRecord()])
  return fetch(`${url}/api/register/new`, { method: 'POST', headers, body })
}

async function statuses(site: Site): Promise<number[]> {
  const answers = await Promise.all([give(site), registerByForm(site), registerByApi(site)])
  return answers.map(({ status }) => status)
}

test.each(ENGINES)('%s: what is stored leads on, and nothing after it can fail', async (engine) => {
  const change = ({ db }: TestServices) => ({ db: dbWith(db, { selectFrom: fail(BUSY) }) })
  const site = await testSite({ engine, change })
  for (const answer of [await give(site), await registerByForm(site)]) {
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toContain('/pay/')
    expect(answer.headers.get('Set-Cookie')).toContain('my-pages=')
  }
})

test('a program hears of its registration also when its key can not be marked as answered', async () => {
  const change = ({ db }: TestServices) => ({ db: dbWith(db, { updateTable: fail(BUSY) }) })
  const site = await testSite({ change })
  const [first, again] = [await registerByApi(site), await registerByApi(site)]
  expect([first.status, again.status]).toEqual([201, 201])
  expect((await first.json()).txnid).toBe((await again.json()).txnid)
})

test('while the database is busy forms come back with 503', async () => {
  const change = ({ db }: TestServices) => ({ db: dbWith(db, { transaction: fail(BUSY) }) })
  const site = await testSite({ change })
  const gift = await give(site)
  expect(gift.status).toBe(503)
  expect(await gift.text()).toContain('nothing was taken')
  expect(await statuses(site)).toEqual([503, 503, 503])
  expect(site.services.counted()).toMatchObject({
    'gift.not-stored': 2,
    'registration.not-stored': 2,
  })
})

test('a bug is no busy database: 500, with its line in the log', async () => {
  const change = () => ({ randomBelow: fail(new TypeError('a bug')) })
  const site = await testSite({ change })
  expect(await statuses(site)).toEqual([500, 500, 500])
  expect(site.lines.filter((line) => line.includes('a bug'))).toHaveLength(3)
})
