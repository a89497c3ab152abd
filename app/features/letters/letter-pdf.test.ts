import { expect, test } from 'vitest'
import { testContent } from '#tests/support/site/church.ts'
import { readConferenceLetter } from '#workflows/letters/letters.ts'
import { createLetterPdfs } from './letter-pdf.server.ts'

const content = testContent()
const [code = ''] = Object.keys(content.letters)
const page = readConferenceLetter(content, code)
if (!page) throw new Error('no letter')

const PDF = new Uint8Array([1])

/** Counts the PDFs that are made, and how many at the same time. */
function testPdfs(make = async () => PDF) {
  const made = { all: 0, now: 0, max: 0 }
  const pdfOf = createLetterPdfs(async () => {
    made.all++
    made.now++
    made.max = Math.max(made.max, made.now)
    await new Promise(setImmediate)
    return make().finally(() => made.now--)
  })
  return { pdfOf, made }
}

test('concurrent and later requests for a letter share one PDF', async () => {
  const { pdfOf, made } = testPdfs()
  await Promise.all([pdfOf(page), pdfOf({ ...page }), pdfOf(page)])
  expect(await pdfOf(page)).toBe(PDF)
  expect(made.all).toBe(1)
})

test('changed letters are made again, one at a time', async () => {
  const { pdfOf, made } = testPdfs()
  await Promise.all(['1 May', '2 May', '3 May'].map((dates) => pdfOf({ ...page, dates })))
  expect(made).toMatchObject({ all: 3, max: 1 })
})

test('only a limited number of PDFs is kept', async () => {
  const { pdfOf, made } = testPdfs()
  for (let day = 0; day < 210; day++) await pdfOf({ ...page, dates: `day ${day}` })
  await pdfOf({ ...page, dates: 'day 209' })
  expect(made.all).toBe(210)
  await pdfOf({ ...page, dates: 'day 0' })
  expect(made.all).toBe(211)
})

test('a failure is not kept and does not block the next PDF', async () => {
  let fails = true
  const { pdfOf } = testPdfs(async () => {
    if (fails) throw new Error('no paper')
    return PDF
  })
  await expect(pdfOf(page)).rejects.toThrow('no paper')
  fails = false
  expect(await pdfOf(page)).toBe(PDF)
})
