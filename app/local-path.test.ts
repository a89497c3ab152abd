import { expect, test } from 'vitest'
import { localPath, splitLanguage } from './local-path.ts'

test.each([
  ['en', '/', '/'],
  ['en', '/give', '/give'],
  ['ta', '/', '/ta'],
  ['kn', '/sermons/12', '/kn/sermons/12'],
] as const)('in %s %s stands at %s', (language, path, local) => {
  expect(localPath(language, path)).toBe(local)
  expect(splitLanguage(local)).toEqual({ language, path })
})

test('the data of a start page has a language too', () => {
  expect(splitLanguage('/ta.data')).toEqual({ language: 'ta', path: '/_.data' })
})

test.each(['/te/give', '/TA', '/tamil', '/', '', '/give/ta'])('%s is English', (path) => {
  expect(splitLanguage(path)).toEqual({ language: 'en', path })
})
