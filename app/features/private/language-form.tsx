import { useId } from 'react'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/language.ts'
import { MY_WORDS } from '#words/private.ts'

export const CHOOSE_LANGUAGE = 'choose-language'

/**
 * The language of the page and of all mails about it. A plain form: the answer is a document with the
 * words of the other language.
 */
export function LanguageForm() {
  const words = useWords(MY_WORDS)
  const current = useLanguage()
  const label = useId()
  return (
    <form className="my-languages no-print" method="post" aria-labelledby={label}>
      <input type="hidden" name="intent" value={CHOOSE_LANGUAGE} />
      <p className="soft small" id={label}>
        {words.language}
      </p>
      <div className="button-row">
        {LANGUAGES.map((language) => (
          <button
            key={language}
            className="button button-quiet"
            type="submit"
            name="language"
            value={language}
            lang={language}
            aria-pressed={language === current}
          >
            {LANGUAGE_NAMES[language]}
          </button>
        ))}
      </div>
    </form>
  )
}
