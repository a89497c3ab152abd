import { STATE_WORDS } from '#app/office/words/translations.ts'
import type { TextState } from '#content-model/translation/match-texts.ts'

const TONES: Record<TextState, 'good' | 'open' | 'risk' | 'waiting'> = {
  missing: 'risk',
  changed: 'open',
  unread: 'waiting',
  read: 'good',
}

/** How a translation stands, as a word in its colour. */
export function StateChip({ state }: { state: TextState }) {
  return <span className={`chip chip-${TONES[state]}`}>{STATE_WORDS[state]}</span>
}
