import type { Tree } from '#content-model/changes/tree.ts'
import { contentFiles } from '#content-model/folder.ts'
import { readContent } from '#content-model/read-content.ts'
import { sideFile } from '#content-model/schema/side-files.ts'
import { asYamlFile, comeIn, fileTree, withTree } from '#content-model/stored-file.ts'
import { englishTexts } from '#content-model/translation/translations.ts'
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
  const files = sources.flatMap(([file, source]) => {
    const english = comeIn(file, source)
    const sides = TRANSLATED_LANGUAGES.map((language) => {
      const side = sideFile(file, language)
      return asYamlFile(side, withTree(side, undefined, translated(language, file, english)))
    })
    return [asYamlFile(file, english), ...sides]
  })
  const made = readContent({
    files,
    sources: [],
    notes: {},
    photos: new Map(),
  })
  if (!made.ok) throw new Error('the fixture church has mistakes')
  return made
}

function translated(language: TranslatedLanguage, file: string, english: string): Tree {
  const isLeftOut = (block: unknown) =>
    UNTRANSLATED.some((name) => file === `pages/${name}.yaml`) ||
    (file === UNTRANSLATED_BLOCK.file && block === UNTRANSLATED_BLOCK.block)
  const texts = englishTexts(file, fileTree(file, english)).filter(
    ({ keys }) => !isLeftOut(keys[1]),
  )
  return Object.fromEntries(
    texts.map(({ place, text }) => [place, [{ text: inWordsOf(language, text) }]]),
  )
}

const WORDS: Record<TranslatedLanguage, string> = { ta: 'தமிழ்', kn: 'ಕನ್ನಡ', hi: 'हिन्दी' }

/** Where a link leads, and numbers, stay. */
function inWordsOf(language: TranslatedLanguage, text: string): string {
  return text.replace(/\]\([^)]*\)|\p{Script=Latin}+/gu, (part) =>
    part.startsWith(']') ? part : WORDS[language],
  )
}
