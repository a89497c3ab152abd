import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openPictureBook } from './picture-book.ts'

const drawn = { subject: 'tree', palette: 'dawn' } as const
const photo = { ...drawn, photo: { file: 'hall.jpg', alt: 'The hall' } }

function bookOf(...files: string[]) {
  const directory = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  for (const file of files) writeFileSync(path.join(directory, file), '')
  return openPictureBook(directory)
}

test('a picture with its own file is found by place and size', () => {
  const book = bookOf('ewg.page.11112222.svg')
  expect(book('ewg', drawn, 'page')).toMatchObject({
    src: '/pictures/ewg.page.11112222.svg',
    alt: '',
  })
})

test('a picture without its own file is part of its page’s sheet', () => {
  const book = bookOf('ewg.slide.11112222.svg')
  expect(book('ewg-slides-2', drawn, 'slide')).toEqual({
    src: '/pictures/ewg.slide.11112222.svg#ewg-slides-2',
    width: 800,
    height: 600,
    alt: '',
  })
})

test('a photograph has its own files, even beside a sheet', () => {
  const book = bookOf(
    'ewg.slide.11112222.svg',
    'ewg-slides-2.slide.800.33334444.jpeg',
    'ewg-slides-2.slide.800.33334444.avif',
    'ewg-slides-2.slide.800.33334444.webp',
  )
  const shown = book('ewg-slides-2', photo, 'slide')
  expect(shown).toMatchObject({
    src: '/pictures/ewg-slides-2.slide.800.33334444.jpeg',
    alt: 'The hall',
  })
  expect(shown.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
})

test('a picture that was not built leaves its frame empty', () => {
  expect(bookOf()('ewg-slides-1', drawn, 'slide').src).toBe('')
})
