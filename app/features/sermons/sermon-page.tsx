import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { languageOf } from '#app/ui/text/language-of.ts'
import type { SermonPageView } from './read-sermon-page.server.ts'
import { SermonCard } from './sermon-card.tsx'
import { SermonFacts } from './sermon-facts.tsx'
import { SermonPlayer } from './sermon-player.tsx'
import { SermonTopics } from './sermon-topics.tsx'
import { PLAYER } from './sermons-address.ts'

type Outcome = SermonPageView['outcome']
type Found = Extract<Outcome, { kind: 'sermon' }>

/** One sermon: its player, its description and links to others. */
export function SermonPage({ view, address }: { view: SermonPageView; address: string }) {
  const { outcome, picture } = view
  if (outcome.kind === 'failed') {
    return (
      <>
        <PageHead heading="Sermon" picture={picture} />
        <Failed words={outcome.words} address={address} />
      </>
    )
  }
  const { title, facts } = outcome.sermon
  return (
    <>
      <PageHead heading={<bdi lang={languageOf(title)}>{title}</bdi>} picture={picture}>
        <SermonFacts facts={facts} />
      </PageHead>
      <Watch found={outcome} />
      {outcome.preacher && <Others preacher={outcome.preacher} others={outcome.others} />}
    </>
  )
}

function Failed({ words, address }: { words: string; address: string }) {
  return (
    <Section>
      <div className="notice notice-warning">
        <p>This sermon can&rsquo;t be shown right now.</p>
        <p dir="auto">{words}</p>
        <p className="button-row">
          <ButtonLink to={address}>Try again</ButtonLink>
          <ButtonLink to="/sermons" quiet>
            See all sermons
          </ButtonLink>
        </p>
      </div>
    </Section>
  )
}

function Watch({ found: { sermon, late } }: { found: Found }) {
  const { description, tags } = sermon
  return (
    <Section>
      {late && (
        <p className="notice notice-warning">
          Our video service can&rsquo;t be reached at the moment, so what is said here may not be
          the newest.
        </p>
      )}
      <div className="sermon-watch">
        <div id={PLAYER}>
          <SermonPlayer sermon={sermon} first />
        </div>
        <div className="sermon-words">
          {description && (
            <p className="sermon-text" dir="auto" lang={languageOf(description)}>
              {description}
            </p>
          )}
          <SermonTopics tags={tags} />
          <p>
            <ButtonLink to="/sermons" quiet>
              See all sermons
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  )
}

type OthersProps = { preacher: NonNullable<Found['preacher']>; others: Found['others'] }

function Others({ preacher, others }: OthersProps) {
  return (
    <Section heading={`More by ${preacher.name}`} tone="tinted">
      {others.length > 0 && (
        <ul className="sermon-grid">
          {others.map((sermon) => (
            <SermonCard key={sermon.id} sermon={sermon} />
          ))}
        </ul>
      )}
      <p>
        <ButtonLink to={preacher.address} quiet>
          All sermons by {preacher.name}
        </ButtonLink>
      </p>
    </Section>
  )
}
