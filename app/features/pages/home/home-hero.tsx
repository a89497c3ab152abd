import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { LiveLine } from './live-line.tsx'
import type { HomeView } from './read-home.server.ts'

/** The button for the next step, with the service times under it. */
export function HomeHero({ hero }: { hero: HomeView['hero'] }) {
  return (
    <div className="home-hero">
      <PageHead heading={hero.heading} lead={hero.lead} layers={hero.layers} phone={hero.phone}>
        <div className="button-row">
          <ButtonLink to={hero.watchLive.to}>
            <Icon name="play" />
            {hero.watchLive.label}
          </ButtonLink>
          <LiveLine timeline={hero.live} />
        </div>
      </PageHead>
      <ul className="home-times">
        {hero.services.map(({ day, time, language }) => (
          <li className="home-time" key={`${day} ${time} ${language}`}>
            <strong>{time}</strong>
            <span>{day}</span>
            <span>{language}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
