import { html } from 'hono/html'
import { INDIA_ZONE } from '../clock.ts'
import type { Html, Page } from '../ui/page.ts'
import { limits } from './events-query.ts'
import type { CalendarEvent } from './sample-events.ts'

/** A page with the sample events, to compare with what the church's site shows. */
export function calendarPage(events: readonly CalendarEvent[], basePath: string): Page {
  const once = events
    .filter(({ series }) => !series)
    .sort((a, b) => limits(a).start - limits(b).start)
  const series = new Map(events.flatMap((event) => (event.series ? [[event.summary, event]] : [])))
  return {
    basePath,
    title: 'Sample calendar',
    body: html`<p>These events move along with today, so that some are always ahead.</p>
<h2>Again and again</h2>
<ul>${[...series.values()].map(seriesLine)}</ul>
<h2>Once</h2>
<ul>${once.map(eventLine)}</ul>`,
  }
}

function seriesLine({ summary, location, description }: CalendarEvent): Html {
  return html`<li><strong>${summary}</strong>, ${location}. ${description ?? ''}</li>`
}

function eventLine(event: CalendarEvent): Html {
  const note = event.status === 'confirmed' ? '' : ` (${event.status})`
  return html`<li>${dates(event)}: <strong>${event.summary ?? 'Without a title'}</strong>${note}</li>`
}

const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: INDIA_ZONE })

function dates(event: CalendarEvent): string {
  const { start, end } = limits(event)
  // An all-day event ends at the midnight after its last day.
  return format.formatRange(start, end - 1)
}
