import type { Player } from '#app/ui/media/facade.tsx'
import type { Json } from '#app/ui/page.ts'
import type { UpcomingEvent } from '#app/ui/upcoming-events.tsx'
import type { Church } from '#content-model/schema/church/church.ts'
import type { Head } from '#content-model/schema/head.ts'

/** The page's own schema.org data. Its blocks add theirs. */
export function structuredPage(own: {
  name: string
  head: Pick<Head, 'heading' | 'description'>
  church: Church
  publicUrl: string
}): Json[] {
  const { name, head, church, publicUrl } = own
  if (name === 'contact') return [structuredChurch(church, publicUrl)]
  if (!COURSE_PAGES.includes(name)) return []
  const { heading, description } = head
  return [structuredCourse({ name: heading, description, church, publicUrl })]
}

const COURSE_PAGES = ['marriage', 'premarital', 'parenting']

/** The church with its service times, as search engines show them. */
export function structuredChurch(church: Church, publicUrl: string): Json {
  return {
    '@context': 'https://schema.org',
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

/** Where something takes place. */
export function structuredPlace({ name, address, map }: Church): Json {
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

/** "08:30" and 120 minutes make "10:30". */
function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const end = hour * 60 + minute + minutes
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(end / 60) % 24)}:${two(end % 60)}`
}

export function structuredCourse(course: {
  name: string
  description: string
  church: Church
  publicUrl: string
}): Json {
  const { name, description, church, publicUrl } = course
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name,
    description,
    provider: { '@type': 'Church', name: church.name, url: publicUrl },
  }
}

export function structuredEvent(
  event: UpcomingEvent,
  { church, publicUrl, page }: { church: Church; publicUrl: string; page: { path: string } },
): Json {
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

export function structuredVideo(video: {
  title: string
  description: string
  player: Player
  /** The address of a picture, as it is shared. */
  image: string
}): Json {
  const { title, description, player, image } = video
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title.charAt(0).toUpperCase() + title.slice(1),
    description,
    thumbnailUrl: image,
    ...(player.uploaded && { uploadDate: player.uploaded }),
    embedUrl: player.src,
    url: player.page,
  }
}
