import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { parseTranslationNotes } from '#content-model/translation/translations.ts'
import { outside, translationNotesOf } from '#content-model/tree-files.ts'
import { draftsOf } from '#database/content/content-drafts.ts'
import { listVersions, readVersionFiles } from '#database/content/content-versions.ts'
import type { Actor } from '#domain/staff.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { storeFirstVersion } from '#tests/support/site/church.ts'
import { testFolder } from '#tests/support/site/folder.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { readPublications } from '../compare-versions.ts'
import { discardDraft, stepBack } from '../drafts/bring-back-draft.ts'
import { changeFile } from '../drafts/edit-file.ts'
import { deletePage, startPage } from '../drafts/start-page.ts'
import { exportContent, importContent } from '../export-content.ts'
import { publishDraft } from '../publish-files.ts'
import { undoVersion } from '../undo-version.ts'
import { changeTranslation, readTranslation, seenIn, textsAt } from './change-translation.ts'

const HOME = 'pages/home.yaml'
const HERO = { 'hero.heading': 'வாருங்கள்', 'hero.lead': 'எல்லோரும் வாருங்கள்' }

type Texts = Readonly<Record<string, string>>
type Marks = { isRead?: boolean; fitting?: string[]; file?: string }

/** Two editors who translate into Tamil. */
async function office(plain: TestServices) {
  const services = await storeFirstVersion(plain)
  const one = await signedIn(services, 'editor')
  const other = await signedIn(services, 'admin')
  const textsOf = async (actor: Actor = one) => {
    const read = await readTranslation(services, actor)
    if (!read.ok) throw new Error(read.problem)
    return read.texts('ta')
  }
  const open = async (typed: Texts, file: string, actor: Actor) => {
    const places = new Map(Object.entries(typed))
    return seenIn(textsAt(await textsOf(actor), { file, places }))
  }
  const send = async (
    typed: Texts,
    { isRead = false, fitting = [], file = HOME }: Marks = {},
    actor: Actor = one,
    seen?: string,
  ) =>
    changeTranslation(services, {
      actor,
      language: 'ta',
      file,
      typed: { texts: new Map(Object.entries(typed)), isRead, fitting: new Set(fitting) },
      seen: seen ?? (await open(typed, file, actor)),
    })
  const publish = async (actor: Actor & { staffId: string } = one) => {
    services.pass(1000)
    const [newest] = await listVersions(services.db, 1)
    return publishDraft(services, { actor, why: 'Because', seen: newest?.number ?? 0 })
  }
  const english = async (name: string, text: string, actor: Actor = one) => {
    const place = { path: HOME, keys: ['hero'], only: [name], isStrict: true }
    const typed = new Map([[`hero.${name}`, text]])
    await changeFile(services, { actor, place, typed, button: undefined })
  }
  const stateOf = async (place: string) =>
    (await textsOf()).find(({ file, at }) => file === HOME && at === place)
  const file = async (path: string) => {
    const [newest] = await listVersions(services.db, 1)
    const files = await readVersionFiles(services.db, newest?.number ?? 0)
    if (path === 'translations.json') return translationNotesOf(files)
    return files.has(path) ? outside(path, files) : undefined
  }
  const words = async () => {
    const read = await readPublications(services, one)
    if (!read.ok) return []
    return read.publications.flatMap(({ name, differences }) =>
      differences.map(({ what, after }) => `${name} | ${what} | ${after}`),
    )
  }
  return {
    ...{ services, one, other, open, send, publish, english, stateOf, file, words },
    hero: () => services.contentIn('ta').content.pages.home.hero.heading,
  }
}

onEngines('a translation is drafted, compared, published and undone', async (plain) => {
  const { services, one, send, publish, stateOf, words, hero, file } = await office(plain)
  expect(await stateOf('hero.heading')).toMatchObject({ state: 'missing' })
  expect(await send(HERO)).toEqual({ ok: true, isStored: true })
  expect(await stateOf('hero.heading')).toMatchObject({ state: 'unread', written: 'வாருங்கள்' })
  expect((await words()).slice(0, 2)).toEqual([
    expect.stringMatching(/^Start page, Tamil \| Tamil: .*Heading \| வாருங்கள்$/),
    expect.stringMatching(/^Start page, Tamil \| Tamil: /),
  ])
  expect(hero()).not.toBe('வாருங்கள்')
  expect(await publish()).toMatchObject({ ok: true, number: 2 })
  expect(await draftsOf(services.db, one.staffId)).toEqual([])
  expect(await file('pages/home.ta.yaml')).toContain('heading: வாருங்கள்')
  expect(await undoVersion(services, { actor: one, number: 2, why: 'Undone' })).toMatchObject({
    ok: true,
    number: 3,
  })
  expect(await stateOf('hero.heading')).toMatchObject({ state: 'missing' })
  expect(await file('pages/home.ta.yaml')).toBeUndefined()
})

