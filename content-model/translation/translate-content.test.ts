import { expect, test } from 'vitest'
import { asYamlFile, comeIn } from '#content-model/stored-file.ts'
import { textChanges } from './text-changes.ts'
import { missingNumbers, translateContent } from './translate-content.ts'
import { type TranslationNotes, textDigest } from './translations.ts'

const ENGLISH = `
title: Policy
description: Our rules.
picture: { subject: lamp, palette: dawn }
consent: { heading: Consent, text: "I come of my own free will." }
terms: { heading: Terms, text: "Write to us within 14 days. See [our rules](/policy)." }
`

const TAMIL = `
title: கொள்கை
description: எங்கள் விதிகள்.
consent: { heading: சம்மதம், text: நான் என் சொந்த விருப்பத்தின்பேரில் வருகிறேன். }
`

const PAGE = `
head:
  title: Kitchen
  description: Meals.
  heading: Kitchen
  style: kitchen
  lead: We cook together.
  picture: { subject: wheat, palette: dawn }
blocks:
  - { kind: quote, text: Give us this day our daily bread., reference: "Matthew 6:11" }
  - { kind: text, text: We cook on Sundays. }
`

function cameIn(files: Record<string, string>, file: string): string | undefined {
  return files[file] && comeIn(file, files[file])
}

function translated(files: Record<string, string>, notes: TranslationNotes = {}) {
  return translateContent({
    language: 'ta',
    files: new Map(
      Object.entries(files).map(([file, text]) => {
        const english = cameIn(files, file.replace('.ta.', '.'))
        const body = comeIn(file, text, { english, notes: notes[file] })
        return [file, asYamlFile(file, body)]
      }),
    ),
    isAddress: (to) => to === '/policy',
  })
}

test('parts that are translated whole are shown in the language, the others in English', () => {
  const { values, englishParts, unread } = translated({
    'policy.yaml': ENGLISH,
    'policy.ta.yaml': TAMIL,
  })
  expect(values.get('policy.yaml')).toMatchObject({
    title: 'கொள்கை',
    picture: { subject: 'lamp', palette: 'dawn' },
    consent: { heading: 'சம்மதம்' },
    terms: { heading: 'Terms' },
  })
  expect([...englishParts]).toEqual(['policy.terms'])
  expect([...unread]).toEqual(['policy'])
})

test('texts of a list and texts of several lines are shown in the language, too', () => {
  const courses = `
  - kind: courses
    heading: Courses
    courses:
      - name: Foundations
        length: 12 weeks
        audience: For all.
        text: |
          Two lines
          of text.
        topics: [New life, Prayer]
`
  const tamil = `
blocks:
  "2":
    heading: பாடங்கள்
    courses:
      - name: அடிப்படை
        length: 12 வாரங்கள்
        audience: எல்லாருக்கும்.
        text: இரண்டு வரிகள்.
        topics: [புது வாழ்வு, ஜெபம்]
`
  const files = { 'pages/kitchen.yaml': `${PAGE}${courses}`, 'pages/kitchen.ta.yaml': tamil }
  const { values, texts } = translated(files)
  const inList = texts.filter(({ keys }) => keys.includes('topics'))
  expect(inList.map(({ translated }) => translated)).toEqual(['புது வாழ்வு', 'ஜெபம்'])
  expect(values.get('pages/kitchen.yaml')).toMatchObject({
    blocks: [
      { kind: 'quote' },
      { kind: 'text' },
      { courses: [{ text: 'இரண்டு வரிகள்.', topics: ['புது வாழ்வு', 'ஜெபம்'] }] },
    ],
  })
})

test.each([
  [
    'a number that is missing',
    'must have the number 14, as the English text has',
    '[விதிகள்](/policy)',
  ],
  [
    'a link to nowhere',
    'leads to /polcy, which is not an address of this site',
    '14 [விதிகள்](/polcy)',
  ],
  ['HTML', 'must not have HTML in it', '14 <b>நாட்கள்</b> [விதிகள்](/policy)'],
])('%s is a mistake, and the part stays English', (_, rule, text) => {
  const side = `title: கொள்கை\nterms: { heading: விதிமுறைகள், text: "${text}" }\n`
  const { mistakes, englishParts } = translated({ 'policy.yaml': ENGLISH, 'policy.ta.yaml': side })
  expect(mistakes).toEqual([
    { file: 'policy.ta.yaml', line: 2, column: expect.any(Number), place: 'terms.text', rule },
  ])
  expect(englishParts).toContain('policy.terms')
})

test('a side file without its English file is a mistake', () => {
  const { mistakes } = translated({ 'policy.yaml': ENGLISH, 'pages/picnic.ta.yaml': 'head: {}\n' })
  expect(mistakes.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'pages/picnic.ta.yaml belongs to pages/picnic.yaml, which is not there',
  ])
})

