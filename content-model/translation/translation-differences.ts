import type { Difference } from '#content-model/editing/differences.ts'
import { formOf } from '#content-model/editing/form-of.ts'
import { fileName } from '#content-model/editing/place-words.ts'
import { fileSchema } from '#content-model/schema/schema-at.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { TRANSLATED_NAMES } from '#domain/language.ts'
import { type FlatTexts, noteKey } from './flat-texts.ts'
import { formParts, placeTitles } from './form-parts.ts'
import { type Keys, textsOf } from './texts-of.ts'
import { parseNote, type TranslationNote } from './translation-notes.ts'

type Compared = {
  before: FlatTexts
  after: FlatTexts
  english: EnglishValue
}

/** The value of an English file, by which people know the places of its translations. */
export type EnglishValue = (file: string) => unknown

/** What differs between two side files: "Tamil: Top of the page, Heading". */
export function sideDifferences(path: string, { before, after, english }: Compared): Difference[] {
  const side = asSideFile(path)
  if (!side) return []
  const name = TRANSLATED_NAMES[side.language]
  return readEnglish(side.file, english).texts.flatMap(({ place, titles }) => {
    const [old, fresh] = [before[place]?.trim(), after[place]?.trim()]
    if (old === fresh) return []
    const where = [name, titles.slice(0, -1).join(', ')].filter(Boolean).join(': ')
    const what = `${name}: ${titles.join(', ')}`
    return [{ what, where, field: titles.at(-1) ?? '', before: old, after: fresh }]
  })
}

/** What native readers have read since, and what was found to fit a changed English text, part by part. */
export function noteDifferences({ before, after, english }: Compared): Difference[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...keys].filter((key) => before[key] !== after[key])
  const sides = new Set(changed.map((key) => key.split(' ')[0] ?? ''))
  return [...sides].flatMap((side) => {
    const file = asSideFile(side)?.file ?? ''
    return readEnglish(file, english).parts.flatMap(({ titles, places }) => {
      const notes = places.map((place) => noteKey(side, place))
      const pairs = notes.map((key) => [parseNote(before[key]), parseNote(after[key])] as const)
      const what = [fileName(side), ...titles].join(', ')
      return MARKS.flatMap(({ flag, isOn, isOff }): Difference[] => {
        const mark = { what, where: what, field: flag, flag }
        if (pairs.some(isOn)) return [{ ...mark, before: undefined, after: 'Yes' }]
        return pairs.some(isOff) ? [{ ...mark, before: 'Yes', after: undefined }] : []
      })
    })
  })
}

type Pair = readonly [old: TranslationNote | undefined, fresh: TranslationNote | undefined]
type Mark = { flag: string; isOn: (pair: Pair) => boolean; isOff: (pair: Pair) => boolean }

const MARKS: readonly Mark[] = [
  {
    flag: 'nativeRead',
    isOn: ([old, fresh]) => fresh?.read === true && !(old?.read && old.is === fresh.is),
    isOff: ([old, fresh]) => old?.read === true && fresh?.read === false,
  },
  {
    flag: 'stillFits',
    isOn: ([old, fresh]) => old?.is === fresh?.is && old?.of !== fresh?.of && !fresh?.read,
    isOff: () => false,
  },
]

type Named = { keys: Keys; place: string; titles: string[] }

function readEnglish(file: string, english: EnglishValue) {
  const schema = fileSchema(file)
  const value = english(file)
  if (!schema || value === undefined) return { texts: [], parts: [] }
  const form = formOf({ schema, value, name: '', title: '' })
  const texts = [...textsOf(schema, value)].map(
    ({ keys }): Named => ({ keys, place: keys.join('.'), titles: placeTitles(form, keys) }),
  )
  const parts = formParts(texts).map(({ keys, texts: inside }) => ({
    titles: placeTitles(form, keys),
    places: inside.map(({ place }) => place),
  }))
  return { texts, parts }
}
