import type { ReactNode } from 'react'
import { CardsSection } from './cards-section.tsx'
import { EventsSection } from './events-section.tsx'
import { HomeHero } from './home-hero.tsx'
import { MediaSections } from './media-sections.tsx'
import type { HomeView } from './read-home.server.ts'
import { ServiceTimings } from './service-timings.tsx'
import { CampusSection, ConnectSection, JoinSection } from './welcome-sections.tsx'

type Props = { view: HomeView; newestSermon?: ReactNode }

/** The sections, ordered by what a newcomer asks first. */
export function HomePage({ view, newestSermon }: Props) {
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
      <EventsSection events={view.events} />
      <CardsSection section={view.conferences} look="tall" />
      <CardsSection section={view.getConnected} look="round" />
      <JoinSection join={view.join} />
    </div>
  )
}
