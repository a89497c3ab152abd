import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { draftsOf } from '#database/content/content-drafts.ts'
import { listVersions } from '#database/content/content-versions.ts'
import type { Engine } from '#database/engine/open.ts'
import { enterOffice } from '../support/office/staff.ts'
import { storeFirstVersion } from '../support/site/church.ts'
import { ENGINES } from '../support/site/databases.ts'
import { fieldsOfLastForm } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'

const FORM = '/office/content/church'
const PUBLISH = `${FORM}/publish`
/** When a slow provider of the sandbox answers. */
const SLOW_MS = 15_000

async function office(engine: Engine = 'sqlite') {
  const site = await testSite({ engine })
  await storeFirstVersion(site.services)
  return { ...site, editor: await enterOffice(site, 'editor') }
}

test.each(ENGINES)('while the database is away, what was typed stays, on %s', async (engine) => {
  const { editor, services } = await office(engine)
  const form = fieldsOfLastForm((await editor.read(FORM)).html)
  await services.db.destroy()
  const typed = new Map([...form, ['name', 'Typed in vain'], ['do', 'publish']])
  const { status, html } = await editor.send(FORM, typed)
  expect(status).toBe(503)
  expect(html).toContain('We could not store this just now')
  expect(fieldsOfLastForm(html)).toEqual(typed)
  expect((await editor.read(FORM)).status).toBe(503)
})

test('while SQLite is locked, nothing is published, and the same form publishes once afterwards', async () => {
  const { editor, services } = await office()
  await editor.fill(FORM, { name: 'After the lock', do: 'save' })
  const form = new Map([...fieldsOfLastForm((await editor.read(PUBLISH)).html), ['why', 'A name']])
  const other = new DatabaseSync(services.databaseUrl.slice('file:'.length))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const refused = await editor.send(PUBLISH, form)
  expect(refused.status).toBe(503)
  expect(fieldsOfLastForm(refused.html)).toEqual(form)
  other.exec('rollback')
  expect(await draftsOf(services.db, editor.staffId)).toHaveLength(1)
  const again = fieldsOfLastForm(refused.html)
  for (const _ of [1, 2]) {
    expect((await editor.send(PUBLISH, again)).location).toBe('/office/content?published=2')
  }
  expect(await listVersions(services.db, 9)).toHaveLength(2)
})

test('while the calendar and the videos hang, drafts are saved, seen and published at once', async () => {
  const { editor, services } = await office()
  for (const service of ['calendar', 'vimeo'] as const) services.sandbox.setFault(service, 'slow')
  const started = performance.now()
  expect((await editor.fill(FORM, { name: 'Alone', do: 'save' })).status).toBe(303)
  expect((await editor.read('/office/preview/contact')).html).toContain('Alone')
  expect((await editor.fill(PUBLISH, { why: 'A name' })).status).toBe(303)
  expect(performance.now() - started).toBeLessThan(SLOW_MS)
})
