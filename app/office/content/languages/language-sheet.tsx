import hindi from '#app/ui/languages/hi.css?url'
import kannada from '#app/ui/languages/kn.css?url'
import tamil from '#app/ui/languages/ta.css?url'
import type { TranslatedLanguage } from '#domain/language.ts'

const SHEETS: Record<TranslatedLanguage, string> = { ta: tamil, kn: kannada, hi: hindi }

/** The face and the line heights of a language's script, only where it is shown. */
export function LanguageSheet({ language }: { language: TranslatedLanguage }) {
  return <link rel="stylesheet" href={SHEETS[language]} />
}
