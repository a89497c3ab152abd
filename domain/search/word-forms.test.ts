import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLike, isNear } from './rank-words.ts'
import { searchKey } from './read-search.ts'
import {
  foldName,
  type IndexWord,
  likeForms,
  nameForms,
  nearForms,
  phoneForms,
  plainWords,
} from './word-forms.ts'

function finds(wanted: readonly IndexWord[], stored: readonly string[]): boolean {
  return wanted.some(({ text, whole }) =>
    stored.some((form) => (whole ? form === text : form.startsWith(text))),
  )
}

test.each([
  ['lakshmi', 'Lakshmi', 'as it is'],
  ['laksh', 'Lakshmi', 'its beginning'],
  ['laxmi', 'Lakshmi', 'another spelling'],
  ['laxm', 'Lakshmi', 'the beginning of another spelling'],
  ['gita', 'Geetha', 'another spelling'],
  ['thomas', 'Tomas', 'another spelling'],
  ['prakash', 'Praka', 'without the last letters'],
  ['lakshhmi', 'Lakshmi', 'a letter doubled'],
])('%j finds %s: %s', (typed, name) => {
  const stored = searchKey(name)
  expect(finds(likeForms(typed), nameForms(stored))).toBe(true)
  expect(isLike(typed, stored)).toBe(true)
})

test.each([
  ['laksmhi', 'Lakshmi'],
  ['lakshmu', 'Lakshmi'],
  ['akshmi', 'Lakshmi'],
  ['laxmu', 'Lakshmi'],
  ['lami', 'Laxmi'],
  ['naryanan', 'Narayanan'],
  ['raoo', 'Rao'],
  ['joesph', 'Joseph'],
])('%j finds %s in spite of a slip', (typed, name) => {
  const stored = searchKey(name)
  expect(finds(likeForms(typed), nameForms(stored))).toBe(false)
  expect(finds(nearForms(typed), nameForms(stored))).toBe(true)
  expect(isNear(typed, stored)).toBe(true)
})

test.each([
  ['rai', 'Rao', 'too short to be forgiven'],
  ['lekshmu', 'Lakshmi', 'two slips'],
  ['thames', 'Thomas', 'two slips'],
  ['arya', 'Mary', 'two slips that leave the same letters'],
  ['an', 'Anita', 'too short for a beginning'],
])('%j does not mean %s: %s', (typed, name) => {
  const stored = searchKey(name)
  expect(isLike(typed, stored) || isNear(typed, stored)).toBe(false)
})

test.each([
  ['3210', true],
  ['43210', true],
  ['9876543210', true],
  ['98765', true],
  ['210', false],
  ['4321', false],
])('%s finds the mobile 9876543210: %s', (typed, isFound) => {
  expect(finds(likeForms(typed), phoneForms('9876543210'))).toBe(isFound)
  expect(isLike(typed, '9876543210')).toBe(isFound)
})

const word = fc
  .string({
    unit: fc.constantFrom(...'aehikmnorstwxylz', 'ஆ', 'ஷ', '7'),
    minLength: 3,
    maxLength: 9,
  })
  .map(searchKey)

