import type { Json } from '#app/ui/page.ts'
import type { UpcomingEvent } from '#app/ui/upcoming-events.tsx'
import type { Church } from '#content-model/schema/church/church.ts'
import { structuredPlace } from './structured-church.ts'

type Source = { church: Church; publicUrl: string; page: { path: string } }

export function structuredEvent(event: UpcomingEvent, { church, publicUrl, page }: Source): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.summary,
    startDate: event.start,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: structuredPlace(church),
    organizer: { '@type': 'Church', name: church.name, url: publicUrl },
    url: `${publicUrl}${page.path}`,
  }
}
