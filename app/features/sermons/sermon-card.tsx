import { Facade } from '#app/ui/facade.tsx'
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
      <h3 dir="auto">{title}</h3>
      {description && (
        <p className="sermon-about" dir="auto">
          {description}
        </p>
      )}
      {tags.length > 0 && (
        <ul className="sermon-tags" aria-label="Topics">
          {tags.map((tag) => (
            <li key={tag} dir="auto">
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
