import { expect, test } from 'vitest'
import { changedDays, noteChanges, type SourceFile } from './changed-days.ts'

const before: SourceFile[] = [
  ['pages/ewg.yaml', 'title: One\n'],
  ['policy.yaml', 'title: Two\n'],
]
const after: SourceFile[] = [
  ['pages/ewg.yaml', 'title: One more\n'],
  ['policy.yaml', 'title: Two\r\n'],
]

test('a file that has changed gets a new day, the others keep theirs', () => {
  const noted = noteChanges({}, before, '2026-11-01')
  const again = noteChanges(noted, after, '2026-11-16')
  expect(again['pages/ewg.yaml']?.day).toBe('2026-11-16')
  expect(again['policy.yaml']?.day).toBe('2026-11-01')
})

test('what has changed since its day was noted has no day', () => {
  expect(Object.values(changedDays({}, before))).toEqual([undefined, undefined])
  const notes = noteChanges({}, before, '2026-11-01')
  expect(changedDays(notes, after)).toEqual({ 'policy.yaml': '2026-11-01' })
})
