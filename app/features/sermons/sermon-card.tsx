import { Link } from 'react-router'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { languageOf } from '#app/ui/text/language-of.tsx'
import { PLAYER_WORDS } from '#words/media.ts'
import { SermonFacts, SermonPlayer } from './sermon-player.tsx'
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

export function SermonTopics({ tags }: { tags: readonly string[] }) {
  const words = useWords(PLAYER_WORDS)
  const language = useLanguage()
  if (tags.length === 0) return null
  return (
    <ul className="sermon-tags cluster small" aria-label={words.topics}>
      {tags.map((tag) => (
        <li className="pill" key={tag} dir="auto" lang={languageOf(tag, language)}>
          {tag}
        </li>
      ))}
    </ul>
  )
}

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
