import type { ReactNode } from 'react'
import { EditEntries, EditPart, EditPlace } from '#app/ui/edit-tools.server.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useWords, useWordsLang } from '#app/ui/language.tsx'
import { Facade } from '#app/ui/media/facade.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Panel } from '#app/ui/picture/picture-image.tsx'
import { ButtonLink, SiteLink } from '#app/ui/site-link.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { useMarked } from '#app/ui/text/language-of.tsx'
import type { PartLang } from '#app/ui/text/part-lang.ts'
import { UpcomingEvents } from '#app/ui/upcoming-events.tsx'
import { PAGES_WORDS } from '#words/site.ts'
import { LiveLine } from './live-line.tsx'
import type { CardView, HomeView } from './read-home.server.ts'

/** Ordered by what a newcomer asks first. */
export function HomePage({ view, newestSermon }: { view: HomeView; newestSermon?: ReactNode }) {
  const { hero, connect, campus, events, conferences, getConnected, join } = view
  return (
    <div className="home">
      <div className="home-hero">
        <EditPlace at="hero">
          <PageHead {...hero}>
            <div className="button-row">
              <ButtonLink to={hero.watchLive.to}>
                <Icon name="play" />
                {hero.watchLive.label}
              </ButtonLink>
              <LiveLine timeline={hero.live} />
            </div>
          </PageHead>
        </EditPlace>
      </div>
      <HomeSection
        at="connect"
        section={connect}
        className="home-connect"
        inner="home-inner wide narrow"
      >
        <div className="button-row">
          <ButtonLink to={connect.newHere.to}>{connect.newHere.label}</ButtonLink>
          <ButtonLink to={connect.updates.to} quiet>
            {connect.updates.label}
          </ButtonLink>
        </div>
      </HomeSection>
      <EditPart at="campus">
        <section className="home-campus" lang={campus.lang}>
          <div className="home-inner wide gap-5">
            <Panel picture={campus.picture} className="panel-arch" />
            <div className="stack gap-4 left">
              <h2>{campus.heading}</h2>
              <HtmlText html={campus.html} />
              <ButtonLink to={campus.link.to} quiet>
                {campus.link.label}
              </ButtonLink>
            </div>
          </div>
        </section>
      </EditPart>
      <ServiceTimings timings={view.services} services={hero.services} next={view.next} />
      <MediaSections view={view} newestSermon={newestSermon} />
      {events && (
        <HomeSection at="events" section={events} className="home-events">
          <UpcomingEvents dates={events.coming} none={events.none} />
          {events.link && (
            <ButtonLink to={events.link.to} quiet>
              {events.link.label}
            </ButtonLink>
          )}
        </HomeSection>
      )}
      <EditPlace at="conferences">
        <HomeSection section={conferences} className="home-cards home-cards-tall">
          <Cards cards={conferences.cards} className="home-card raised" />
        </HomeSection>
      </EditPlace>
      <EditPlace at="getConnected">
        <HomeSection section={getConnected} className="home-cards home-cards-round">
          <Cards cards={getConnected.cards} className="home-card" />
        </HomeSection>
      </EditPlace>
      <HomeSection
        at="join"
        section={join}
        className="home-join on-dark"
        inner="home-inner wide left"
      >
        <ButtonLink to={join.link.to}>{join.link.label}</ButtonLink>
      </HomeSection>
    </div>
  )
}

function HomeSection(props: {
  at?: string
  section: { heading: string; html?: string; lang?: PartLang }
  className: string
  inner?: string
  children: ReactNode
}) {
  const { at, section, className, inner = 'home-inner wide', children } = props
  return (
    <EditPart at={at}>
      <section className={className} lang={section.lang}>
        <div className={inner}>
          <h2>{section.heading}</h2>
          {section.html !== undefined && <HtmlText html={section.html} />}
          {children}
        </div>
      </section>
    </EditPart>
  )
}

/** The style sheet puts it at the lower edge of the first picture: on a phone the times are seen at once. */
function ServiceTimings(props: {
  timings: HomeView['services']
  services: HomeView['hero']['services']
  next: HomeView['next']
}) {
  const { timings, services, next } = props
  return (
    <EditPart at="services">
      <section className="home-services raised" lang={timings.lang}>
        {next && <NextConference next={next} />}
        <h2 className="title-s">{timings.heading}</h2>
        <EditPart at="church:services">
          <ul className="home-times">
            {services.map(({ day, time, language }) => (
              <li className="home-time" key={`${day} ${time} ${language}`}>
                <strong>{time}</strong>
                <span className="soft small">{day}</span>
                <span className="soft small">{language}</span>
              </li>
            ))}
          </ul>
        </EditPart>
        <HtmlText html={timings.html} />
      </section>
    </EditPart>
  )
}

function NextConference({ next }: { next: NonNullable<HomeView['next']> }) {
  const words = useWords(PAGES_WORDS)
  const marked = useMarked()
  return (
    <p className="home-next" lang={useWordsLang()}>
      <SiteLink to={next.to} className="small">
        <span>
          {marked(next.name)}, {next.dates} · {next.price} ·{' '}
        </span>
        <span className="strong nowrap">{words.register}</span>
      </SiteLink>
    </p>
  )
}

function MediaSections({ view, newestSermon }: { view: HomeView; newestSermon: ReactNode }) {
  const { sermon, announcements } = view
  const words = useWords(PAGES_WORDS)
  const marked = useMarked()
  return (
    <div className="home-media stack">
      <EditPart at="sermon">
        <section className="stack start" lang={sermon.lang}>
          <h2>{sermon.heading}</h2>
          <HtmlText html={sermon.html} />
          <Facade
            action={words.listen}
            frame={{ src: sermon.player.src, title: sermon.heading }}
            page={sermon.player.page}
            shape="podcast"
            picture={<div className="panel no-print" />}
          />
          {sermon.link && (
            <p>
              <SiteLink to={sermon.link.to}>{sermon.link.label}</SiteLink>
            </p>
          )}
        </section>
      </EditPart>
      {newestSermon}
      <EditPart at="announcements">
        <section className="stack start" lang={announcements.lang}>
          <h2>{announcements.heading}</h2>
          <HtmlText html={announcements.html} />
          <Facade
            action={<Filled text={words.play} title={marked(announcements.title)} />}
            frame={{ src: announcements.player.src, title: announcements.title }}
            page={announcements.player.page}
            shape="video"
            picture={<Panel picture={announcements.picture} />}
          />
        </section>
      </EditPart>
    </div>
  )
}

function Cards({ cards, className }: { cards: CardView[]; className: string }) {
  return (
    <EditEntries of="cards">
      <ul className="home-cards-list tiles gap-4">
        {cards.map(({ title, text, to, picture }) => (
          <li className={className} key={to}>
            <Panel picture={picture} />
            <div className="home-card-words stack gap-2">
              <h3>
                <SiteLink to={to} className="cover">
                  {title}
                </SiteLink>
              </h3>
              <p className="soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </EditEntries>
  )
}
