import { expect, test } from 'vitest'
import { readWhole } from './read-whole.ts'

/** A list of `total` videos with `perPage` on each page, and the pages that were asked for. */
function listOf(total: number, perPage: number) {
  const asked: number[] = []
  const readPage = async (page: number) => {
    asked.push(page)
    const listed = Math.max(0, Math.min(perPage, total - (page - 1) * perPage))
    const sermons = Array.from({ length: listed }, (_, place) => ({
      id: String((page - 1) * perPage + place + 1),
      title: 'Hope',
      description: '',
      tags: [],
    }))
    return { sermons, total, skipped: 1, listed }
  }
  return { asked, readPage }
}

test.each([
  [0, 9, [1]],
  [9, 9, [1]],
  [10, 9, [1, 2]],
  [55, 9, [1, 2, 3, 4, 5, 6, 7]],
])('%i videos, %i on a page, are read by the pages %j', async (total, perPage, pages) => {
  const { asked, readPage } = listOf(total, perPage)
  const list = await readWhole({ readPage, mostPages: 30 })
  expect(asked).toEqual(pages)
  expect(list).toMatchObject({ total, skipped: pages.length })
  expect(new Set(list.sermons.map(({ id }) => id)).size).toBe(total)
})

test('an endless list is read only in part', async () => {
  const { asked, readPage } = listOf(1_000_000, 9)
  expect((await readWhole({ readPage, mostPages: 3 })).total).toBe(27)
  expect(asked).toEqual([1, 2, 3])
})

test('a list that counts what it does not show is not asked for again and again', async () => {
  const readPage = async () => ({ sermons: [], total: 500, skipped: 0, listed: 0 })
  expect(await readWhole({ readPage, mostPages: 30 })).toMatchObject({ total: 0 })
})
