import { LANGUAGE_NAMES, type TranslatedLanguage } from '#domain/language.ts'
import type { TextState } from './translate-content.ts'

export function countStates(
  texts: readonly { state: TextState }[],
): Readonly<Record<TextState, number>> {
  const counts = { missing: 0, unread: 0, changed: 0, read: 0 }
  for (const { state } of texts) counts[state] += 1
  return counts
}

/** "தமிழ் (ta): 1286 texts, 900 missing, 386 not read by a native reader, 0 changed in English since" */
export function describeTranslation(
  language: TranslatedLanguage,
  texts: readonly { state: TextState }[],
): string {
  const { missing, unread, changed } = countStates(texts)
  return `${LANGUAGE_NAMES[language]} (${language}): ${texts.length} texts, ${missing} missing, ${unread} not read by a native reader, ${changed} changed in English since`
}
