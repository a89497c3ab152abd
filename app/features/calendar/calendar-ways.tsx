import { Card } from '#app/ui/card.tsx'
import { CopyText } from '#app/ui/copy-text.tsx'
import { Facade } from '#app/ui/facade.tsx'
import { HtmlText } from '#app/ui/html-text.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { CalendarPage } from './read-calendar.server.ts'

/** Other ways to the same dates: one's own calendar, the provider's view, pages of their own. */
export function CalendarWays({ calendar }: { calendar: CalendarPage }) {
  const { feed, links } = calendar
  return (
    <div className="calendar-ways">
      <Card heading="In your own calendar">
        <p>Subscribe once, and every date comes to your phone by itself, changes included.</p>
        <p>
          <a className="button" href={feed}>
            Subscribe
          </a>
        </p>
        <CopyText label="Calendar address" text={feed} />
      </Card>
      {links && (
        <Card heading={links.heading}>
          <ul className="calendar-links">
            {links.links.map(({ label, to, about }) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
                {about && <p>{about}</p>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

/** The provider's own view, which is asked for only when a visitor asks for it. */
export function ProviderView({ embed }: { embed: NonNullable<CalendarPage['embed']> }) {
  return (
    <>
      <HtmlText html={embed.textHtml} />
      <div className="calendar-embed">
        <Facade
          action="Load calendar"
          frame={{ src: embed.address, title: 'The church calendar at Google' }}
          page={embed.address}
        />
      </div>
      <p>
        <a href={embed.address} rel="noopener">
          Open it at Google Calendar
        </a>
      </p>
    </>
  )
}
