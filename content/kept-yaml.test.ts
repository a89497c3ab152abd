import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CHURCH } from '../tests/fixtures/church.ts'
import { testFolder } from '../tests/fixtures/folder.ts'
import { readYamlFiles } from './kept-yaml.ts'
import { loadContent } from './load.ts'

const SOURCES: [string, string][] = [
  ['church.yaml', 'name: !sample City Church\naddress:\n  city: Bangalore\n'],
  ['empty.yaml', ''],
]

test('the stored result is used until the text changes', () => {
  const keptIn = path.join(testFolder(), 'new', 'content.json')
  const [first] = readYamlFiles(SOURCES, keptIn)
  const [again] = readYamlFiles(SOURCES, keptIn)
  expect(again).toEqual({ ...first, find: expect.any(Function) })
  expect(again?.find(['address', 'city'])).toEqual(first?.find(['address', 'city']))

  writeFileSync(keptIn, readFileSync(keptIn, 'utf8').replace('Bangalore', 'Mysore'))
  expect(readYamlFiles(SOURCES, keptIn)[0]?.value).toMatchObject({ address: { city: 'Mysore' } })
  const changed = readYamlFiles(
    [
      ['church.yaml', 'name: Another'],
      ['empty.yaml', ''],
    ],
    keptIn,
  )
  expect(changed[0]?.value).toEqual({ name: 'Another' })
})

test('text with mistakes is parsed each time', () => {
  const keptIn = path.join(testFolder(), 'content.json')
  const wrong: [string, string][] = [['church.yaml', 'name: [']]
  for (let time = 0; time < 2; time++) {
    expect(readYamlFiles(wrong, keptIn)[0]?.unreadable).toHaveLength(1)
  }
})

test.each([
  ['is cut off', '{"digest":'],
  ['is of another kind', '[]'],
])('a stored file that %s is written again', (_name, text) => {
  const keptIn = path.join(testFolder(), 'content.json')
  writeFileSync(keptIn, text)
  expect(readYamlFiles(SOURCES, keptIn)[0]?.value).toMatchObject({ name: 'City Church' })
  expect(JSON.parse(readFileSync(keptIn, 'utf8'))).toHaveProperty('digest')
})

test('content is read even when nothing can be stored', () => {
  const blocked = path.join(testFolder(), 'file')
  writeFileSync(blocked, '')
  const [church] = readYamlFiles(SOURCES, path.join(blocked, 'content.json'))
  expect(church?.value).toMatchObject({ name: 'City Church' })
})

test('stored and parsed content are equal', () => {
  const keptIn = path.join(testFolder(), 'content.json')
  const read = loadContent(CHURCH, keptIn)
  const kept = loadContent(CHURCH, keptIn)
  expect(kept).toEqual({ ...read, reviews: expect.any(Function) })
  expect(kept.ok && kept.reviews()).toEqual(read.ok && read.reviews())
})
