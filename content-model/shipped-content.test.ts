import { test as anyTest, expect } from 'vitest'
import { TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { pageFacts } from '#tests/shipped/facts.ts'
import { NEW_DATE, testContent } from '#tests/support/site/church.ts'
import { testSite } from '#tests/support/site/server.ts'
import { SHIPPED_FOLDER, shippedContent } from '#tests/support/site/shipped-content.ts'
import { otherWordsIn } from '#tests/support/site/spoken-texts.ts'
import { noteChanges, readNotes } from './changed-days.ts'
import { changesBetween } from './changes/changes.ts'
import { withIds } from './changes/tree.ts'
import { newDateValue, withEvent } from './editing/conferences/edit-conferences.ts'
import type { Content } from './schema/content.ts'
import { asSideFile } from './schema/side-files.ts'
import { contentFiles } from './tree-files.ts'
import { parseYaml, YAML_LAYOUT, yamlValue } from './yaml-file.ts'

// Throws where there is a mistake.
const { content, isShipped } = shippedContent()
const test = anyTest.skipIf(!isShipped)
const files = contentFiles(SHIPPED_FOLDER)

test('the shipped pages say what facts.ts promises', () => {
  expect(missingFacts(content)).toEqual([])
  const lackOfOthers = missingFacts(testContent())
  for (const lack of ['pages/ewg.yaml: Rs. 700 (accommodation extra)', 'church.yaml: Tamil']) {
    expect(lackOfOthers).toContain(lack)
  }
})

test.each(files)('content/%s is laid out as the editor writes it', (_, text) => {
  // So that a change touches its own lines only.
  expect(parseYaml(text).toString(YAML_LAYOUT)).toBe(text)
})

test.each(TRANSLATED_LANGUAGES)('each thing has one word in the texts in %s', (language) => {
  for (const [file, text] of files) {
    if (asSideFile(file)?.language === language)
      expect(otherWordsIn(text, language), file).toEqual([])
  }
})

test('the day of every shipped file is noted: npm run write:changed-days', () => {
  const notes = readNotes(SHIPPED_FOLDER)
  expect(noteChanges(notes, files, 'today')).toEqual(notes)
})

test.each(Object.keys(content.conferences.programmes))(
  'a date that the office adds to %s is one entry more, and changes nothing else',
  (programme) => {
    const text = new Map(files).get('conferences.yaml') ?? ''
    const named = { code: 'new20270221', name: 'New', programme: {}, like: undefined }
    const event = newDateValue({ ...named, date: NEW_DATE })
    const value = yamlValue(text)
    const before = withIds(value)
    const after = withIds(withEvent(value, { programme, event }), before)
    expect(changesBetween({ before, after })).toEqual([
      {
        place: ['programmes', programme, 'events', expect.any(String)],
        before: undefined,
        after: expect.objectContaining({ code: 'new20270221' }),
      },
    ])
  },
)

const PAGES = ['/', '/ewg', '/wfc1', '/wfc2', '/gpc', '/calendar']
const MONTHS = ['2026-12', '2027-05'].map((month) => `/calendar?month=${month}`)

/** On the sandbox's calendar, as on a fresh clone. */
test('every Register Now of a date opens a form with that date chosen, and those to come first', async () => {
  const { read } = await testSite({ content })
  const links = new Set<string>()
  for (const path of [...PAGES, ...MONTHS]) {
    const found = (await read(path)).matchAll(/href="(\/\w+register\?[^"]*)"[^>]*>Register Now</g)
    for (const [, to = ''] of found) links.add(to)
  }
  expect([...links]).toEqual(
    expect.arrayContaining([
      '/ewgregister?event=ewg20261212',
      '/ewgtamilregister?event=tamilewg20261219',
    ]),
  )
  for (const to of links) {
    const code = to.split('event=')[1]
    expect(await read(to), to).toContain(`<option value="${code}" selected="">`)
  }
  const dates = (await read('/ewgregister')).match(/(?<=<option value="ewg\w+"[^>]*>)[^<]*/g)
  expect(dates?.[0]).toBe('Dec 12 to 13')
  expect(dates?.slice(-2)).toEqual(['Sep 13 to 14, 2025', 'Oct 11 to 12, 2025'])
})

/** What `facts.ts` promises and a page does not say any more. */
function missingFacts({ church, giving, pages, policy }: Content): string[] {
  const sources: Record<string, unknown> = { ...pages, give: giving, policy }
  const ofChurch = wordsOf([church, church.services.map(({ time }) => twelveHour(time))])
  return Object.entries(pageFacts).flatMap(([name, { written, fromChurch = [], description }]) => {
    const file = FILES[name] ?? `pages/${name}.yaml`
    const said = wordsOf(sources[name])
    const lacks = (words: string, fact: string) => !words.includes(fact.toLowerCase())
    return [
      ...written.filter((fact) => lacks(said, fact)).map((fact) => `${file}: ${fact}`),
      ...fromChurch.filter((fact) => lacks(ofChurch, fact)).map((fact) => `church.yaml: ${fact}`),
      ...(description && description !== giving.description ? [`${file}: ${description}`] : []),
    ]
  })
}

const FILES: Record<string, string> = { give: 'giving.yaml', policy: 'policy.yaml' }

/** Keys whose values visitors do not read, or not always. */
const UNREAD = /^(description|style|picture|kind|id|provider|church|to|titles|none)$/

/** Everything that visitors read of a value, in small letters. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').toLowerCase()
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([key]) => !UNREAD.test(key))
    .map(([, entry]) => wordsOf(entry))
    .join('\n')
}

function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