test('a translation is out of date once its English has changed, until somebody says that it fits', async (services) => {
  const { send, publish, english, stateOf, other } = await office(services)
  await send(HERO, { isRead: true })
  await publish()
  expect(await stateOf('hero.lead')).toMatchObject({
    state: 'read',
    note: { read: true, by: 'editor@office.example.org', on: '2026-11-15' },
  })
  await english('lead', 'Come, all of you.', other)
  await publish(other)
  expect(await stateOf('hero.lead')).toMatchObject({ state: 'changed' })
  expect(await stateOf('hero.heading')).toMatchObject({ state: 'read' })
  expect(await send(HERO)).toEqual({ ok: true, isStored: false })
  await send(HERO, { fitting: ['hero.lead'] })
  expect(await stateOf('hero.lead')).toMatchObject({ state: 'read' })
})

test('a new translation of a changed text is one of the English of now', async (services) => {
  const { send, publish, english, stateOf } = await office(services)
  await send(HERO)
  await publish()
  await english('lead', 'Come, all of you.')
  expect(await stateOf('hero.lead')).toMatchObject({ state: 'changed' })
  await send({ ...HERO, 'hero.lead': 'வாருங்கள், எல்லோரும்' })
  expect(await stateOf('hero.lead')).toMatchObject({ state: 'unread' })
  await publish()
  expect(await stateOf('hero.lead')).toMatchObject({ state: 'unread' })
})

test('who read a text has not read what it was changed to', async (services) => {
  const { send, stateOf, words } = await office(services)
  await send(HERO)
  await send(HERO, { isRead: true })
  expect(await stateOf('hero.heading')).toMatchObject({ state: 'read' })
  expect((await words()).join('\n')).toContain('Start page, Tamil, ')
  await send({ ...HERO, 'hero.lead': 'வாருங்கள்!' }, { isRead: true })
  expect(await stateOf('hero.lead')).toMatchObject({ state: 'unread' })
  expect(await stateOf('hero.heading')).toMatchObject({ state: 'read' })
  await send({ ...HERO, 'hero.lead': 'வாருங்கள்!' }, { isRead: true })
  expect(await stateOf('hero.lead')).toMatchObject({ state: 'read' })
  await send({ ...HERO, 'hero.lead': 'வாருங்கள்!' }, { isRead: false })
  expect(await stateOf('hero.heading')).toMatchObject({ state: 'unread' })
})

test('a fault is told by its place, and nothing is stored', async (plain) => {
  const { services, one, send, english } = await office(plain)
  await english('lead', 'Come at 9.')
  const typed = { 'hero.heading': 'வாருங்கள்', 'hero.lead': 'வாருங்கள்' }
  expect(await send(typed)).toEqual({
    ok: false,
    problem: 'faults',
    faults: new Map([['hero.lead', 'must have the number 9, as the English text has']]),
  })
  expect((await draftsOf(services.db, one.staffId)).map(({ path }) => path)).toEqual([HOME])
})

test('a line end in a heading is a space', async (services) => {
  const { send, stateOf } = await office(services)
  await send({ 'hero.heading': 'வாருங்கள்\nஇங்கே' })
  expect(await stateOf('hero.heading')).toMatchObject({ written: 'வாருங்கள் இங்கே' })
})

test('what is no text of the page can’t be written', async (services) => {
  const { send } = await office(services)
  expect(await send({ 'hero.picture.subject': 'விளக்கு' })).toMatchObject({ problem: 'unknown' })
  expect(await send(HERO, { file: 'pages/nothing.yaml' })).toMatchObject({ problem: 'unknown' })
})

