import { type Difference, differencesOf } from '#content-model/editing/differences.ts'
import type { FormField } from '#content-model/editing/form-field.ts'
import { fileValue, isOfTranslations } from '#content-model/file-text.ts'
import { asFlatTexts } from '#content-model/translation/flat-texts.ts'
import { asSideFile } from '#content-model/translation/side-files.ts'
import {
  noteDifferences,
  sideDifferences,
} from '#content-model/translation/translation-differences.ts'
import { textForm } from './drafts/file-form.ts'

type Compared = {
  before: string | undefined
  after: string | undefined
  /** The text of an English file, by which the places of its translations are known. */
  english: (file: string) => string | undefined
}

/** What differs between two texts of a file. */
export function compareTexts(path: string, { before, after, english }: Compared): Difference[] {
  if (isOfTranslations(path)) {
    const [old, fresh] = [before, after].map((text) => asFlatTexts(fileValue(path, text ?? '')))
    const compared = { before: old ?? {}, after: fresh ?? {}, english }
    return asSideFile(path) ? sideDifferences(path, compared) : noteDifferences(compared)
  }
  const [old, fresh] = [textForm(path, before), textForm(path, after)]
  return differencesOf(old ?? EMPTY, fresh ?? EMPTY)
}

const EMPTY: FormField = {
  name: '',
  title: '',
  description: undefined,
  optional: false,
  kind: 'named',
  entries: [],
}
