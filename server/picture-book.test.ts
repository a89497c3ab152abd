import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openPictureBook } from './picture-book.ts'

const drawn = { subject: 'tree', palette: 'dawn' } as const
const photo = { ...drawn, photo: { file: 'hall.jpg', alt: 'The hall', digest: 'a'.repeat(64) } }

function bookOf(...files: string[]) {
  const directory = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  for (const file of files) writeFileSync(path.join(directory, file), '{"ewg.page":"tree dawn"}')
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

test('a photograph is served by its digest, in several sizes and formats', () => {
  const shown = bookOf('ewg.slide.11112222.svg')('ewg-slides-2', photo, 'slide')
  const address = `/photographs/${'a'.repeat(64)}.slide`
  expect(shown).toMatchObject({ src: `${address}.800.jpeg`, alt: 'The hall' })
  expect(shown.sources).toEqual([
    { type: 'image/avif', srcSet: `${address}.800.avif 800w, ${address}.400.avif 400w` },
    { type: 'image/webp', srcSet: `${address}.800.webp 800w, ${address}.400.webp 400w` },
  ])
})

test('a drawing that has changed since the build is drawn when it is asked for', () => {
  const book = bookOf('ewg.page.11112222.svg', '.drawn.json')
  expect(book('ewg', { ...drawn, palette: 'night' }, 'page').src).toBe(
    '/drawings/ewg.page.tree.night.svg',
  )
  expect(book('ewg', drawn, 'page').src).toBe('/pictures/ewg.page.11112222.svg')
})

test('a picture that was not built leaves its frame empty', () => {
  expect(bookOf()('ewg-slides-1', drawn, 'slide').src).toBe('')
})
