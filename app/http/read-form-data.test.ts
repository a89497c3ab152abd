import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sentForm } from './read-form-data.ts'

const KEY = crypto.randomUUID()

test('texts are trimmed, and of two the first one counts', async () => {
  const { typed } = await sent({ name: ' Asha ', note: '' }, ['name', 'Ravi'])
  expect(typed).toEqual({ name: 'Asha', note: '' })
})

test('the key and the version of our own forms are read', async () => {
  expect(await sent({ key: KEY, version: '12' })).toEqual({ typed: {}, key: KEY, version: 12 })
})

test.each([
  ['', ''],
  ['x', '-1'],
  [`${KEY}x`, '1e3'],
  [KEY.toUpperCase().replaceAll(/\d/g, 'X'), '9999999999'],
])('the key %j and the version %j are none of ours', async (key, version) => {
  expect(await sent({ key, version })).toEqual({ typed: {}, key: undefined, version: undefined })
})

function sent(fields: Record<string, string>, ...more: [string, string][]) {
  const body = new URLSearchParams([...Object.entries(fields), ...more])
  return sentForm(new Request('https://church.test/office', { method: 'POST', body }))
}

test.each<[string, BodyInit]>([
  ['text', new URLSearchParams({ text: 'x'.repeat(1_000_000) })],
  ['text beside files', formOf([['text', 'x'.repeat(1_000_000)]])],
  ['fields', new URLSearchParams(manyFields())],
  ['parts', formOf(manyFields())],
])('a form with too many %s is refused, not read as an empty one', async (_, body) => {
  const request = new Request('https://church.test/office/content/church', {
    method: 'POST',
    body,
  })
  await expect(sentForm(request)).rejects.toMatchObject({ status: 413 })
})

test('what is sent compressed is not unpacked', async () => {
  const headers = {
    'Content-Encoding': 'gzip',
    'Content-Type': 'application/x-www-form-urlencoded',
  }
  const body = new Uint8Array(gzipSync(`text=${'x'.repeat(1_000_000)}`))
  const request = new Request('https://church.test/give', { method: 'POST', body, headers })
  await expect(sentForm(request)).rejects.toMatchObject({ status: 422 })
})

function manyFields(): [string, string][] {
  return Array.from({ length: 2_001 }, (_, index) => [`a${index}`, 'b'])
}

function formOf(fields: readonly [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
