import { expect, test } from 'vitest'
import { testContent } from '#tests/support/site/church.ts'
import {
  freeCode,
  nameMove,
  newPrefix,
  programmeName,
  shortDays,
  spokenName,
  suggestAddress,
} from './short-name.ts'

test.each([
  ['2026-12-12', '2026-12-13', '12–13 Dec'],
  ['2026-12-12', '2026-12-12', '12 Dec'],
  ['2026-01-30', '2026-02-01', '30 Jan – 1 Feb'],
  ['2027-01-09', '2027-01-10', '9–10 Jan 2027'],
  ['2026-12-31', '2027-01-02', '31 Dec – 2 Jan 2027'],
])('%s to %s is %s', (first, last, short) => {
  expect(shortDays({ first, last }, '2026-11-17')).toBe(short)
})

test.each([
  ['Encounter with God Registration Form', 'Encounter with God'],
  ['Encounter with God Registration', 'Encounter with God'],
  ['Living Free', 'Living Free'],
  ['Registration Form', 'Registration Form'],
])('%s is the form of %s', (title, name) => {
  expect(programmeName({ title })).toBe(name)
})

const { conferences } = testContent()

test('visitors know a programme by the name of its dates, in any language, or else by its title', () => {
  const [date] = conferences.programmes.ewgregister?.events ?? []
  if (!date) throw new Error('there is no Encounter')
  const title = 'தேவனோடு ஒரு சந்திப்பு: பதிவுப் படிவம்'
  const name = 'தேவனோடு ஒரு சந்திப்பு'
  expect(spokenName({ title, events: [{ ...date, name }] })).toBe(name)
  expect(spokenName({ title: 'Living Free Registration Form', events: [] })).toBe('Living Free')
})

test.each([
  ['ewgmaymysore2023', 'ewgaugmysore2023', '6–7 May', '12–13 Aug'],
  [
    'ewgmaymysore2023',
    'tamilewgaprmysore2023',
    'Encounter with God · 6–7 May',
    'Tamil Encounter with God · 15–16 Apr',
  ],
  // Nothing is known of its days.
  ['wfcfebooty2023', 'gone', 'Wholeness and Freedom Part I, Ooty, February 2023', 'gone'],
  [
    'ewgjunmysore2021',
    'ewgaugmysore2023',
    'Encounter with God, Mysore, June 2021',
    'Encounter with God · 12–13 Aug 2023',
  ],
])('a move from %s to %s is named', (from, to, left, reached) => {
  expect(nameMove(conferences, { from, to })).toEqual({ from: left, to: reached })
})

test('dates about a year apart have their years', () => {
  const events = conferences.programmes.ewgregister?.events ?? []
  const days = { first: '2024-05-04', last: '2024-05-05' }
  const [first, second] = events
  if (!first || !second) throw new Error('there are two dates')
  const later = [first, { ...second, days }]
  const programmes = { ewgregister: { title: 'Encounter', prefix: 'EWG', events: later } }
  const move = { from: first.code, to: second.code }
  expect(nameMove({ programmes, past: [] }, move)).toEqual({
    from: '6–7 May 2023',
    to: '4–5 May 2024',
  })
})

test.each([
  ['Summer Camp', 'summer-camp'],
  ['Global Pastor’s Conference', 'global-pastors-conference'],
  ['  Séjour d’été (2027) ', 'sejour-dete-2027'],
  ['2027 Camp', 'camp'],
  ['A very long title that goes on and on', 'a-very-long-title-that-goes-on-an'],
  ['முகாம்', ''],
])('%s is suggested to be at %s', (title, address) => {
  expect(suggestAddress(title)).toBe(address)
})

test.each([
  ['Summer Camp', [], 'SC'],
  ['Summer Camp', ['SC'], 'SUM'],
  ['Retreat', [], 'RET'],
  ['Retreat', ['RET', 'RETR'], 'RETRE'],
  ['Go', [], 'GO'],
  ['A', [], 'PA'],
  ['முகாம்', ['PA'], 'PB'],
  ['Go', ['GO'], 'GA'],
  ['One two three four five six seven eight nine ten eleven', [], 'ONE'],
])('the prefix of %s, where %s are taken, is %s', (title, taken, prefix) => {
  expect(newPrefix(title, new Set(taken))).toBe(prefix)
})

test.each([
  [[], 'gpc20270221'],
  [['gpc20270221'], 'gpc20270221b'],
  [['gpc20270221', 'gpc20270221b'], 'gpc20270221c'],
])('with %s taken the code is %s', (taken, code) => {
  expect(freeCode({ prefix: 'GPC', first: '2027-02-21', taken: new Set(taken) })).toBe(code)
})