test('a side file that can’t be read is a mistake, and the page stays English', () => {
  const { mistakes, values } = translated({ 'policy.yaml': ENGLISH, 'policy.ta.yaml': 'title: "' })
  expect(mistakes).toHaveLength(1)
  expect(values.get('policy.yaml')).toMatchObject({ title: 'Policy' })
})

function note(english: string, tamil: string, read = false) {
  return { of: textDigest(english), is: textDigest(tamil), read }
}

test('each text says whether it is missing, unread, read, or changed in English since', () => {
  const notes = {
    'policy.ta.yaml': {
      title: note('Policy', 'கொள்கை', true),
      description: note('Our old rules.', 'எங்கள் விதிகள்.', true),
      'consent.heading': note('Consent', 'சம்மதம்'),
    },
  }
  const { texts } = translated({ 'policy.yaml': ENGLISH, 'policy.ta.yaml': TAMIL }, notes)
  expect(texts.map(({ at, state }) => `${at} ${state}`)).toEqual([
    'title read',
    'description changed',
    'consent.heading unread',
    'consent.text unread',
    'terms.heading missing',
    'terms.text missing',
  ])
})

test('a translation that was changed by hand is new: it belongs to the English of now', () => {
  const notes = { 'policy.ta.yaml': { title: note('Rules', 'விதிகள்', true) } }
  const { texts } = translated({ 'policy.yaml': ENGLISH, 'policy.ta.yaml': TAMIL }, notes)
  expect(texts[0]).toMatchObject({ state: 'unread', translated: 'கொள்கை' })
})

const SIDE = `
blocks:
  - { text: எங்கள் அப்பம்., reference: "மத்தேயு 6:11" }
  - { text: ஞாயிறு சமையல். }
`
const NOTES = {
  'pages/kitchen.ta.yaml': {
    'blocks.0.text': note('Give us this day our daily bread.', 'எங்கள் அப்பம்.'),
    'blocks.0.reference': note('Matthew 6:11', 'மத்தேயு 6:11'),
    'blocks.1.text': note('We cook on Sundays.', 'ஞாயிறு சமையல்.'),
  },
}

test('translations follow blocks that were moved, and one that went is shown nowhere', () => {
  const [head = ''] = PAGE.split('  - {')
  const moved = `${head}  - { kind: text, text: We cook on Sundays. }\n`
  const { values } = translated(
    { 'pages/kitchen.yaml': moved, 'pages/kitchen.ta.yaml': SIDE },
    NOTES,
  )
  expect(values.get('pages/kitchen.yaml')).toMatchObject({ blocks: [{ text: 'ஞாயிறு சமையல்.' }] })
})

test('a text that took the place of another has no translation', () => {
  const other = PAGE.replace('Give us this day our daily bread.', 'We cook on Sundays.').replace(
    'kind: text, text: We cook on Sundays.',
    'kind: text, text: We eat together.',
  )
  const { texts } = translated(
    { 'pages/kitchen.yaml': other, 'pages/kitchen.ta.yaml': SIDE },
    NOTES,
  )
  expect(texts.find(({ english }) => english === 'We eat together.')).toMatchObject({
    state: 'missing',
    translated: undefined,
  })
})

function giving(...funds: string[]): string {
  return `title: Give\nfunds:\n${funds.map((title) => `  - { label: ${title} }`).join('\n')}\n`
}

test('the translation that stood at a place goes to where its text is now', () => {
  const side = 'funds:\n  - { label: தசமபாகம் }\n  - { label: அருட்பணி }\n'
  const notes = {
    'giving.ta.yaml': {
      'funds.0.label': note('Tithes', 'தசமபாகம்', true),
      'funds.1.label': note('Missions', 'அருட்பணி', true),
    },
  }
  const english = giving('Building', 'Tithes', 'Missions')
  const { texts: all } = translated({ 'giving.yaml': english, 'giving.ta.yaml': side }, notes)
  const texts = new Map([['funds.0.label', 'கட்டிடம்']])
  const changes = textChanges({
    all,
    shown: all.filter(({ at }) => texts.has(at)),
    typed: { texts, isRead: false, fitting: new Set() },
    reader: { by: 'Grace', on: '2026-11-17' },
  })
  expect(changes.map(([{ at }, after]) => [at, after?.text, after?.read])).toEqual([
    ['funds.1.label', 'தசமபாகம்', true],
    ['funds.0.label', 'கட்டிடம்', undefined],
  ])
})

test.each([
  ['Rs. 1,470 at 9:15', 'ரூ. 1470, 9:15', []],
  ['Rs. 700', 'ரூ. ௭௦௦', ['700']],
  ['9 am to 9 pm', 'காலை 9 முதல்', ['9']],
  ['2, 3 or 4', '4, 3, 2', []],
  ['1,00,000', '100000', []],
  ['words only', 'எதுவும்', []],
])('%s as %s lacks %j', (english, translated, lacking) => {
  expect(missingNumbers(english, translated)).toEqual(lacking)
})
