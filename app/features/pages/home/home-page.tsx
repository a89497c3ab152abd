import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { UpcomingEvents } from '#app/ui/upcoming-events.tsx'
import { CardsSection } from './cards-section.tsx'
import { LiveLine } from './live-line.tsx'
import { MediaSections } from './media-sections.tsx'
import type { HomeView } from './read-home.server.ts'
import { ServiceTimings } from './service-timings.tsx'
import { CampusSection, ConnectSection, JoinSection } from './welcome-sections.tsx'

/** The sections, ordered by what a newcomer asks first. */
export function HomePage({ view, newestSermon }: { view: HomeView; newestSermon?: ReactNode }) {
  return (
    <div className="home">
      <HomeHero hero={view.hero} />
      <ConnectSection connect={view.connect} />
      <CampusSection campus={view.campus} />
      <ServiceTimings timings={view.services} services={view.hero.services} />
      <MediaSections
        sermon={view.sermon}
        newestSermon={newestSermon}
        announcements={view.announcements}
      />
      {view.events && <EventsSection events={view.events} />}
      <CardsSection section={view.conferences} look="tall">
        {view.nextConference && (
          <UpcomingEvents
            dates={{ events: [view.nextConference], trouble: undefined }}
            none={undefined}
          />
        )}
      </CardsSection>
      <CardsSection section={view.getConnected} look="round" />
      <JoinSection join={view.join} />
    </div>
  )
}

function EventsSection({ events }: { events: NonNullable<HomeView['events']> }) {
  return (
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
  )
}

/** The button for the next step. */
function HomeHero({ hero }: { hero: HomeView['hero'] }) {
  return (
    <div className="home-hero">
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
    </div>
  )
}
