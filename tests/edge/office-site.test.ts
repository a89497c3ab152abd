import { expect, test } from 'vitest'
import { contentPaths } from '#app/http/content-addresses.ts'
import { draftsOf } from '#database/content/content-drafts.ts'
import { listVersions } from '#database/content/content-versions.ts'
import type { Engine } from '#database/engine/open.ts'
import { few } from '../support/long.ts'
import { pressOn, siteWithEditor, withButton } from '../support/office/forms/fill-form.ts'
import { pageOf, testContent } from '../support/site/church.ts'
import { ONE_ENGINE } from '../support/site/databases.ts'
import { fieldsOfLastForm, formOn } from '../support/site/pages.ts'
import { expectWords } from '../support/site/server.ts'

async function office(engine?: Engine) {
  const site = await siteWithEditor({ ...(engine && { engine }) })
  const { editor } = site
  const press = (page: string, button: string, by = editor) => pressOn(by, page, button)
  /** Types into the form of a part, the service times where none is named, and saves it. */
  const save = async (typed: Record<string, string>, part = SERVICES, by = editor) =>
    by.fill(part, { ...typed, do: 'save' })
  return { ...site, press, save }
}

const SERVICES = '/office/site?part=church%3Aservices'

function barOf(html: string): string {
  return /<section class="site-bar .*?<\/section>/s.exec(html)?.[0] ?? ''
}

test.each(ONE_ENGINE)('a service time is changed where it is seen, on %s', async (engine) => {
  const { editor, shown, press, services, save } = await office(engine)
  const page = await editor.read('/office/site')
  expect(page.html).toContain('part=church%3Aservices"')
  const saved = await save({ 'services.0.time': '9.15 am' })
  expect(saved).toMatchObject({
    status: 303,
    location: '/office/site?done=saved#edit-church-services',
  })
  const draft = await editor.read('/office/site')
  expectWords(barOf(draft.html), ['Draft, not public', 'becomes “9:15 AM”'])
  expect(draft.html).toContain('9:15 AM')
  expect(await shown('/')).not.toContain('9:15 AM')
  const published = await press('/office/site', 'publish')
  expect(published).toMatchObject({ status: 303, location: '/office/site?published=2' })
  expect(barOf(await editor.open(published.location))).toContain('See it on the site')
  expect(await shown('/')).toContain('9:15 AM')
  expect(services.content.church.services[0]?.time).toBe('09:15')
  const [newest] = await listVersions(services.db, 1)
  expect(newest?.why).toContain('Time becomes “9:15 AM”')
})

function expectEdit(html: string, name: string): void {
  const { blocks } = pageOf(testContent(), name)
  for (const [index, block] of blocks.entries()) {
    // Without an embedded calendar its block has nothing to show.
    if (block.kind === 'calendar') continue
    const part = encodeURIComponent(`pages/${name}:blocks.${index}`)
    expect(html, `${name} ${index}`).toContain(`part=${part}"`)
    for (const [key, entries] of Object.entries(block)) {
      if (!Array.isArray(entries) || typeof entries[0] !== 'object' || key === 'rows') continue
      for (const at of entries.keys()) {
        expect(html).toContain(
          `part=${encodeURIComponent(`pages/${name}:blocks.${index}.${key}.${at}`)}"`,
        )
      }
    }
  }
}

test('every block of every page and every entry of its lists has Edit, and opens its own form', async () => {
  const { editor } = await office()
  const content = testContent()
  const pages = Object.keys(content.pages).filter((name) => name !== 'home')
  const others = ['', ...contentPaths(content), '/give', '/policy', '/response', '/offline']
  const addresses = new Set(
    [...others, ...pages.map((name) => `/${name}`)].map((page) => `/office/site${page}`),
  )
  const parts = new Set<string>()
  for (const address of addresses) {
    const html = await editor.open(address)
    expect(html, address).not.toContain('<script')
    const name = address.replace('/office/site/', '')
    if (pages.includes(name)) expectEdit(html, name)
    for (const [, href = ''] of html.matchAll(/class="site-edit button"[^>]*href="([^"]+)"/g))
      parts.add(href)
  }
  expect(parts.size).toBeGreaterThan(100)
  for (const part of few([...parts], 0, 12)) {
    const html = await editor.open(part.replaceAll('&amp;', '&'))
    expect(html, part).toContain('>Save</button>')
  }
})

