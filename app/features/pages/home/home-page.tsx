import type { ReactNode } from 'react'
import { EditEntries, EditPart, EditPlace } from '#app/ui/edit-tools.server.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useWords } from '#app/ui/language.tsx'
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

/** The sections, ordered by what a newcomer asks first. */
export function HomePage({ view, newestSermon }: { view: HomeView; newestSermon?: ReactNode }) {
  return (
    <div className="home">
      <HomeHero hero={view.hero} />
      <ConnectSection connect={view.connect} />
      <CampusSection campus={view.campus} />
      <ServiceTimings timings={view.services} services={view.hero.services} />
      <MediaSections view={view} newestSermon={newestSermon} />
      {view.events && <EventsSection events={view.events} />}
      <EditPlace at="conferences">
        <CardsSection section={view.conferences} look="tall">
          {view.nextConference && (
            <UpcomingEvents
              dates={{ events: [view.nextConference], trouble: undefined }}
              none={undefined}
            />
          )}
        </CardsSection>
      </EditPlace>
      <EditPlace at="getConnected">
        <CardsSection section={view.getConnected} look="round" />
      </EditPlace>
      <JoinSection join={view.join} />
    </div>
  )
}

function HomeHero({ hero }: { hero: HomeView['hero'] }) {
  return (
    <div className="home-hero">
      <EditPlace at="hero">
        <PageHead
          heading={hero.heading}
          lead={hero.lead}
          layers={hero.layers}
          phone={hero.phone}
          lang={hero.lang}
        >
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
  )
}

function ConnectSection({ connect }: { connect: HomeView['connect'] }) {
  return (
    <EditPart at="connect">
      <section className="home-connect" lang={connect.lang}>
        <div className="home-inner">
          <h2>{connect.heading}</h2>
          <HtmlText html={connect.html} />
          <div className="button-row">
            <ButtonLink to={connect.newHere.to}>{connect.newHere.label}</ButtonLink>
            <ButtonLink to={connect.updates.to} quiet>
              {connect.updates.label}
            </ButtonLink>
          </div>
        </div>
      </section>
    </EditPart>
  )
}

function CampusSection({ campus }: { campus: HomeView['campus'] }) {
  return (
    <EditPart at="campus">
      <section className="home-campus" lang={campus.lang}>
        <div className="home-inner">
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
  )
}

/** The style sheet puts it at the lower edge of the first picture: on a phone the times are seen at once. */
function ServiceTimings(props: {
  timings: HomeView['services']
  services: HomeView['hero']['services']
}) {
  const { timings, services } = props
  return (
    <EditPart at="services">
      <section className="home-services raised" lang={timings.lang}>
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

/** Audio and video: players of other sites, loaded on request. */
function MediaSections(props: { view: HomeView; newestSermon: ReactNode }) {
  const { sermon, announcements } = props.view
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
      {props.newestSermon}
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

function EventsSection({ events }: { events: NonNullable<HomeView['events']> }) {
  return (
    <EditPart at="events">
      <section className="home-events" lang={events.lang}>
        <div className="home-inner">
          <h2>{events.heading}</h2>
          <UpcomingEvents dates={events.coming} none={events.none} />
          {events.link && (
            <ButtonLink to={events.link.to} quiet>
              {events.link.label}
            </ButtonLink>
          )}
        </div>
      </section>
    </EditPart>
  )
}

function CardsSection(props: {
  section: { heading: string; html: string; cards: CardView[]; lang?: PartLang }
  /** Conferences have tall cards; ministries have round ones. */
  look: 'tall' | 'round'
  children?: ReactNode
}) {
  const { section, look, children } = props
  return (
    <EditPart>
      <section className={`home-cards home-cards-${look}`} lang={section.lang}>
        <div className="home-inner">
          <h2>{section.heading}</h2>
          <HtmlText html={section.html} />
          {children}
          <EditEntries of="cards">
            <ul className="home-cards-list stack gap-4">
              {section.cards.map(({ title, text, to, picture }) => (
                <li className={look === 'tall' ? 'home-card raised' : 'home-card'} key={to}>
                  <Panel picture={picture} />
                  <div className="home-card-words">
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
        </div>
      </section>
    </EditPart>
  )
}

function JoinSection({ join }: { join: HomeView['join'] }) {
  return (
    <EditPart at="join">
      <section className="home-join on-dark" lang={join.lang}>
        <div className="home-inner left">
          <h2>{join.heading}</h2>
          <HtmlText html={join.html} />
          <ButtonLink to={join.link.to}>{join.link.label}</ButtonLink>
        </div>
      </section>
    </EditPart>
  )
}
