import type { ReactNode } from 'react'
import { Panel } from '#app/ui/picture/panel.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import type { PartLang } from '#app/ui/text/part-lang.ts'
import type { CardView } from './read-home.server.ts'

type Props = {
  section: { heading: string; html: string; cards: CardView[]; lang?: PartLang }
  /** Conferences have tall cards; ministries have round ones. */
  look: 'tall' | 'round'
  /** What stands above the cards. */
  children?: ReactNode
}

export function CardsSection({ section, look, children }: Props) {
  return (
    <section className={`home-cards home-cards-${look}`} lang={section.lang}>
      <div className="home-inner">
        <h2>{section.heading}</h2>
        <HtmlText html={section.html} />
        {children}
        <ul className="home-cards-list">
          {section.cards.map(({ title, text, to, picture }) => (
            <li className="home-card" key={to}>
              <Panel picture={picture} />
              <div className="home-card-words">
                <h3>
                  <SiteLink to={to}>{title}</SiteLink>
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