test('a page for visitors says nothing of its places; here what they fill in sends nothing, and a page without content has no Edit', async () => {
  const { editor, shown } = await office()
  for (const page of ['/', '/ewg', '/cells', '/give', '/policy']) {
    const html = await shown(page)
    expect(html).not.toMatch(/data-part|site-tools|blocks\.0/)
  }
  const names = (html: string) =>
    [...html.matchAll(/class="site-edit button"[^>]*>Edit<[^>]*> (?:<!-- -->)?([^<]*)</g)].map(
      ([, name]) => name,
    )
  const around = ['Menu', 'Name, address and phone', 'Footer', 'Social media']
  expect(names(await editor.open('/office/site/response'))).toEqual(around)
  expect(names(await editor.open('/office/site/policy'))).toEqual([
    'Menu',
    'Top of the page',
    'Consent',
    'Terms of use',
    ...around.slice(1),
  ])
  for (const page of ['/office/site/give', '/office/site/ewgregister']) {
    const { html } = await editor.read(page)
    const forms = [...html.matchAll(/<form\b[^>]*>/g)].map(([tag]) => tag)
    expect(forms.filter((tag) => !tag.includes('action="/office/'))).toEqual([])
  }
})

test('a form of a part changes nothing without a change, and with one exactly that, on every page', async () => {
  const { editor, services } = await office()
  let changed = 0
  const pages = Object.keys(testContent().pages).filter((name) => name !== 'home')
  for (const page of ['/office/site', ...few(pages, 0, 8).map((name) => `/office/site/${name}`)]) {
    const { html } = await editor.read(page)
    for (const [, escaped = ''] of html.matchAll(/class="site-edit button"[^>]*href="([^"]+)"/g)) {
      const href = escaped.replaceAll('&amp;', '&')
      const form = fieldsOfLastForm(await editor.open(href))
      const { status, location } = await editor.send(page, [...form, ['do', 'save']])
      expect([href, status, location.split('#')[0]]).toEqual([href, 303, `${page}?done=same`])
      expect(await draftsOf(services.db, editor.staffId)).toEqual([])
      const [name, sentence] = [...form].find(([, value]) => /^[A-Z][a-z]+ [a-z]/.test(value)) ?? []
      if (name === undefined) continue
      await editor.fill(href, { [name]: `${sentence} Amen.`, do: 'save' })
      const drafts = await draftsOf(services.db, editor.staffId)
      const changes = drafts.flatMap(({ body }): unknown[] => JSON.parse(body))
      expect([href, changes]).toMatchObject([href, [{ after: expect.stringContaining('Amen.') }]])
      await pressOn(editor, page, 'undo')
      changed++
    }
  }
  expect(changed).toBeGreaterThan(10)
})

