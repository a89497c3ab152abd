import type { ReactNode } from 'react'
import type { TranslatedLanguage } from '#domain/language.ts'
import { StateChip } from './state-chip.tsx'
import type { NamedText } from './translated-parts.ts'

type Props = { text: NamedText; children: ReactNode }

/** English and the translation beside each other; on a phone below each other. */
export function TranslationPair({ text: { label, english, state }, children }: Props) {
  return (
    <div className="translation-pair">
      <div>
        <p className="translation-label">
          <strong>{label}</strong> <StateChip state={state} />
        </p>
        <p className="translation-text">{english}</p>
      </div>
      <div>{children}</div>
    </div>
  )
}

type TextProps = { language: TranslatedLanguage; children: string | undefined }

/** A translation to read. */
export function TranslationText({ language, children }: TextProps) {
  if (!children) return <p className="translation-none">Visitors read the English text.</p>
  return (
    <p className="translation-text" lang={language}>
      {children}
    </p>
  )
}
