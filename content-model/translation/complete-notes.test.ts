import { expect, test } from 'vitest'
import { completeNotes } from './complete-notes.ts'
import { type TranslationNotes, textDigest } from './translation-notes.ts'

const FILE = 'policy.yaml'
const SIDE = 'policy.ta.yaml'

function files(english: string, tamil: string) {
  return new Map<string, unknown>([
    [FILE, { title: english }],
    [SIDE, { title: tamil }],
  ])
}

function note(english: string, tamil: string, read = false): TranslationNotes {
  return { [SIDE]: { title: { of: textDigest(english), is: textDigest(tamil), read } } }
}

test('a new translation is that of the English text at its place', () => {
  expect(completeNotes({ values: files('Policy', 'கொள்கை'), notes: {} })).toEqual(
    note('Policy', 'கொள்கை'),
  )
})

test('one that was changed by hand is new, and not read', () => {
  const notes = note('Policy', 'கொள்கை', true)
  expect(completeNotes({ values: files('Policy', 'விதிகள்'), notes })).toEqual(
    note('Policy', 'விதிகள்'),
  )
})

test('what holds stays, also when its English has changed since', () => {
  const notes = note('Policy', 'கொள்கை', true)
  expect(completeNotes({ values: files('Rules', 'கொள்கை'), notes })).toBe(notes)
})

test('without a note, an untouched translation is that of the English of the version before', () => {
  const before = completeNotes({ values: files('Policy', 'கொள்கை'), notes: {} })
  expect(completeNotes({ values: files('Rules', 'கொள்கை'), notes: {} }, before)).toEqual(
    note('Policy', 'கொள்கை'),
  )
})

test('the note of a translation that is gone goes', () => {
  const values = new Map([[FILE, { title: 'Policy' }]])
  expect(completeNotes({ values, notes: note('Policy', 'கொள்கை') })).toEqual({})
})

test('a translation whose text has moved away keeps its note, so that it is found', () => {
  const values = new Map<string, unknown>([
    [FILE, { title: 'Policy' }],
    [SIDE, { title: 'கொள்கை', terms: { heading: 'விதிமுறைகள்' } }],
  ])
  const notes = note('Policy', 'கொள்கை')
  const moved = { of: textDigest('Terms'), is: textDigest('விதிமுறைகள்'), read: true }
  const known = { [SIDE]: { ...notes[SIDE], 'terms.heading': moved } }
  expect(completeNotes({ values, notes: known })).toBe(known)
})
