import { Link } from 'react-router'
import { useWords } from '#app/ui/language.tsx'
import { Facade } from '#app/ui/media/facade.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { Marked, useMarked } from '#app/ui/text/language-of.tsx'
import { PLAYER_WORDS } from '#words/media.ts'
import type { ShownSermon } from './show-sermon.server.ts'

/** One sermon. The provider's text may be in any language and direction. */
export function SermonCard({ sermon }: { sermon: ShownSermon }) {
  const { id, title, description, address, facts, tags, said } = sermon
  const words = useWords(PLAYER_WORDS)
  const marked = useMarked()
  return (
    <li className="sermon card" id={`sermon-${id}`}>
      <SermonPlayer sermon={sermon} />
      <Marked as="h3" words={title} dir="auto">
        <Link to={address}>{title}</Link>
      </Marked>
      <SermonFacts facts={facts} />
      {description && <Marked as="p" words={description} className="sermon-about" dir="auto" />}
      {said && (
        <p className="small">
          <Filled
            text={words.at}
            moment={<Link to={said.address}>{said.moment}</Link>}
            said={marked(said.words)}
          />
        </p>
      )}
      <SermonLinks links={tags} label={words.topics} />
    </li>
  )
}

export function SermonLinks({ links, label }: { links: ShownSermon['tags']; label: string }) {
  if (links.length === 0) return null
  return (
    <ul className="sermon-tags cluster small" aria-label={label}>
      {links.map(({ words, address }) => (
        <Marked as="li" words={words} key={address} dir="auto">
          <Link className="pill" to={address}>
            {words}
          </Link>
        </Marked>
      ))}
    </ul>
  )
}

export function NewestSermon({ sermon }: { sermon: ShownSermon }) {
  const { title, address, facts } = sermon
  const words = useWords(PLAYER_WORDS)
  return (
    <section className="stack start">
      <h3>{words.watch}</h3>
      <div className="sermon-newest">
        <Marked as="h4" words={title} dir="auto">
          <Link to={address}>{title}</Link>
        </Marked>
        <SermonFacts facts={facts} />
      </div>
      <SermonPlayer sermon={sermon} />
    </section>
  )
}

export function SermonPlayer(props: {
  sermon: ShownSermon
  /** Whether the picture is in the first screen. It is then not loaded lazily. */
  first?: boolean
}) {
  const { title, player, picture } = props.sermon
  const words = useWords(PLAYER_WORDS)
  const marked = useMarked()
  const image = picture && (
    <img src={picture} alt="" width={640} height={360} loading={props.first ? 'eager' : 'lazy'} />
  )
  if (!player) return <div className="facade facade-video no-print">{image}</div>
  return (
    <Facade
      // From another moment on it is another film.
      key={player.src}
      action={<Filled text={words.play} title={marked(title)} />}
      frame={{ src: player.src, title }}
      page={player.page}
      open={player.open}
      picture={image}
      shape="video"
      compact
    />
  )
}

export function SermonFacts({ facts }: Pick<ShownSermon, 'facts'>) {
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

export function ProviderWords({ words, said = '' }: { words: string; said?: string | undefined }) {
  const marked = useMarked()
  return (
    <p dir="auto">
      <Filled text={words} said={marked(said)} />
    </p>
  )
}
