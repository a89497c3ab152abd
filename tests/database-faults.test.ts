import { connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { SENT_GIFT } from './support/people.ts'
import { emptyDatabaseUrl } from './support/site/databases.ts'
import { testFolder } from './support/site/folder.ts'
import { freePort } from './support/site/free-port.ts'
import { postForm } from './support/site/pages.ts'
import { isReady, startSiteProcess, waitUntil } from './support/site/process.ts'
import {
  expectFormsWork,
  expectHonestFailure,
  startGift,
  watchPages,
} from './support/site/visitor.ts'

test('while the database is locked or unreachable, pages are served, and then all works again', async () => {
  // At once, because both mostly wait.
  await Promise.all([lockSqlite(), cutPostgres()])
})

async function lockSqlite(): Promise<void> {
  const file = path.join(testFolder(), 'church.db')
  const site = await startSiteProcess({ DATABASE_URL: `file:${file}` })
  const { txnid } = await startGift(site)
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const pagesSeen = watchPages(site)
  await expectHonestFailure(site, txnid)
  expect(await pagesSeen()).toBeGreaterThan(5)
  other.exec('rollback')
  await expectFormsWork(site)
}

/** The site recovers by itself. */
async function cutPostgres(): Promise<void> {
  const target = new URL(await emptyDatabaseUrl())
  const proxy = await openProxy(Number(target.port))
  target.port = String(proxy.port)
  const site = await startSiteProcess({ DATABASE_URL: target.href })
  const { txnid } = await startGift(site)
  // During requests, also between two queries of one transaction.
  const busy = Array.from({ length: 40 }, (_, index) =>
    postForm(`${site.url}/give`, { ...SENT_GIFT, firstname: `Giver ${index}` }),
  )
  await Promise.race(busy)
  proxy.cut()
  const statuses = await Promise.all(busy.map(async (answer) => (await answer).status))
  expect(new Set(statuses)).toEqual(new Set([302, 503]))
  expect((await fetch(`${site.url}/ready`)).status).toBe(503)
  const pagesSeen = watchPages(site)
  await expectHonestFailure(site, txnid)
  const result = await fetch(`${site.url}/response?txnid=${txnid}`)
  expect(result.status).toBe(503)
  expect(await result.text()).toContain('please do not pay again')
  expect((await fetch(`${site.url}/api/register?txnid=${txnid}`)).status).toBe(503)
  expect(await pagesSeen()).toBeGreaterThan(0)
  proxy.mend()
  await waitUntil(() => isReady(site))
  await expectFormsWork(site)
  expect((await fetch(`${site.url}/response?txnid=${txnid}`)).status).toBe(200)
}

/** A proxy to the database whose connections can be cut and restored. */
async function openProxy(to: number) {
  const port = await freePort()
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(to, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => [near, far].forEach((each) => void each.destroy()))
    }
    near.pipe(far).pipe(near)
  }).listen(port, '127.0.0.1')
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  const mend = () => {
    isCut = false
  }
  return { port, cut, mend }
}
