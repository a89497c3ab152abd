import { Link } from 'react-router'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { languageOf } from '#app/ui/text/language-of.tsx'
import { PLAYER_WORDS } from '#words/media.ts'
import { SermonFacts, SermonPlayer } from './sermon-player.tsx'
import type { ShownSermon } from './show-sermon.server.ts'

/** The newest sermon, shown on other pages. */
export function NewestSermon({ sermon }: { sermon: ShownSermon }) {
  const { title, address, facts } = sermon
  const words = useWords(PLAYER_WORDS)
  const language = useLanguage()
  return (
    <section className="stack start">
      <h3>{words.watch}</h3>
      <div className="sermon-newest">
        <h4 dir="auto" lang={languageOf(title, language)}>
          <Link to={address}>{title}</Link>
        </h4>
        <SermonFacts facts={facts} />
      </div>
      <SermonPlayer sermon={sermon} />
    </section>
  )
}
