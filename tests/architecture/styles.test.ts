import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repositoryFiles } from './repository-files.ts'

/** The site's, what the office changes in a dark room, and what doors need in sunlight. */
const TOKENS = ['app/ui/styles/tokens.css', 'app/office/styles/tokens.css', 'app/door/tokens.css']
const sheets = repositoryFiles().filter((file) => file.endsWith('.css'))

/** The two widths that every layout may use, see tokens.css. */
const WIDTHS = ['48rem', '60rem']

/** Widths that one file needs for a reason stated there. */
const OWN_WIDTHS: Record<string, string[]> = {
  'app/ui/styles/base.css': ['16rem'],
  'app/office/styles/office-shell.css': ['30rem'],
  'app/ui/styles/media.css': ['64rem', '90rem'],
  'app/features/pages/blocks/people.css': ['30rem'],
  'app/features/pages/home/home.css': ['42rem', '64rem'],
  'app/features/shell/site-header.css': ['991px', '62rem', '85rem'],
  'app/ui/languages/ta.css': ['62rem', '68rem'],
}

test('colours are written in tokens.css only', () => {
  const raw =
    /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]|: (?:white|black)\b/gi
  const found = sheets
    .filter((file) => !TOKENS.includes(file))
    .flatMap((file) => (read(file).match(raw) ?? []).map((colour) => `${file} ${colour}`))
  expect(found).toEqual([])
})

test('layouts change only at the known widths', () => {
  const found = sheets.flatMap((file) => {
    const known = [...WIDTHS, ...(OWN_WIDTHS[file] ?? [])]
    return widthsIn(read(file))
      .filter((width) => !known.includes(width))
      .map((width) => `${file} ${width}`)
  })
  expect(found).toEqual([])
})

test('every own width is in use', () => {
  const unused = Object.entries(OWN_WIDTHS).flatMap(([file, widths]) =>
    widths.filter((width) => !widthsIn(read(file)).includes(width)),
  )
  expect(unused).toEqual([])
})

test('list markers are removed in one place', () => {
  const found = sheets.filter((file) => /list-style: none/.test(read(file)))
  expect(found).toEqual(['app/ui/styles/base.css'])
})

test('what visitors read in four languages is not in a sheet', () => {
  const found = sheets
    .filter((file) => !file.startsWith('app/office/'))
    .flatMap((file) => read(file).match(/(?<=content: )[^;]*(?=;)/g) ?? [])
    .flatMap((content) => content.match(/"[^"]*"/g) ?? [])
  expect(found.filter((text) => /\p{L}/u.test(text))).toEqual([])
})

function widthsIn(sheet: string): string[] {
  const queries = sheet.match(/@media[^{]*\bwidth\b[^{]*/g) ?? []
  return queries.flatMap((query) => query.match(/[\d.]+(?:rem|em|px)/g) ?? [])
}

function read(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
}
