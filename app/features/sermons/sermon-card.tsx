import { Facade } from '#app/ui/facade.tsx'
import { languageOf } from '#app/ui/language-of.ts'
import type { ShownSermon } from './read-sermons.server.ts'

/** One sermon. Its words come from outside, in any language and direction. */
export function SermonCard({ sermon }: { sermon: ShownSermon }) {
  const { id, title, description, tags, player } = sermon
  return (
    <li className="sermon card" id={`sermon-${id}`}>
      {player ? (
        <Facade
          action={`Play ${title}`}
          frame={{ src: player.src, title }}
          page={player.page}
          open={player.open}
          picture={<Thumbnail sermon={sermon} />}
          shape="video"
          compact
        />
      ) : (
        <div className="facade facade-video">
          <Thumbnail sermon={sermon} />
        </div>
      )}
      <h3 dir="auto" lang={languageOf(title)}>
        {title}
      </h3>
      {description && (
        <p className="sermon-about" dir="auto" lang={languageOf(description)}>
          {description}
        </p>
      )}
      {tags.length > 0 && (
        <ul className="sermon-tags" aria-label="Topics">
          {tags.map((tag) => (
            <li key={tag} dir="auto" lang={languageOf(tag)}>
              {tag}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Thumbnail({ sermon }: { sermon: ShownSermon }) {
  if (!sermon.picture) return null
  return <img src={sermon.picture} alt="" width={640} height={360} loading="lazy" />
}
