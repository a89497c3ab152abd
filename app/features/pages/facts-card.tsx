import { useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { RegisterLink } from '#app/ui/register-link.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { breakable } from '#app/ui/text/breakable.tsx'
import { languageOf } from '#app/ui/text/language-of.ts'
import type { PartLang } from '#app/ui/text/part-lang.ts'
import { PAGES_WORDS } from '#words/site.ts'
import type { FactView } from './read-facts.ts'
import type { PageView } from './read-page.server.ts'

type Props = { facts: FactView[]; actions: PageView['head']['actions']; lang?: PartLang }

/** The main facts: when, where, cost, contact, and the button for the next step. */
export function FactsCard({ facts, actions: [action, ...others], lang }: Props) {
  const date = useId()
  const language = useLanguage()
  const words = useWords(PAGES_WORDS)
  return (
    <aside className="facts-card" aria-label={words.atAGlance}>
      <dl>
        {facts.map(({ label, icon, lines }) => (
          <div key={label}>
            <dt lang={lang}>
              <Icon name={icon} />
              {label}
            </dt>
            {lines.map(({ text, to }) => (
              <dd key={text} lang={languageOf(text, language)}>
                {to ? <SiteLink to={to}>{breakable(text)}</SiteLink> : text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {action && (
        <div className="facts-action">
          <RegisterLink register={action} {...(action.date && { describedBy: date })} />
          {action.date && <p id={date}>{action.date}</p>}
          {others.map(({ to, label, date }) => (
            <SiteLink key={to} to={to} className="register-later">
              {words.actionFor({ label: label ?? '', date: date ?? '' })}
            </SiteLink>
          ))}
        </div>
      )}
    </aside>
  )
}
