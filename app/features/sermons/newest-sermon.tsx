import { Link } from 'react-router'
import { languageOf } from '#app/ui/language-of.ts'
import { SermonFacts } from './sermon-facts.tsx'
import { SermonPlayer } from './sermon-player.tsx'
import type { ShownSermon } from './show-sermon.server.ts'

/** The newest sermon, to stand on another page. */
export function NewestSermon({ sermon }: { sermon: ShownSermon }) {
  const { title, address, facts } = sermon
  return (
    <section>
      <h2>Watch the Sermon</h2>
      <div className="sermon-newest">
        <h3 dir="auto" lang={languageOf(title)}>
          <Link to={address}>{title}</Link>
        </h3>
        <SermonFacts facts={facts} />
      </div>
      <SermonPlayer sermon={sermon} />
    </section>
  )
}
