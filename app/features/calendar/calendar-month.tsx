import type { ReactNode } from 'react'
import type { ShownEvent } from '#app/ui/events/show-event.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { RegisterLink } from '#app/ui/register-link.tsx'
import { Card, Section } from '#app/ui/section.tsx'
import { CopyText } from '#app/ui/text/copy-text.tsx'
import { languageOf } from '#app/ui/text/language-of.tsx'
import { CalendarNotice } from '#app/ui/upcoming-events.tsx'
import { CALENDAR_WORDS } from '#words/media.ts'
import { MonthTable } from './month-table.tsx'
import type { ShownMonth } from './read-calendar-month.server.ts'

export function CalendarMonth({ shown }: { shown: ShownMonth }) {
  const { trouble, month, listHeading, events, nothing, feed } = shown
  const words = useWords(CALENDAR_WORDS)
  return (
    <>
      <Section>
        <CalendarNotice trouble={trouble} />
        <MonthTable month={month} />
      </Section>
      <Section heading={listHeading}>
        {events.length > 0 && (
          <ul className="calendar-events stack">
            {events.map((event) => (
              <EventItem key={event.id} event={event} />
            ))}
          </ul>
        )}
        {nothing && <p>{nothing}</p>}
        {feed && (
          <div className="calendar-feed">
            <Card heading={words.feed}>
              <p>{words.aboutFeed}</p>
              <p>
                <a className="button" href={feed}>
                  {words.subscribe}
                </a>
              </p>
              <CopyText label={words.feedAddress} text={feed} />
            </Card>
          </div>
        )}
      </Section>
    </>
  )
}

/** The provider's text may be in any language and direction. */
function EventItem({ event }: { event: ShownEvent }) {
  const { id, summary, when, start, location, description, price, register } = event
  const titleId = `event-${id}-title`
  const words = useWords(CALENDAR_WORDS)
  const language = useLanguage()
  return (
    <li className="calendar-event card" id={`event-${id}`}>
      <div className="calendar-event-words stack gap-2">
        <h3 lang={languageOf(summary, language)} id={titleId} dir="auto">
          {summary}
        </h3>
        <Fact icon="clock">
          <time dateTime={start}>{when}</time>
        </Fact>
        {location && (
          <Fact icon="pin">
            <span dir="auto" lang={languageOf(location, language)}>
              {location}
            </span>
          </Fact>
        )}
        {price && <Fact icon="rupee">{price}</Fact>}
        {description && (
          <p className="written soft" dir="auto" lang={languageOf(description, language)}>
            {description}
          </p>
        )}
      </div>
      <div className="calendar-event-actions cluster">
        {register && <RegisterLink register={register} describedBy={titleId} />}
        <a
          className="button button-quiet"
          href={`/calendar/${id}.ics`}
          aria-describedby={titleId}
          download
        >
          {words.add}
        </a>
      </div>
    </li>
  )
}

function Fact({ icon, children }: { icon: 'clock' | 'pin' | 'rupee'; children: ReactNode }) {
  return (
    <p className="line gap-2">
      <Icon name={icon} />
      {children}
    </p>
  )
}
