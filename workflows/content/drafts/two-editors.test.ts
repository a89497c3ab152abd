import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { fileValue } from '#content-model/stored-file.ts'
import { listVersions, readVersionFile } from '#database/content/content-versions.ts'
import type { Actor } from '#domain/staff.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { storeFirstVersion } from '#tests/support/site/church.ts'
import { onEngines, type TestServices } from '#tests/support/site/services.ts'
import { readPublications } from '../compare-versions.ts'
import { publishDraft } from '../publish-files.ts'
import {
  changeTranslation,
  readTranslation,
  seenIn,
  textsAt,
} from '../translations/change-translation.ts'
import { undoVersion } from '../undo-version.ts'
import { bringBackDraft, stepBack, takeTheirs } from './bring-back-draft.ts'
import { changeFile, openFile } from './edit-file.ts'

const HOME = 'pages/home.yaml'

/** One editor with two windows, another one, and a translator. */
async function office(plain: TestServices) {
  const services = await storeFirstVersion(plain)
  const one = await signedIn(services, 'editor')
  const other = await signedIn(services, 'admin')
  const translator = await signedIn(services, 'editor', 'viewer')
  const newest = async () => (await listVersions(services.db, 1))[0]?.number ?? 0

  /** A window with a form of some fields of the hero. */
  async function window(actor: Actor, only: string[]) {
    const place = { path: HOME, keys: ['hero'], only, isStrict: true }
    const opened = await openFile(services, { actor, place })
    if (!opened.ok) throw new Error(opened.problem)
    const { base, seen } = opened.file
    return async (typed: Record<string, string>) => {
      const texts = Object.entries(typed).map(([name, text]) => [`hero.${name}`, text] as const)
      const form = { actor, key: randomUUID(), place, typed: new Map(texts), button: undefined }
      return changeFile(services, { ...form, opened: base, seen })
    }
  }
  return {
    services,
    one,
    other,
    translator,
    window,
    async hero(field: string) {
      const home = fileValue(HOME, await readVersionFile(services.db, await newest(), HOME))
      return JSON.parse(JSON.stringify(home)).hero[field]
    },
    async publish(actor: Actor, isTold = false) {
      return publishDraft(services, { actor, why: 'Because', seen: await newest(), isTold })
    },
    async translate(place: string, text: string) {
      const read = await readTranslation(services, translator)
      if (!read.ok) throw new Error(read.problem)
      const typed = new Map([[place, text]])
      const shown = textsAt(read.texts('ta'), { file: HOME, places: typed })
      return changeTranslation(services, {
        actor: translator,
        language: 'ta',
        file: HOME,
        typed: { texts: typed, isRead: false, fitting: new Set() },
        seen: seenIn(shown),
        key: undefined,
      })
    },
    async stateOf(place: string) {
      const read = await readTranslation(services, one)
      const texts = read.ok ? read.texts('ta') : []
      return texts.find(({ file, at }) => file === HOME && at === place)?.state
    },
  }
}

onEngines('two editors and a translator change a page at once', async (plain) => {
  const { services, one, other, translator, ...rest } = await office(plain)
  const { window, hero, publish, translate, stateOf } = rest
  const [mine, theirs] = [await window(one, ['heading']), await window(other, ['lead'])]
  const saved = await Promise.all([
    mine({ heading: 'Up to the hill' }),
    theirs({ lead: 'All of you.' }),
    translate('hero.heading', 'வாருங்கள்'),
  ])
  expect(saved).toMatchObject(saved.map(() => ({ isStored: true })))
  const published = await Promise.all([publish(other), publish(translator)])
  expect(published.map(({ ok }) => ok)).toEqual([true, true])
  // Who goes on with a draft sees what was published meanwhile.
  const place = { path: HOME, keys: ['hero'] }
  expect(await openFile(services, { actor: one, place })).toMatchObject({
    file: { isDraft: true, value: { heading: 'Up to the hill', lead: 'All of you.' } },
  })
  expect(await stateOf('hero.heading')).not.toBe('missing')
  expect(await publish(one)).toMatchObject({ ok: true })
  expect([await hero('heading'), await hero('lead')]).toEqual(['Up to the hill', 'All of you.'])
  expect(await stateOf('hero.heading')).toBe('changed')
})

onEngines('both texts of a clash are shown, and the editor chooses', async (plain) => {
  const { services, one, other, window, hero, publish } = await office(plain)
  const [mine, theirs] = [await window(one, ['heading']), await window(other, ['heading'])]
  await mine({ heading: 'Mine' })
  await theirs({ heading: 'Theirs' })
  expect(await publish(other)).toMatchObject({ ok: true })
  expect(await publish(one)).toEqual({ ok: false, problem: 'changed' })
  const read = await readPublications(services, one)
  const [publication] = read.ok ? read.publications : []
  expect(publication).toMatchObject({
    differences: [{ before: 'Theirs', after: 'Mine' }],
    others: { differences: [{ after: 'Theirs' }] },
  })
  expect(await publish(one, true)).toMatchObject({ ok: true })
  expect(await hero('heading')).toBe('Mine')
  // It was changed again since, so the other one's version can't be undone by itself.
  expect(await undoVersion(services, { actor: other, number: 2, why: '' })).toMatchObject({
    problem: 'changed',
  })
  expect(await undoVersion(services, { actor: other, number: 3, why: '' })).toMatchObject({
    ok: true,
  })
  expect(await hero('heading')).toBe('Theirs')
})

