import { useLocation, useRouteError } from 'react-router'
import { localPath } from '#app/local-path.ts'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/language.ts'
import { SHELL_WORDS } from '#words/site.ts'

/** The same page, with the same choice, in each language by its own name. */
export function LanguageLinks({ id }: { id?: string }) {
  const { pathname, search } = useLocation()
  // Where nothing is, the start page is what other languages have.
  const isMissing = Boolean(useRouteError())
  const current = useLanguage()
  const words = useWords(SHELL_WORDS)
  return (
    <ul
      className="languages tall-links"
      aria-label={words.languages}
      {...(id && { id, popover: 'auto' })}
    >
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={isMissing ? localPath(language, '/') : localPath(language, pathname) + search}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** In the bar: on a phone behind a button, which shows a letter of each language. */
export function LanguageMenu() {
  const words = useWords(SHELL_WORDS)
  return (
    <div className="language-menu">
      <button className="menu-toggle" type="button" popoverTarget={LANGUAGES_ID}>
        <span className="visually-hidden">{words.languages}</span>
        <span aria-hidden="true">A த ಕ हि</span>
      </button>
      <LanguageLinks id={LANGUAGES_ID} />
    </div>
  )
}

const LANGUAGES_ID = 'languages'
