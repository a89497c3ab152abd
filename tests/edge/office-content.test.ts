import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { draftsOf } from '#database/content/content-drafts.ts'
import { listVersions, readVersionFiles } from '#database/content/content-versions.ts'
import { few } from '../support/long.ts'
import { siteWithEditor } from '../support/office/forms/fill-form.ts'
import { storeRegistration } from '../support/people.ts'
import { programmeOf } from '../support/site/church.ts'
import { ENGINES, OTHER_ENGINE } from '../support/site/databases.ts'
import { fieldsOfLastForm } from '../support/site/pages.ts'
import { expectWords } from '../support/site/server.ts'
import { give } from '../support/site/visitor.ts'

const CHURCH_FORM = '/office/content/church'
const PUBLISH = `${CHURCH_FORM}/publish`

test.each(OTHER_ENGINE)('an editor changes the name of the church, on %s', async (engine) => {
  const { services, shown, editor } = await siteWithEditor({ engine })
  expect(await shown('/')).not.toContain('Lakeside Fellowship')
  const saved = await editor.fill(CHURCH_FORM, { name: 'Lakeside Fellowship', do: 'save' })
  expect(saved).toMatchObject({ status: 303, location: `${CHURCH_FORM}?saved=yes` })
  expect(await editor.open(saved.location)).toContain('Your draft is saved')
  expect(await shown('/')).not.toContain('Lakeside Fellowship')

  const asked = await editor.fill(CHURCH_FORM, { do: 'publish' })
  expect(asked).toMatchObject({ status: 303, location: PUBLISH })
  const page = await editor.read(PUBLISH)
  expect(page.html).toContain('Name becomes “Lakeside Fellowship”.')
  expect((await editor.fill(PUBLISH, { why: 'x'.repeat(501) })).status).toBe(422)
  const published = await editor.fill(PUBLISH, { why: 'We moved to the lake' })
  expect(published).toMatchObject({ status: 303, location: '/office/content?published=2' })
  expect(await shown('/')).toContain('Lakeside Fellowship')
  expect(await draftsOf(services.db, editor.staffId)).toEqual([])
  const [newest] = await listVersions(services.db, 1)
  expect(newest).toMatchObject({
    author: 'editor@office.example.org',
    why: 'We moved to the lake',
    changed: ['church.yaml'],
  })
})

test('a form that is sent without a change leaves every file as it is', async () => {
  const { services, editor } = await siteWithEditor()
  const files = [...(await readVersionFiles(services.db, 1)).keys()]
  const pages = files.filter((path) => path.startsWith('pages/'))
  const others = files.filter((path) => path.endsWith('.yaml') && !pages.includes(path))
  for (const path of [...others, ...few(pages)]) {
    const address = `/office/content/${path.replace('.yaml', '')}`
    expect(await editor.fill(address, { do: 'save' })).toMatchObject({ status: 303 })
    const drafts = await draftsOf(services.db, editor.staffId)
    expect(drafts.map((draft) => [draft.path, draft.body])).toEqual([])
  }
})

test('a warning and a sample are named beside their fields', async () => {
  const { editor } = await siteWithEditor()
  for (const [form, name, words] of [
    ['conferences', 'programmes.ewgregister.events.0.open', 'is open although it was over on'],
    ['register-now', '2.to', 'leads to /wfc1register, which offers nothing'],
    ['church', 'shortName', 'This is an example that came with the site'],
  ]) {
    const html = await editor.open(`/office/content/${form}`)
    const [control = ''] = new RegExp(`<[^>]*name="${name}"[^>]*>`).exec(html) ?? []
    const id = / id="([^"]*)"/.exec(control)?.[1]
    expect(control, name).toMatch(new RegExp(`aria-describedby="[^"]*${id}-warning"`))
    const [, warning] = new RegExp(`id="${id}-warning">([^<]*)`).exec(html) ?? []
    expect(warning, name).toContain(words)
  }
})

