import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { Marked, useMarked } from '#app/ui/text/language-of.tsx'
import { PLAYER_WORDS, SERMON_WORDS } from '#words/media.ts'
import type { SermonPageView } from './read-sermon-page.server.ts'
import {
  ProviderWords,
  SermonCard,
  SermonFacts,
  SermonLinks,
  SermonPlayer,
} from './sermon-card.tsx'
import { PLAYER } from './sermons-address.ts'

type View = Extract<SermonPageView['outcome'], { kind: 'sermon' }>

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
      {outcome.said.length > 0 && <WhatWasSaid said={outcome.said} lang={outcome.saidIn} />}
      {outcome.preacher && <Others preacher={outcome.preacher} others={outcome.others} />}
    </>
  )
}

function Watch({ found: { sermon, late, next, shared } }: { found: View }) {
  const { title, description, tags, passages } = sermon
  const words = useWords(SERMON_WORDS)
  const { topics, passages: inTheBible } = useWords(PLAYER_WORDS)
  const marked = useMarked()
  return (
    <Section>
      {late && <p className="notice notice-warning">{late}</p>}
      <div className="sermon-watch columns">
        <div id={PLAYER}>
          <SermonPlayer sermon={sermon} first />
        </div>
        <div className="stack gap-4 start">
          {description && <Marked as="p" words={description} className="written" dir="auto" />}
          <SermonLinks links={passages} label={inTheBible} />
          <SermonLinks links={tags} label={topics} />
          {next && (
            <p>
              {words.next}: <Link to={next.address}>{marked(next.title)}</Link>
            </p>
          )}
          <p className="button-row">
            <ShareSermon title={title} url={shared} />
            <ButtonLink to="/sermons" quiet>
              {words.seeAll}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  )
}

/** By what the device has for sharing, and otherwise by copying the address. */
function ShareSermon({ title, url }: { title: string; url: string }) {
  const words = useWords(SERMON_WORDS)
  const [isCopied, setCopied] = useState(false)
  async function share() {
    // Refused when somebody changes their mind: then there is nothing to say.
    if (typeof navigator.share === 'function')
      return navigator.share({ title, url }).catch(() => undefined)
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  return (
    <>
      <button className="button script-only" type="button" onClick={share}>
        {words.share}
      </button>
      <span role="status">{isCopied && words.copied}</span>
    </>
  )
}

function WhatWasSaid({ said, lang }: { said: View['said']; lang: View['saidIn'] }) {
  const words = useWords(SERMON_WORDS)
  const language = useLanguage()
  return (
    <Section heading={words.transcript}>
      <ol className="sermon-said" lang={lang}>
        {said.map(({ text, moment, address }) => (
          <li key={address}>
            <Link to={address} aria-label={words.hear.replace('{moment}', moment)} lang={language}>
              {moment}
            </Link>
            <p dir="auto">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Others(props: { preacher: NonNullable<View['preacher']>; others: View['others'] }) {
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
