import type { ReactNode } from 'react'
import { TEXT_STATE_WORDS } from '#app/office/words/translations.ts'
import type { TextState } from '#content-model/translation/translate-content.ts'
import type { TranslatedLanguage } from '#domain/language.ts'
import type { NamedText } from './translated-parts.ts'

type Props = { text: NamedText; children: ReactNode }

/** English and the translation beside each other; on a phone below each other. */
export function TranslationPair({ text: { label, english, state }, children }: Props) {
  return (
    <div className="columns translation-pair">
      <div>
        <p className="row translation-label">
          <strong>{label}</strong> <StateChip state={state} />
        </p>
        <p className="typed">{english}</p>
      </div>
      <div>{children}</div>
    </div>
  )
}

type TextProps = { language: TranslatedLanguage; children: string | undefined }

/** A translation to read. */
export function TranslationText({ language, children }: TextProps) {
  if (!children) return <p className="soft">Visitors read the English text.</p>
  return (
    <p className="typed" lang={language}>
      {children}
    </p>
  )
}

const TONES: Record<TextState, 'good' | 'open' | 'risk' | 'waiting'> = {
  missing: 'risk',
  changed: 'open',
  unread: 'waiting',
  read: 'good',
}

/** How a translation stands, as a word in its colour. */
function StateChip({ state }: { state: TextState }) {
  return <span className={`chip chip-${TONES[state]}`}>{TEXT_STATE_WORDS[state]}</span>
}