test('the index offers every word that is like or near the typed one', () => {
  fc.assert(
    fc.property(word, word, (typed, stored) => {
      const forms = nameForms(stored)
      expect(finds(likeForms(typed), forms)).toBe(isLike(typed, stored))
      if (isNear(typed, stored)) expect(finds(nearForms(typed), forms)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

const slip = fc.record({
  word: fc.string({ unit: fc.constantFrom(...'aehikmnorstwxylz'), minLength: 4, maxLength: 9 }),
  at: fc.nat(8),
  kind: fc.constantFrom('insert', 'delete', 'replace', 'swap'),
  letter: fc.constantFrom(...'abcdehswx'),
})

test('any one slip in a word of four letters or more is forgiven', () => {
  fc.assert(
    fc.property(slip, ({ word, at, kind, letter }) => {
      const typed = slipped({ letters: [...word], at: at % word.length, kind, letter })
      fc.pre(typed.length >= 4)
      expect(isLike(typed, word) || isNear(typed, word)).toBe(true)
      expect(finds(nearForms(typed), nameForms(word))).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

type Slip = { letters: string[]; at: number; kind: string; letter: string }

function slipped({ letters, at, kind, letter }: Slip): string {
  const here = letters[at] ?? ''
  const next = letters[at + 1] ?? ''
  const to =
    { insert: [letter, here], delete: [], replace: [letter], swap: [next, here] }[kind] ?? []
  return letters.toSpliced(at, kind === 'swap' ? 2 : 1, ...to).join('')
}

test('the words themselves are told from their forms', () => {
  expect(plainWords(` ${nameForms('lakshmi').join(' ')} ${phoneForms('98').join(' ')} `)).toEqual([
    'lakshmi',
    '98',
  ])
})

/** As people of this city spell each other's names. */
const SPELLINGS = `
  Lakshmi Laxmi Laksmi, Lakshman Laxman, Lakshmanan Laxmanan, Akshay Axay, Akshatha Axata,
  Raksha Raxa, Deeksha Dixa, Meenakshi Minaxi, Lakshmipathi Laxmipati, Geetha Gita Geeta,
  Sujatha Sujata, Latha Lata, Swathi Svati, Bharathi Barati, Bharath Barat, Jyothi Jyoti,
  Jyothsna Jyotsna, Thomas Tomas Thoma, Mathew Matthew, Mathews Mathew, Anitha Anita,
  Kavitha Kavita, Savithri Savitri, Vasanth Wasant, Prashanth Prasant, Karthik Kartik,
  Karthick Kartick, Deepthi Dipti, Keerthi Kirti, Murthy Moorthy Murty, Sharath Sharat,
  Manjunath Manjunat, Anandh Anand, Sudha Suda, Radha Rada, Siddharth Sidart, Siddhartha Sidarta,
  Madhu Madu, Dhanalakshmi Danalaxmi, Subhash Subas, Bhavana Bavana, Abhishek Abisek,
  Prabhu Prabu, Prabhakar Prabakar, Venkatesh Wenkatesh Venkates, Viswanathan Vishvanathan,
  Aishwarya Aisvarya, Eshwar Esvar, Maheswari Maheshwari, Vijay Wijay, Leela Lila, Neela Nila,
  Meena Mina, Deepa Dipa, Deepak Dipak, Sreenivas Srinivas, Sheela Shila, Pradeep Pradip,
  Poornima Purnima, Poonam Punam, Anoop Anup, Roopa Rupa, Sooraj Suraj, Annamma Anama,
  Ramanna Ramana, Chinnappa Chinapa, Philip Phillip, Reddy Redy, Prakash Prakas, Ramesh Rames,
  Suresh Sures, Satish Sathis, Das Dass, Singh Sing, Srinivasan Shrinivasan, Aarthi Arti,
  Raghavan Ragavan
`

test.each(SPELLINGS.split(','))('%s are spellings of one name', (spellings) => {
  const folded = spellings.trim().split(' ').map(searchKey).map(foldName)
  expect(new Set(folded).size).toBe(1)
})

test.each([
  ['Rao', 'Rai'],
  ['Asha', 'Usha'],
  ['Anil', 'Sunil'],
  ['Das', 'Da'],
  ['Shah', 'Sa'],
  ['Rama', 'Rema'],
  ['Arun', 'Varun'],
  ['Chandra', 'Candra'],
  ['John', 'Joan'],
  ['Latha', 'Lalitha'],
  ['Ramesh', 'Rajesh'],
])('%s and %s are two names', (one, other) => {
  expect(foldName(searchKey(one))).not.toBe(foldName(searchKey(other)))
})

test('letters of other scripts stay as they are', () => {
  expect(foldName('லட்சுமி')).toBe('லட்சுமி')
})

test('folding twice changes nothing more', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abdeghjkopstvwxy') })
  fc.assert(fc.property(letters, (word) => foldName(foldName(word)) === foldName(word)))
})
