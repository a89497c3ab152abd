import { HtmlText } from '#app/ui/text/html-text.tsx'
import type { HomeView } from './read-home.server.ts'

type Props = { timings: HomeView['services']; services: HomeView['hero']['services'] }

/** The times as three tall windows. */
export function ServiceTimings({ timings, services }: Props) {
  return (
    <section className="home-services on-dark">
      <div className="home-inner">
        <div>
          <h2>{timings.heading}</h2>
          <HtmlText html={timings.html} />
        </div>
        <ul className="home-windows">
          {services.map(({ day, time, language }) => (
            <li className="home-window" key={`${day} ${time} ${language}`}>
              <span>{day}</span>
              <strong>{time}</strong>
              <span>{language}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
