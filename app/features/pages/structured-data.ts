import type { Player } from '#app/ui/media/facade.tsx'
import type { Json } from '#app/ui/page.ts'
import type { UpcomingEvent } from '#app/ui/upcoming-events.tsx'
import type { Church } from '#content-model/schema/church/church.ts'
import type { Head } from '#content-model/schema/page.ts'

const SCHEMA = { '@context': 'https://schema.org' }

export function structuredPage(
  name: string,
  { heading, description }: Pick<Head, 'heading' | 'description'>,
  church: Church,
  publicUrl: string,
): Json[] {
  if (name === 'contact') return [structuredChurch(church, publicUrl)]
  if (!COURSE_PAGES.includes(name)) return []
  return [structuredCourse(heading, description, { church, publicUrl })]
}

const COURSE_PAGES = ['marriage', 'premarital', 'parenting']

export function structuredChurch(church: Church, publicUrl: string): Json {
  return {
    ...SCHEMA,
    ...structuredPlace(church),
    '@id': `${publicUrl}/#church`,
    url: publicUrl,
    telephone: church.phone,
    email: church.email,
    hasMap: church.map.link,
    sameAs: Object.values(church.social),
    openingHoursSpecification: church.services.map(({ day, time, minutes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens: time,
      closes: later(time, minutes),
    })),
  }
}

function structuredPlace({ name, address, map }: Church): Json {
  return {
    '@type': 'Church',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.locality}`,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', ...map.position },
  }
}

function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const end = hour * 60 + minute + minutes
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(end / 60) % 24)}:${two(end % 60)}`
}

type Site = { church: Church; publicUrl: string }

function organiser({ church, publicUrl }: Site): Json {
  return { '@type': 'Church', name: church.name, url: publicUrl }
}

export function structuredCourse(name: string, description: string, site: Site): Json {
  return { ...SCHEMA, '@type': 'Course', name, description, provider: organiser(site) }
}

export function structuredEvent(
  { summary, start, isCancelled }: UpcomingEvent,
  site: Site & { page: { path: string } },
): Json {
  return {
    ...SCHEMA,
    '@type': 'Event',
    name: summary,
    startDate: start,
    ...(isCancelled && { eventStatus: 'https://schema.org/EventCancelled' }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: structuredPlace(site.church),
    organizer: organiser(site),
    url: `${site.publicUrl}${site.page.path}`,
  }
}

/** `image` is the address of a picture, as it is shared. */
export function structuredVideo(
  title: string,
  description: string,
  player: Player,
  image: string,
): Json {
  return {
    ...SCHEMA,
    '@type': 'VideoObject',
    name: title.charAt(0).toUpperCase() + title.slice(1),
    description,
    thumbnailUrl: image,
    ...(player.uploaded && { uploadDate: player.uploaded }),
    embedUrl: player.src,
    url: player.page,
  }
}
