import { expect, test } from 'vitest'
import { LANGUAGES, TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { rupees } from '#domain/money.ts'
import { actionWords } from '#domain/office-action.ts'
import type { PriceTable } from '#domain/registration/price.ts'
import { otherWordsIn, SCRIPTS } from '#tests/support/site/spoken-texts.ts'
import { changeWords, plannedWords, requestWords } from './change-words.ts'
import { mailWords } from './mail.ts'
import { priceList } from './price-list.ts'
import { KEEPING_WORDS, REGISTERED_WORDS } from './private.ts'

const modules = import.meta.glob<Record<string, unknown>>('./*.ts', { eager: true })

const families = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, words]) =>
    isRecord(words) && 'ta' in words ? [[`${file} ${name}`, words] as const] : [],
  ),
)

test.each(families)('the words of %s are said in every language', (_file, words) => {
  expect(Object.keys(words).sort()).toEqual([...LANGUAGES].sort())
  const english = new Map(textsOf(words.en))
  for (const language of TRANSLATED_LANGUAGES) {
    for (const [key, text] of textsOf(words[language])) {
      const said = english.get(key) ?? ''
      // Some is needed beside translations alone.
      if (said) expect(placesIn(text), `${language} ${key}`).toEqual(placesIn(said))
      expect(digitsIn(text), `${language} ${key}`).not.toMatch(NATIVE_DIGITS)
      const others = TRANSLATED_LANGUAGES.filter((each) => each !== language)
      for (const other of others) expect(text, `${language} ${key}`).not.toMatch(SCRIPTS[other])
      if (!SCRIPTS[language].test(text)) expect(text, `${language} ${key}`).not.toMatch(SENTENCE)
    }
  }
})

