import { useWords } from '#app/ui/language.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { Marked, useMarked } from '#app/ui/text/language-of.tsx'
import { SERMON_WORDS } from '#words/media.ts'
import type { SermonPageView } from './read-sermon-page.server.ts'
import {
  ProviderWords,
  SermonCard,
  SermonFacts,
  SermonPlayer,
  SermonTopics,
} from './sermon-card.tsx'
import { PLAYER } from './sermons-address.ts'

type Found = Extract<SermonPageView['outcome'], { kind: 'sermon' }>

export function SermonPage({ view: { outcome, picture } }: { view: SermonPageView }) {
  const words = useWords(SERMON_WORDS)
  if (outcome.kind === 'failed') {
    return (
      <>
        <PageHead heading={outcome.heading} picture={picture} />
        <Section>
          <div className="notice notice-warning">
            <p>{outcome.status}</p>
            <ProviderWords {...outcome} />
            <p className="button-row">
              <ButtonLink to={outcome.address}>{words.tryAgain}</ButtonLink>
              <ButtonLink to="/sermons" quiet>
                {words.seeAll}
              </ButtonLink>
            </p>
          </div>
        </Section>
      </>
    )
  }
  const { title, facts } = outcome.sermon
  return (
    <>
      <PageHead heading={<Marked as="bdi" words={title} />} picture={picture}>
        <SermonFacts facts={facts} />
      </PageHead>
      <Watch found={outcome} />
      {outcome.preacher && <Others preacher={outcome.preacher} others={outcome.others} />}
    </>
  )
}

function Watch({ found: { sermon, late } }: { found: Found }) {
  const { description, tags } = sermon
  const words = useWords(SERMON_WORDS)
  return (
    <Section>
      {late && <p className="notice notice-warning">{late}</p>}
      <div className="sermon-watch columns">
        <div id={PLAYER}>
          <SermonPlayer sermon={sermon} first />
        </div>
        <div className="stack gap-4 start">
          {description && <Marked as="p" words={description} className="written" dir="auto" />}
          <SermonTopics tags={tags} />
          <p>
            <ButtonLink to="/sermons" quiet>
              {words.seeAll}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  )
}

function Others(props: { preacher: NonNullable<Found['preacher']>; others: Found['others'] }) {
  const { preacher, others } = props
  const words = useWords(SERMON_WORDS)
  const name = useMarked()(preacher.name)
  return (
    <Section heading={<Filled text={words.moreBy} name={name} />} tone="tinted">
      {others.length > 0 && (
        <ul className="sermon-grid tiles gap-4">
          {others.map((sermon) => (
            <SermonCard key={sermon.id} sermon={sermon} />
          ))}
        </ul>
      )}
      <p>
        <ButtonLink to={preacher.address} quiet>
          <Filled text={words.allBy} name={name} />
        </ButtonLink>
      </p>
    </Section>
  )
}