test('a mistake is answered beside its field with an example, and nothing is stored', async () => {
  const { editor, services, save } = await office()
  const wrong = { 'services.0.time': 'nine', 'services.1.language': 'Kannada' }
  const { status, html } = await save(wrong)
  expect(status).toBe(422)
  expect(html).toContain('must be a time of day, for example 8:30 AM')
  const [time = ''] = /<input[^>]*name="services\.0\.time"[^>]*>/.exec(html) ?? []
  expect(time).toMatch(/aria-invalid="true".*aria-describedby="f-services-0-time-error/)
  expectWords(html, ['value="nine"', 'value="Kannada"'])
  expect(await draftsOf(services.db, editor.staffId)).toEqual([])
})

const EWG = '/office/site/ewg'

test('a block is moved, added, removed and undone', async () => {
  const { editor, press, services } = await office()
  const kinds = () => editor.read(EWG).then(({ html }) => html.match(/class="block block-(\w+)/g))
  const before = await kinds()
  const { address, fields } = await withButton(editor, EWG, 'down blocks.0')
  await press(EWG, 'down blocks.0')
  const moved = await kinds()
  expect(moved?.[1]).toBe(before?.[0])
  // From a window that was opened before.
  const second = fields.map(([name, value]): [string, string] => [
    name,
    name === 'key' ? 'k2' : value,
  ])
  expect((await editor.send(address, second)).location).toBe(`${EWG}?done=changed`)
  expect(await kinds()).toEqual(moved)
  await press(EWG, 'undo')
  expect(await kinds()).toEqual(before)
  expect(await draftsOf(services.db, editor.staffId)).toEqual([])

  const gallery = await editor.read(`${EWG}?ask=add&at=1`)
  const [, quote = ''] = /href="([^"]+added=2)"/.exec(gallery.html) ?? []
  const typed = { 'blocks.1.text': 'Be still', 'blocks.1.reference': 'Psalm 46:10', do: 'save' }
  const added = await editor.fill(quote.replaceAll('&amp;', '&'), typed)
  expect(added.status).toBe(303)
  expect(await editor.open(EWG)).toContain('Be still')
  expect((await kinds())?.length).toBe((before?.length ?? 0) + 1)

  const ask = `${EWG}?ask=remove&part=${encodeURIComponent('pages/ewg:blocks.1')}`
  expect(await editor.open(ask)).toContain('Remove “Be still')
  await press(ask, 'remove blocks.1')
  expect(await kinds()).toEqual(before)
})

/** Another one has published the field that the editor changes too. */
async function clash() {
  const site = await office()
  const { editor, press, save, enter } = site
  const other = await enter('admin')
  const { action, fields } = formOn(await editor.open(SERVICES), -1)
  await save({ 'services.0.time': '07:00' }, SERVICES, other)
  await press('/office/site', 'publish', other)
  await editor.send(action, { ...fields, 'services.0.time': '12:00', do: 'save' })
  return { ...site, refused: await press('/office/site', 'publish') }
}

test('who publishes the same field second may take the other text', async () => {
  const { editor, services, refused } = await clash()
  const { action, fields } = formOn(refused.html, -2)
  expect(fields).toMatchObject({ do: 'theirs', path: 'church.yaml' })
  const taken = await editor.send(action, fields)
  expect(taken).toMatchObject({ status: 303, location: '/office/site?done=theirs' })
  const bar = barOf(await editor.open(taken.location))
  expectWords(bar, ['Your site', 'Theirs is taken'])
  expect(services.content.church.services[0]?.time).toBe('07:00')
})

test('when two people change the same field, the second is told before anything is published', async () => {
  const { editor, services, refused } = await clash()
  expect(refused.status).toBe(409)
  expect(refused.html).toContain('Somebody else has changed this since you began')
  expect(services.content.church.services[0]?.time).toBe('07:00')
  const again = { ...formOn(refused.html, -1).fields, do: 'publish' }
  expect((await editor.send('/office/site', again)).status).toBe(303)
  expect(services.content.church.services[0]?.time).toBe('12:00')
})

const CAMP = { title: 'Summer Camp', lead: 'Five days in the hills.', address: '' }

test('a new page begins with its words, and a menu that leads to it is published with it', async () => {
  const { editor, press, shown, services, save } = await office()
  const started = await editor.send('/office/content', CAMP)
  expect(started).toMatchObject({ status: 303, location: '/office/site/summer-camp' })
  expect(await editor.open(started.location)).toContain('Five days in the hills.')
  const entry = '/office/site?part=church%3Afooter'
  expect(await editor.open(entry)).toContain('Summer Camp (draft, published with it)')
  const footer = { 'footer.0.label': 'Summer Camp', 'footer.0.to': '/summer-camp' }
  expect((await save(footer, entry)).status).toBe(303)
  expect((await press('/office/site', 'publish')).status).toBe(303)
  expect(services.content.church.footer[0]?.to).toBe('/summer-camp')
  expect(await shown('/summer-camp')).toContain('Five days in the hills.')
  const list = await editor.open('/office/content')
  expect(list).toContain('changed by editor@office.example.org today')
})

test('days, moments and amounts are understood as people write them', async () => {
  const { editor, services } = await office()
  const address = '/office/conferences/gpcregister'
  const saved = await editor.fill(address, {
    'programmes.gpcregister.events.0.closes': '12/12/2026 9.00 am',
    'programmes.gpcregister.events.0.price.residential': 'Rs. 6,000',
    do: 'save',
  })
  expect(saved.status).toBe(303)
  const [draft] = await draftsOf(services.db, editor.staffId)
  expectWords(draft?.body ?? '', ['"after":"2026-12-12 09:00"', '"after":6000'])
})

test('a draft with mistakes keeps nobody from the rest of the site', async () => {
  const { editor, press, services, save } = await office()
  await editor.send('/office/content', { address: '/unfinished' })
  await save({ 'services.0.time': '05:05' })
  const bar = barOf(await editor.open('/office/site'))
  expectWords(bar, ['Not shown because of mistakes', 'becomes “5:05 AM”'])
  expect((await press('/office/site', 'publish')).status).toBe(303)
  expect(services.content.church.services[0]?.time).toBe('05:05')
  expect(await draftsOf(services.db, editor.staffId)).toHaveLength(1)
})