test('entries of a list are added, moved and removed by buttons, and nothing is stored', async () => {
  const { services, editor } = await siteWithEditor()
  const added = await editor.fill(CHURCH_FORM, { 'services.0.time': '07:15', do: 'add services' })
  expect(added.status).toBe(200)
  expect(added.html).toContain('value="07:15"')
  const form = fieldsOfLastForm(added.html)
  const count = form.get('#services')?.split(' ').length ?? 0
  expect(form.get(`services.${count - 1}.time`)).toBe('')
  const moved = await editor.send(CHURCH_FORM, [...form, ['do', 'down services.0']])
  expect(fieldsOfLastForm(moved.html).get('services.1.time')).toBe('07:15')
  const fewer = await editor.send(CHURCH_FORM, [...form, ['do', 'remove services.0']])
  expect(fieldsOfLastForm(fewer.html).get('#services')?.split(' ')).toHaveLength(count - 1)
  expect(await draftsOf(services.db, editor.staffId)).toEqual([])
  const unchanged = fieldsOfLastForm(await editor.open(CHURCH_FORM))
  const lower = await editor.send(CHURCH_FORM, [...unchanged, ['do', 'down services.0']])
  await editor.send(CHURCH_FORM, [...fieldsOfLastForm(lower.html), ['do', 'save']])
  const { html } = await editor.read(PUBLISH)
  expect(html).toMatch(/<ul class="bullets"><li>Moved: [^<]*, from 1st to 2nd \(.*?<\/li><\/ul>/)
})

test('an earlier version is looked at and brought back as a new one', async () => {
  const { shown, editor } = await siteWithEditor()
  await editor.fill(CHURCH_FORM, { name: 'A mistake', do: 'save' })
  await editor.fill(PUBLISH, { why: 'Oops' })
  const { html } = await editor.read('/office/content/versions')
  expectWords(html, ['Oops', 'Bring back'])
  expect(await editor.open('/office/content/versions/2')).toContain('A mistake')
  const back = '/office/content/versions/1/back'
  expect(await editor.open(back)).toContain('Hillside Fellowship Mysore')
  expect(await editor.fill(back, {})).toMatchObject({ location: '/office/content?published=3' })
  expect(await shown('/')).toContain('Hillside Fellowship Mysore')
})

test('a draft with a mistake is neither shown nor published, and says why', async () => {
  const { services, editor } = await siteWithEditor()
  await editor.fill(CHURCH_FORM, { phone: 'call us', do: 'save' })
  const preview = await editor.read('/office/preview')
  expect(preview.status).toBe(422)
  expect(preview.html).toContain('must be a phone number')
  await storeRegistration(services.db, { event_code: 'ewgmaymysore2023' })
  const { events } = programmeOf(services.content, 'ewgregister')
  const index = events.findIndex(({ code }) => code === 'ewgmaymysore2023')
  const name = `programmes.ewgregister.events.${index}.code`
  await editor.fill('/office/content/conferences', { [name]: 'another2026', do: 'save' })
  const { status, html } = await editor.fill('/office/content/conferences/publish', { why: 'New' })
  expect(status).toBe(422)
  expect(html).toContain('has registrations, so it must stay')
})

test('a preview shows the true page with the draft, to its author only, and nothing of one visitor', async () => {
  const site = await siteWithEditor()
  const { editor, url, shown } = site
  const other = await site.enter('admin')
  await editor.fill(CHURCH_FORM, { name: 'Only in my draft', do: 'save' })
  const html = await editor.open('/office/preview/contact')
  expectWords(html, ['Only in my draft', 'href="/office/preview/give"'])
  expect(html).not.toContain('<script')
  expect(await other.open('/office/preview/contact')).not.toContain('Only in my draft')
  expect(await shown('/contact')).not.toContain('Only in my draft')
  const nobody = await fetch(`${url}/office/preview/contact`, { redirect: 'manual' })
  expect(nobody.status).toBe(303)
  expect((await editor.read('/office/preview/no-such-page')).status).toBe(404)
  const widths = await editor.read('/office/preview-widths?page=/contact')
  expect(widths.html).toContain('<iframe class="preview-phone" src="/office/preview/contact"')
  const { payment } = await give(site)
  const gifts = site.services.db.selectFrom('gift').select('private_token')
  const { private_token } = await gifts.executeTakeFirstOrThrow()
  const found = await editor.read(`/office/preview/response?txnid=${payment.txnid}`)
  expect(found.html).not.toContain(payment.txnid)
  for (const page of [`my/${private_token}`, `MY/${private_token}`, `%6Dy/${private_token}`]) {
    const { status, html } = await editor.read(`/office/preview/${page}`)
    expect([404, 308]).toContain(status)
    expect(html).not.toContain('Anita')
  }
  expect((await editor.read(`/office/preview/pay/${payment.token}`)).status).toBe(404)
})

test('HTML in a text is refused', async () => {
  const { editor } = await siteWithEditor()
  const typed = { 'connect.text': '**Come** <b>in</b>', do: 'publish' }
  const refused = await editor.fill('/office/content/pages/home', typed)
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('must not have HTML in it')
})

const REFUSED_ADDRESSES = [
  ['/contact', 'This address is already in use'],
  ['/give', 'This address is already in use'],
  ['/office', 'This address is already in use'],
  ['/ewgregister', 'This address is already in use'],
  ['Summer Camp', 'Please enter an address such as'],
  ['/a/b', 'Please enter an address such as'],
  ['/constructor', 'Please enter an address such as'],
] as const

test('a draft from before the schema changed opens, and says what is no longer known', async () => {
  const { services, editor } = await siteWithEditor()
  await editor.fill(CHURCH_FORM, { name: 'Older', do: 'save' })
  const [draft] = await draftsOf(services.db, editor.staffId)
  const motto = { place: ['motto'], after: 'Once we had one' }
  const body = JSON.stringify([...JSON.parse(draft?.body ?? ''), motto])
  await services.db.updateTable('content_draft').set({ body }).execute()
  const html = await editor.open(CHURCH_FORM)
  expect(html).toContain('motto is not known here')
  await editor.fill(CHURCH_FORM, { do: 'save' })
  expect((await draftsOf(services.db, editor.staffId))[0]?.body).not.toContain('motto')
})

test('a new page needs an address of its own, is found, and deleted once nothing links to it', async () => {
  const { shown, url, editor } = await siteWithEditor()
  for (const [address, words] of REFUSED_ADDRESSES) {
    const { status, html } = await editor.send('/office/content', [['address', address]])
    expect([address, status]).toEqual([address, 422])
    expect(html).toContain(words)
  }
  await editor.send('/office/content', [['address', '/summer-camp']])
  const form = '/office/content/pages/summer-camp'
  expect((await editor.fill(form, { do: 'publish' })).status).toBe(422)
  const head = {
    'head.title': 'Summer Camp',
    'head.description': 'Five days in the hills for everybody under 16.',
    'head.heading': 'Summer Camp',
    'head.lead': 'Five days in the hills.',
  }
  const asked = await editor.fill(form, { ...head, do: 'publish' })
  expect(asked.location).toBe(`${form}/publish`)
  expect((await editor.fill(`${form}/publish`, { why: 'A camp' })).status).toBe(303)
  expect(await shown('/summer-camp')).toContain('Five days in the hills.')
  expect(await shown('/sitemap.xml')).toContain('/summer-camp')
  const other = '/office/content/pages/ewg'
  const link = async (to: string) => {
    await editor.fill(other, { 'head.action.to': to, do: 'save' })
    return editor.fill(`${other}/publish`, { why: 'A link' })
  }
  expect((await link('/summer-camp')).status).toBe(303)
  const kept = await editor.fill(`${form}/delete`, { why: 'It is over' })
  expect(kept.status).toBe(422)
  expect(kept.html).toContain('leads to /summer-camp, which is not an address of this site')
  expect((await link('/ewgregister')).status).toBe(303)
  const gone = await editor.fill(`${form}/delete`, { why: 'It is over' })
  expect(gone.status).toBe(303)
  expect((await fetch(`${url}/summer-camp`)).status).toBe(404)
})
/** When a slow provider of the sandbox answers. */
const SLOW_MS = 15_000

test.each(ENGINES)('while the database is away, what was typed stays, on %s', async (engine) => {
  const { editor, services } = await siteWithEditor({ engine })
  const form = fieldsOfLastForm(await editor.open(CHURCH_FORM))
  await services.db.destroy()
  const typed = new Map([...form, ['name', 'Typed in vain'], ['do', 'publish']])
  const { status, html } = await editor.send(CHURCH_FORM, typed)
  expect(status).toBe(503)
  expect(html).toContain('We could not store this just now')
  expect(fieldsOfLastForm(html)).toEqual(typed)
  expect((await editor.read(CHURCH_FORM)).status).toBe(503)
})

test('while SQLite is locked, nothing is published, and the same form publishes once afterwards', async () => {
  const { editor, services } = await siteWithEditor()
  await editor.fill(CHURCH_FORM, { name: 'After the lock', do: 'save' })
  const form = new Map([...fieldsOfLastForm(await editor.open(PUBLISH)), ['why', 'A name']])
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
  const { editor, services } = await siteWithEditor()
  for (const service of ['calendar', 'vimeo'] as const) services.sandbox.setFault(service, 'slow')
  const started = performance.now()
  expect((await editor.fill(CHURCH_FORM, { name: 'Alone', do: 'save' })).status).toBe(303)
  expect(await editor.open('/office/preview/contact')).toContain('Alone')
  expect((await editor.fill(PUBLISH, { why: 'A name' })).status).toBe(303)
  expect(performance.now() - started).toBeLessThan(SLOW_MS)
})
