import { HtmlText } from '#app/ui/text/html-text.tsx'
import type { HomeView } from './read-home.server.ts'

type Props = { timings: HomeView['services']; services: HomeView['hero']['services'] }

/** The style sheet puts it at the lower edge of the first picture: on a phone the times are seen at once. */
export function ServiceTimings({ timings, services }: Props) {
  return (
    <section className="home-services" lang={timings.lang}>
      <h2>{timings.heading}</h2>
      <ul className="home-times">
        {services.map(({ day, time, language }) => (
          <li className="home-time" key={`${day} ${time} ${language}`}>
            <strong>{time}</strong>
            <span>{day}</span>
            <span>{language}</span>
          </li>
        ))}
      </ul>
      <HtmlText html={timings.html} />
    </section>
  )
}
