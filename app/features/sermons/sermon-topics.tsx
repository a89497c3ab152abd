import { languageOf } from '#app/ui/text/language-of.ts'

export function SermonTopics({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className="sermon-tags" aria-label="Topics">
      {tags.map((tag) => (
        <li key={tag} dir="auto" lang={languageOf(tag)}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
