import { useLanguage, useWords } from '#app/ui/language.tsx'
import { languageOf } from '#app/ui/text/language-of.tsx'
import { PLAYER_WORDS } from '#words/media.ts'

export function SermonTopics({ tags }: { tags: readonly string[] }) {
  const words = useWords(PLAYER_WORDS)
  const language = useLanguage()
  if (tags.length === 0) return null
  return (
    <ul className="sermon-tags cluster small" aria-label={words.topics}>
      {tags.map((tag) => (
        <li key={tag} dir="auto" lang={languageOf(tag, language)}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
