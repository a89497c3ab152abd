import { Link } from 'react-router'
import { useLanguage } from '#app/ui/language.tsx'
import { languageOf } from '#app/ui/text/language-of.tsx'
import { SermonFacts } from './sermon-facts.tsx'
import { SermonPlayer } from './sermon-player.tsx'
import { SermonTopics } from './sermon-topics.tsx'
import type { ShownSermon } from './show-sermon.server.ts'

/** One sermon. The provider's text may be in any language and direction. */
export function SermonCard({ sermon }: { sermon: ShownSermon }) {
  const { id, title, description, address, facts, tags } = sermon
  const language = useLanguage()
  return (
    <li className="sermon card" id={`sermon-${id}`}>
      <SermonPlayer sermon={sermon} />
      <h3 dir="auto" lang={languageOf(title, language)}>
        <Link to={address}>{title}</Link>
      </h3>
      <SermonFacts facts={facts} />
      {description && (
        <p className="sermon-about" dir="auto" lang={languageOf(description, language)}>
          {description}
        </p>
      )}
      <SermonTopics tags={tags} />
    </li>
  )
}