onEngines('who takes the other text keeps everything else of the draft', async (plain) => {
  const { services, one, other, window, hero, publish } = await office(plain)
  const mine = await window(one, ['heading', 'lead'])
  const theirs = await window(other, ['heading'])
  await mine({ heading: 'Mine', lead: 'My lead' })
  await theirs({ heading: 'Theirs' })
  await publish(other)
  const taking = { actor: one, path: HOME, key: randomUUID() }
  const sent = await Promise.all([1, 2].map(() => takeTheirs(services, taking)))
  expect(sent).toEqual([{ ok: true }, { ok: true }])
  const place = { path: HOME, keys: ['hero'] }
  const draft = (heading: string) => ({ file: { value: { heading, lead: 'My lead' } } })
  expect(await openFile(services, { actor: one, place })).toMatchObject(draft('Theirs'))
  await stepBack(services, { actor: one, key: randomUUID() })
  expect(await openFile(services, { actor: one, place })).toMatchObject(draft('Mine'))
  await stepBack(services, { actor: one, key: randomUUID() })
  // Nothing clashes any more.
  expect(await publish(one)).toMatchObject({ ok: true })
  expect([await hero('heading'), await hero('lead')]).toEqual(['Theirs', 'My lead'])
  expect(await takeTheirs(services, { ...taking, key: randomUUID() })).toMatchObject({ ok: false })
})

onEngines('nothing is left of a draft that changed the same alone', async (plain) => {
  const { services, one, other, window, publish } = await office(plain)
  const [mine, theirs] = [await window(one, ['heading']), await window(other, ['heading'])]
  await mine({ heading: 'Mine' })
  await theirs({ heading: 'Theirs' })
  await publish(other)
  await takeTheirs(services, { actor: one, path: HOME, key: randomUUID() })
  expect(await readPublications(services, one)).toMatchObject({ publications: [] })
  await bringBackDraft(services, { actor: one, path: HOME, key: randomUUID() })
  expect(await readPublications(services, one)).toMatchObject({
    publications: [{ differences: [{ before: 'Theirs', after: 'Mine' }] }],
  })
})

onEngines('the second of two windows is told, and overwrites nothing', async (services) => {
  const { one, window, hero, publish } = await office(services)
  const [first, second] = [await window(one, ['heading']), await window(one, ['lead'])]
  await first({ heading: 'From the first window' })
  expect(await second({ lead: 'From the second' })).toMatchObject({ isOutdated: true })
  const again = await window(one, ['lead'])
  expect(await again({ lead: 'From the second' })).toMatchObject({ isStored: true })
  expect(await publish(one)).toMatchObject({ ok: true })
  expect(await hero('heading')).toBe('From the first window')
  expect(await hero('lead')).toBe('From the second')
})

onEngines(
  'of two windows at the same moment one is told, and neither change is lost',
  async (plain) => {
    const { one, window, hero, publish } = await office(plain)
    const windows = { heading: await window(one, ['heading']), lead: await window(one, ['lead']) }
    const saved = await Promise.all([
      windows.heading({ heading: 'From the first window' }),
      windows.lead({ lead: 'From the second' }),
    ])
    const late = saved.map((each) => each.ok && each.isOutdated === true)
    expect(late.toSorted()).toEqual([false, true])
    if (late[0]) await (await window(one, ['heading']))({ heading: 'From the first window' })
    else await (await window(one, ['lead']))({ lead: 'From the second' })
    await publish(one)
    expect([await hero('heading'), await hero('lead')]).toEqual([
      'From the first window',
      'From the second',
    ])
  },
)

onEngines(
  'what is saved in one window while another one publishes is still a draft',
  async (plain) => {
    const { one, window, hero, publish } = await office(plain)
    await (await window(one, ['heading']))({ heading: 'Published' })
    const save = await window(one, ['lead'])
    const [, saved] = await Promise.all([publish(one), save({ lead: 'Saved meanwhile' })])
    // It may have been told that the page has changed.
    if (!saved.ok || !saved.isStored)
      await (await window(one, ['lead']))({ lead: 'Saved meanwhile' })
    await publish(one)
    expect([await hero('heading'), await hero('lead')]).toEqual(['Published', 'Saved meanwhile'])
  },
)

onEngines(
  'what two versions have changed is undone where nobody changed it again',
  async (plain) => {
    const { services, one, other, window, hero, publish } = await office(plain)
    const before = [await hero('heading'), await hero('lead')]
    const both = await window(one, ['heading', 'lead'])
    await both({ heading: 'New heading', lead: 'New lead' })
    await publish(one)
    const again = await window(other, ['lead'])
    await again({ lead: 'Newer lead' })
    await publish(other)
    expect(await undoVersion(services, { actor: one, number: 2, why: '' })).toMatchObject({
      ok: true,
    })
    expect([await hero('heading'), await hero('lead')]).toEqual([before[0], 'Newer lead'])
  },
)