test('a step back takes back the translation and its note together, and the first one too', async (plain) => {
  const { services, one, send, stateOf } = await office(plain)
  await send(HERO)
  services.pass(1000)
  await send({ ...HERO, 'hero.heading': 'வருக' }, { isRead: true })
  services.pass(1000)
  await stepBack(services, { actor: one })
  expect(await stateOf('hero.heading')).toMatchObject({ state: 'unread', written: 'வாருங்கள்' })
  expect(await stateOf('hero.lead')).toMatchObject({ state: 'unread' })
  await discardDraft(services, { actor: one })
  expect(await draftsOf(services.db, one.staffId)).toEqual([])
  await send(HERO)
  await stepBack(services, { actor: one })
  expect(await draftsOf(services.db, one.staffId)).toEqual([])
})

test('two people translate different texts of one page, and both stay', async (services) => {
  const { send, publish, other, stateOf, file } = await office(services)
  await send(HERO)
  await send({ 'join.heading': 'சேருங்கள்' }, {}, other)
  await send({ 'conferences.cards.1.title': 'விடுதலை' }, {}, other)
  await publish(other)
  await send({ 'conferences.cards.0.title': 'சந்திப்பு' })
  expect(await publish()).toMatchObject({ ok: true })
  for (const place of ['hero.heading', 'join.heading'])
    expect(await stateOf(place)).toMatchObject({ state: 'unread' })
  expect(await stateOf('conferences.cards.0.title')).toMatchObject({ written: 'சந்திப்பு' })
  expect(await stateOf('conferences.cards.1.title')).toMatchObject({ written: 'விடுதலை' })
  const notes = parseTranslationNotes((await file('translations.json')) ?? '')
  expect(Object.keys(notes['pages/home.ta.yaml'] ?? {})).toHaveLength(5)
})

test('a form that shows what has changed since is refused', async (services) => {
  const { open, send, one } = await office(services)
  const seen = await open(HERO, HOME, one)
  await send(HERO)
  expect(await send({ ...HERO, 'hero.lead': 'வருக' }, {}, one, seen)).toMatchObject({
    problem: 'outdated',
  })
})

test('a text that is emptied is missing again', async (services) => {
  const { send, publish, stateOf } = await office(services)
  await send(HERO)
  await publish()
  await send({ ...HERO, 'hero.lead': '' })
  expect(await stateOf('hero.lead')).toMatchObject({ state: 'missing' })
  await publish()
  expect(await stateOf('hero.lead')).toMatchObject({ state: 'missing' })
  expect(await stateOf('hero.heading')).toMatchObject({ state: 'unread' })
})

test('what is exported has the translations and their notes, and is imported as it was', async (plain) => {
  const { services, one, send, publish, stateOf, file } = await office(plain)
  await send(HERO, { isRead: true })
  await publish()
  const directory = testFolder()
  await exportContent(services, { directory })
  await undoVersion(services, { actor: one, number: 2, why: 'Undone' })
  expect(await stateOf('hero.heading')).toMatchObject({ state: 'missing' })
  const notes = readFileSync(path.join(directory, 'translations.json'), 'utf8')
  await importContent(services, { actor: one, directory, why: 'As it was' })
  expect(await stateOf('hero.heading')).toMatchObject({ state: 'read', written: 'வாருங்கள்' })
  expect(await file('translations.json')).toBe(notes)
})

test('a page goes with its translations', async (plain) => {
  const { services, one, send, publish, file } = await office(plain)
  const camp = { address: '/camp', title: 'Camp', lead: 'Come.', isTaken: () => false }
  await startPage(services, { actor: one, ...camp })
  await changeFile(services, {
    actor: one,
    place: { path: 'pages/camp.yaml', keys: ['head'], only: ['heading'] },
    typed: new Map([['head.heading', 'Summer camp']]),
    button: undefined,
  })
  await send({ 'head.title': 'முகாம்' }, { file: 'pages/camp.yaml' })
  expect(await publish()).toMatchObject({ ok: true })
  expect(await file('pages/camp.ta.yaml')).toContain('முகாம்')
  await deletePage(services, { actor: one, path: 'pages/camp.yaml', why: 'Over' })
  expect(await file('pages/camp.ta.yaml')).toBeUndefined()
  expect(await file('translations.json')).toBeUndefined()
})
