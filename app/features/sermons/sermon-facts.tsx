import { Link } from 'react-router'
import { useMarked } from '#app/ui/text/language-of.tsx'
import type { ShownFacts } from './show-sermon.server.ts'

/** Preacher, date, length and language, as far as they are known. */
export function SermonFacts({ facts }: { facts: ShownFacts }) {
  const { preachers, date, length, language } = facts
  const marked = useMarked()
  if (preachers.length === 0 && !date && !length && !language) return null
  return (
    <ul className="sermon-facts row small">
      {preachers.map(({ name, address }) => (
        <li key={address}>
          <Link to={address}>{marked(name)}</Link>
        </li>
      ))}
      {date && (
        <li>
          <time dateTime={date.day}>{date.words}</time>
        </li>
      )}
      {length && <li>{length}</li>}
      {language && <li>{language}</li>}
    </ul>
  )
}
