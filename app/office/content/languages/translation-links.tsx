import { countWords } from '#app/office/words/translations.ts'
import type { SiteServices } from '#app/services.server.ts'
import { countStates } from '#content-model/translation/translate-content.ts'
import { ENGLISH_LANGUAGE_NAMES, TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { textsAddress } from '../content-address.ts'

export type FileCounts = { file: string; counts: readonly { to: string; words: string }[] }

export function fileCounts({ live }: SiteServices, file: string): FileCounts | undefined {
  const { translation } = live.version()
  const counts = TRANSLATED_LANGUAGES.map((language) => {
    const texts = translation(language).texts.filter((text) => text.file === file)
    const words = `${ENGLISH_LANGUAGE_NAMES[language]}: ${countWords(countStates(texts))}`
    return { to: textsAddress(language, file), words, isThere: texts.length > 0 }
  })
  return counts.some(({ isThere }) => isThere) ? { file, counts } : undefined
}

export function TranslationLinks(props: { counts: FileCounts; isOpen?: boolean }) {
  const {
    counts: { counts },
    isOpen = false,
  } = props
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
