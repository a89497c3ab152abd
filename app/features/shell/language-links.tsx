import { useLocation, useRouteError } from 'react-router'
import { localPath } from '#app/local-path.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/language.ts'
import { SHELL_WORDS } from '#words/site.ts'

export function LanguageLinks({ id }: { id?: string }) {
  const { pathname, search } = useLocation()
  // Where nothing is, the start page is what other languages have.
  const isMissing = Boolean(useRouteError())
  const current = useLanguage()
  const words = useWords(SHELL_WORDS)
  return (
    <ul
      className={id ? 'languages tall-links raised' : 'languages tall-links'}
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

export function LanguageMenu() {
  const words = useWords(SHELL_WORDS)
  const language = useLanguage()
  return (
    <div className="language-menu">
      <button className="menu-toggle finger" type="button" popoverTarget={LANGUAGES_ID}>
        <Icon name="globe" />
        <span className="visually-hidden">{words.languages}: </span>
        {LANGUAGE_NAMES[language]}
      </button>
      <LanguageLinks id={LANGUAGES_ID} />
    </div>
  )
}

const LANGUAGES_ID = 'languages'
