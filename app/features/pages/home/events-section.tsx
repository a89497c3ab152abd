import { ButtonLink } from '#app/ui/button-link.tsx'
import { UpcomingEvents } from '#app/ui/upcoming-events.tsx'
import type { HomeView } from './read-home.server.ts'

export function EventsSection({ events }: { events: HomeView['events'] }) {
  return (
    <section className="home-events">
      <div className="home-inner">
        <h2>{events.heading}</h2>
        <UpcomingEvents dates={events.coming} none={events.none} />
        <ButtonLink to={events.link.to} quiet>
          {events.link.label}
        </ButtonLink>
      </div>
    </section>
  )
}
