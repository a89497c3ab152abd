import type { SiteServices } from '#app/services.server.ts'
import { countStates } from '#content-model/translation/translate-content.ts'
import { ENGLISH_LANGUAGE_NAMES, TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { countWords } from '#words/office/translations.ts'
import { textsAddress } from '../content-address.ts'

export type FileCounts = ReturnType<typeof fileCounts>

/** Empty for a file without texts. */
export function fileCounts({ live }: SiteServices, file: string) {
  const { translation } = live.version()
  const found = TRANSLATED_LANGUAGES.map((language) => {
    const texts = translation(language).texts.filter((text) => text.file === file)
    const words = `${ENGLISH_LANGUAGE_NAMES[language]}: ${countWords(countStates(texts))}`
    return { to: textsAddress(language, file), words, isThere: texts.length > 0 }
  })
  return found.some(({ isThere }) => isThere) ? found : []
}

export function TranslationLinks({ counts, isOpen }: { counts: FileCounts; isOpen?: boolean }) {
  if (counts.length === 0) return null
  return (
    <details className="tall-summary tall-links" open={isOpen}>
      <summary>Tamil, Kannada, Hindi</summary>
      <ul>
        {counts.map(({ to, words }) => (
          <li key={to}>
            <a href={to}>{words}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