/** Three Latin words after each other: what is left in English is a name. */
const SENTENCE = /(?:\p{Script=Latin}+[,;:.!?’']* ){2}\p{Script=Latin}+/u

/** Digits are Western in every language. */
const NATIVE_DIGITS = /[०-९௦-௯೦-೯]/u

/** Every text by the keys that lead to it. Sentences with facts in them are called by their own tests. */
function textsOf(words: unknown, key = ''): [string, string][] {
  if (typeof words === 'string') return [[key, words]]
  if (!isRecord(words)) return []
  return Object.entries(words).flatMap(([name, inner]) => textsOf(inner, `${key}.${name}`))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** "{email}" */
function placesIn(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort()
}

function digitsIn(text: string): string {
  return (text.match(/\p{Nd}/gu) ?? []).join('')
}

test.each([
  [{ whose: 'Anu', field: 'age', from: '11', to: '12' }, 'Anu: Age was 11, now 12'],
  [
    { whose: '', field: 'party', from: 'Family', to: 'Group' },
    'Registering as was Family, now Group',
  ],
  [{ whose: 'Anu Rao', field: 'person', from: 'Anu Rao', to: '' }, 'Anu Rao was removed'],
])('%o was done: %s', (change, words) => {
  expect(changeWords('en', change)).toBe(words)
})

test.each([
  [{ whose: 'Anu', field: 'city', from: '', to: 'Mysore' }, 'Anu: City empty → Mysore'],
  [{ whose: 'Anu Rao', field: 'person', from: '', to: 'Anu Rao' }, 'Anu Rao will be added.'],
] as const)('%o is planned: %s', (change, words) => {
  expect(plannedWords('en', change)).toBe(words)
})

test('what was chosen is said in the words of the reader, not in the code that is stored', () => {
  const change = { whose: '', field: 'residential', from: 'Residential', to: 'Non Residential' }
  expect(changeWords('hi', change)).toBe('पंजीकरण का प्रकार, पहले आवास सहित, अब आवास के बिना')
})

test('a request is said in the language of the page, with its price', () => {
  const wish = 'Anu: Age 11 → 12; New total: Rs. 900, before Rs. 500.'
  const changes = [{ whose: 'Anu', field: 'age', from: '11', to: '12' }]
  const asked = { changes, beforeMinor: 50_000, afterMinor: 90_000 }
  const request = { kind: 'correct', wish, asked }
  expect(requestWords('hi', request)).toMatch(/^Anu: आयु 11 → 12 .*900.*400/)
  expect(requestWords('en', request)).toBe(wish)
})

type Five = [number, number, number, number, number]

function prices([full, day, child, dayChild, part]: Five, atVenue = false): PriceTable {
  return {
    residential: rupees(full),
    nonResidential: rupees(day),
    residentialChild: rupees(child),
    nonResidentialChild: rupees(dayChild),
    part: rupees(part),
    fullPaymentAtVenue: atVenue,
  }
}

function lines(five: Five, atVenue?: boolean): string[] {
  return priceList('en', prices(five, atVenue)).map(({ label, note, amounts }) =>
    [label, ...amounts, note].filter(Boolean).join(' | '),
  )
}

test('each age has one row with an amount for each type of registration', () => {
  expect(lines([8000, 5000, 4800, 3500, 1000])).toEqual([
    '12 and over | Rs. 8,000 | Rs. 5,000',
    '6 to 11 | Rs. 4,800 | Rs. 3,500',
    '5 and under | Free',
    'Part Registration, 6 and over | Rs. 1,000 | The pre-registration. You pay the rest later',
  ])
})

test('an amount that is the same for both stands once', () => {
  expect(lines([500, 500, 350, 350, 300]).slice(0, 2)).toEqual([
    '12 and over | Rs. 500',
    '6 to 11 | Rs. 350',
  ])
})

test('no amount is explained by a percentage', () => {
  expect(lines([2100, 700, 1470, 470, 300]).join()).not.toContain('%')
})

test('where people pay at the venue, the list says so', () => {
  expect(lines([9000, 5000, 6300, 3500, 1000], true).at(-1)).toContain('at the venue')
})

test.each([
  ['correct', 'Correct details'],
  ['export-csv', 'Export CSV'],
  // As an earlier release stored it.
  ['Move to another date', 'Move to another date'],
  ['toString', 'toString'],
])('the action "%s" of the history reads "%s"', (action, words) => {
  expect(actionWords(action)).toBe(words)
})

const sources = import.meta.glob<string>('./*/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

test.each(TRANSLATED_LANGUAGES)('each thing has one word in %s', (language) => {
  for (const [file, source] of Object.entries(sources)) {
    if (file.endsWith(`/${language}.ts`)) expect(otherWordsIn(source, language), file).toEqual([])
  }
})

/** What English says with the same words of different things. */
const OTHER_THINGS =
  /^(Paid|Payer|Removed|Pause|Resume|Play \{title\}|Registration Type is required!)$/

test.each(TRANSLATED_LANGUAGES)('what has one name in English has one in %s', (language) => {
  const names = new Map<string, Set<string>>()
  for (const [, words] of families) {
    const own = new Map(textsOf(words[language]))
    for (const [key, english] of textsOf(words.en)) {
      const said = own.get(key)
      if (!english || !said || OTHER_THINGS.test(english)) continue
      names.set(english, (names.get(english) ?? new Set()).add(said))
    }
  }
  const several = [...names].filter(([, said]) => said.size > 1)
  expect(several.map(([english, said]) => [english, ...said])).toEqual([])
})

test.each(LANGUAGES)('a button is called by its name in %s', (language) => {
  const held = REGISTERED_WORDS[language].held('12:00')
  expect(held).toContain(KEEPING_WORDS[language].keep)
})

test.each([
  ['ta', 'நீங்கள் செலுத்திய'],
  ['kn', 'ನೀವು ಪಾವತಿಸಿದ'],
  ['hi', 'आपने चुकाया'],
] as const)('a payment that failed is not called paid in %s', (language, paid) => {
  const { subject, heading, paragraphs } = mailWords('payment-failed')[language]
  const facts = { price: '500', amount: '500', towards: 'EWG', txnid: '1', isDoubtful: false }
  const [first] = typeof paragraphs === 'function' ? paragraphs(facts) : paragraphs
  const said = [subject, heading].map((text) => (typeof text === 'function' ? text(facts) : text))
  expect([...said, first].join(' ')).not.toContain(paid)
})
