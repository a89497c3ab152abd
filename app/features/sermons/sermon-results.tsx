import { useNavigation } from 'react-router'
import { useWords } from '#app/ui/language.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { useMarked } from '#app/ui/text/language-of.tsx'
import { SERMONS_WORDS } from '#words/media.ts'
import { PageLinks } from './page-links.tsx'
import type { SermonsOutcome } from './read-sermons.server.ts'
import { SermonCard } from './sermon-card.tsx'
import { ProviderWords } from './sermon-player.tsx'
import { type SermonChoice, sermonsAddress } from './sermons-address.ts'

type Props = {
  heading: string
  /** What has a place in the heading. */
  name?: string | undefined
  choice: SermonChoice
  outcome: SermonsOutcome
}

export function SermonResults({ heading, name = '', choice, outcome }: Props) {
  const words = useWords(SERMONS_WORDS)
  const marked = useMarked()
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="sermon-results stack gap-4" aria-busy={busy}>
      <div>
        <h2 dir="auto">
          <Filled text={heading} name={marked(name)} />
        </h2>
        <p role="status">{busy ? words.loading : outcome.status}</p>
      </div>
      <Outcome choice={choice} outcome={outcome} />
    </div>
  )
}

function Outcome({ choice, outcome }: Pick<Props, 'choice' | 'outcome'>) {
  const words = useWords(SERMONS_WORDS)
  switch (outcome.kind) {
    case 'none':
      return (
        <div className="notice">
          <p>{outcome.words}</p>
          <p>
            <ButtonLink to="/sermons">{words.seeAll}</ButtonLink>
          </p>
        </div>
      )
    case 'failed':
      return (
        <div className="notice notice-warning">
          <ProviderWords {...outcome} />
          <p>
            <ButtonLink to={sermonsAddress(choice)}>{words.tryAgain}</ButtonLink>
          </p>
        </div>
      )
    case 'list':
      return (
        <>
          {outcome.late && <p className="notice notice-warning">{outcome.late}</p>}
          <ul className="sermon-grid tiles gap-4">
            {outcome.sermons.map((sermon) => (
              <SermonCard key={sermon.id} sermon={sermon} />
            ))}
          </ul>
          <PageLinks choice={choice} page={outcome.page} pages={outcome.pages} />
        </>
      )
  }
}
