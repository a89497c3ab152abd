import type { Translation, Tree } from '#content-model/changes/tree.ts'
import type { Difference } from '#content-model/editing/differences.ts'
import { formOf } from '#content-model/editing/form-of.ts'
import { fileName } from '#content-model/editing/form-words.ts'
import { fileSchema } from '#content-model/schema/schema-at.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import { formParts, placeTitles } from './form-parts.ts'
import { englishTexts, translationsIn } from './translations.ts'

/** Said part by part: what native readers have read since, and what was found to fit a changed English text. */
export function sideDifferences(
  path: string,
  { before, after, english }: Record<'before' | 'after' | 'english', Tree | undefined>,
): Difference[] {
  const side = asSideFile(path)
  const schema = side && fileSchema(side.file)
  if (!schema) return []
  const language = ENGLISH_LANGUAGE_NAMES[side.language]
  const form = formOf({ schema, value: english, name: '', title: '' })
  const [old, fresh] = [translationsIn(before), translationsIn(after)]
  const pairs = englishTexts(side.file, english).map(({ keys, place }) => ({
    keys,
    pair: [old.get(place), fresh.get(place)] as const,
  }))
  const changed = pairs.flatMap(({ keys, pair }): Difference[] => {
    const [was, is] = pair.map((each) => each?.text.trim())
    if (was === is) return []
    const titles = placeTitles(form, keys)
    const where = [language, titles.slice(0, -1).join(', ')].filter(Boolean).join(': ')
    const what = `${language}: ${titles.join(', ')}`
    return [{ what, where, field: titles.at(-1) ?? '', before: was, after: is }]
  })
  const marked = formParts(pairs).flatMap(({ keys, texts }) => {
    const what = [fileName(path), ...placeTitles(form, keys)].join(', ')
    return MARKS.flatMap(({ flag, isOn, isOff }): Difference[] => {
      const mark = { what, where: what, field: flag, flag }
      if (texts.some(({ pair }) => isOn(...pair)))
        return [{ ...mark, before: undefined, after: 'Yes' }]
      const isGone = texts.some(({ pair }) => isOff(...pair))
      return isGone ? [{ ...mark, before: 'Yes', after: undefined }] : []
    })
  })
  return [...changed, ...marked]
}

type IsMarked = (old: Translation | undefined, fresh: Translation | undefined) => boolean

const MARKS: readonly { flag: string; isOn: IsMarked; isOff: IsMarked }[] = [
  {
    flag: 'nativeRead',
    isOn: (old, fresh) => fresh?.read === true && !(old?.read && old.text === fresh.text),
    isOff: (old, fresh) => old?.read === true && fresh !== undefined && !fresh.read,
  },
  {
    flag: 'stillFits',
    isOn: (old, fresh) => old?.text === fresh?.text && old?.of !== fresh?.of && !fresh?.read,
    isOff: () => false,
  },
]
