import { changedAt } from '#content-model/editing/changed-at.ts'
import { contentFiles } from '#content-model/folder.ts'
import { readContent } from '#content-model/read-content.ts'
import { fileSchema } from '#content-model/schema/schema-at.ts'
import { sideFile } from '#content-model/schema/side-files.ts'
import { asYamlFile, comeIn, fileValue } from '#content-model/stored-file.ts'
import { textsOf } from '#content-model/translation/texts-of.ts'
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#domain/language.ts'
import { contentIn } from '#workflows/content/live-content.ts'
import { CHURCH } from './church.ts'
import type { TestServices } from './services.ts'

/** Pages of which nothing is translated, and a part of another. */
export const UNTRANSLATED: readonly string[] = ['youth', 'contact', 'serve', 'wfc1']
const UNTRANSLATED_BLOCK = { file: 'pages/ewg.yaml', block: 3 }

/**
 * The fixture church as if it were translated: each word is one of that language. So whatever a page says
 * in English is either marked as English or a mistake.
 */
export function translatedChurch(
  services: TestServices,
): Pick<TestServices, 'contentIn' | 'englishPartsIn'> {
  read ??= readTranslated()
  const { content, translation, englishParts } = read
  return {
    contentIn: (language) => contentIn(services, { content, translation }, language),
    englishPartsIn: englishParts,
  }
}

let read: ReturnType<typeof readTranslated> | undefined

function readTranslated() {
  const sources = contentFiles(CHURCH)
  const sides = sources.flatMap(([file, source]) =>
    TRANSLATED_LANGUAGES.map((language): [string, string] => [
      sideFile(file, language),
      JSON.stringify(translated(language, file, source)),
    ]),
  )
  const made = readContent({
    files: [...sources, ...sides].map(([file, text]) => asYamlFile(file, comeIn(file, text))),
    sources: [],
    notes: {},
    translationNotes: {},
    photos: new Map(),
  })
  if (!made.ok) throw new Error('the fixture church has mistakes')
  return made
}

function translated(language: TranslatedLanguage, file: string, source: string): unknown {
  const value = fileValue(file, comeIn(file, source))
  const schema = fileSchema(file)
  if (!schema || UNTRANSLATED.some((name) => file === `pages/${name}.yaml`)) return {}
  let side = value
  for (const { keys, text } of textsOf(schema, value)) {
    const isLeftOut = file === UNTRANSLATED_BLOCK.file && keys[1] === UNTRANSLATED_BLOCK.block
    const words = isLeftOut ? '' : inWordsOf(language, text)
    side = changedAt(side, keys.map(String), () => words)
  }
  return side
}

const WORDS: Record<TranslatedLanguage, string> = { ta: 'தமிழ்', kn: 'ಕನ್ನಡ', hi: 'हिन्दी' }

/** Where a link leads, and numbers, stay. */
function inWordsOf(language: TranslatedLanguage, text: string): string {
  return text.replace(/\]\([^)]*\)|\p{Script=Latin}+/gu, (part) =>
    part.startsWith(']') ? part : WORDS[language],
  )
}
