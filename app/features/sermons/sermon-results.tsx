import { useNavigation } from 'react-router'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageLinks } from './page-links.tsx'
import type { SermonsOutcome } from './read-sermons.server.ts'
import { SermonCard } from './sermon-card.tsx'
import { type SermonChoice, sermonsAddress } from './sermons-address.ts'

type Props = { heading: string; choice: SermonChoice; outcome: SermonsOutcome }

/** The list of sermons, or the reason why it is empty. */
export function SermonResults({ heading, choice, outcome }: Props) {
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="sermon-results" aria-busy={busy}>
      <div>
        <h2 dir="auto">{heading}</h2>
        <p role="status">{busy ? 'Loading…' : statusOf(outcome)}</p>
      </div>
      <Outcome choice={choice} outcome={outcome} />
    </div>
  )
}

function statusOf(outcome: SermonsOutcome): string {
  switch (outcome.kind) {
    case 'none':
      return 'No sermons found.'
    case 'failed':
      return 'The sermons can’t be shown right now.'
    case 'list': {
      const { total, page, pages } = outcome
      return `${total === 1 ? '1 sermon' : `${total} sermons`}, page ${page} of ${pages}`
    }
  }
}

function Outcome({ choice, outcome }: Omit<Props, 'heading'>) {
  switch (outcome.kind) {
    case 'none':
      return (
        <div className="notice">
          <p>Try fewer or other words, choose a preacher, or look through all of them.</p>
          <p>
            <ButtonLink to="/sermons">See all sermons</ButtonLink>
          </p>
        </div>
      )
    case 'failed':
      return (
        <div className="notice notice-warning">
          <p dir="auto">{outcome.words}</p>
          <p>
            <ButtonLink to={sermonsAddress(choice)}>Try again</ButtonLink>
          </p>
        </div>
      )
    case 'list':
      return (
        <>
          {outcome.late && (
            <p className="notice notice-warning">
              Our video service can&rsquo;t be reached at the moment, so this list may not be the
              newest.
            </p>
          )}
          <ul className="sermon-grid">
            {outcome.sermons.map((sermon) => (
              <SermonCard key={sermon.id} sermon={sermon} />
            ))}
          </ul>
          <PageLinks choice={choice} page={outcome.page} pages={outcome.pages} />
        </>
      )
  }
}
