import type { Json } from '#app/ui/page.ts'
import type { UpcomingEvent } from '#app/ui/upcoming-events.tsx'
import type { Church } from '#content/schema/church.ts'
import type { Head } from '#content/schema/head.ts'
import type { BlockView } from './read-block.server.ts'
import { structuredChurch, structuredPlace } from './structured-church.ts'
import { structuredVideo } from './structured-video.ts'

type Source = {
  name: string
  head: Pick<Head, 'heading' | 'description'>
  blocks: BlockView[]
  church: Church
  publicUrl: string
  /** The picture that stands for the page where it is shared. */
  image: string
}

/** A page in the words of schema.org, for search engines. */
export function structuredPage(source: Source): Json[] {
  const { name, head, blocks, church, publicUrl } = source
  return [
    ...(name === 'contact' ? [structuredChurch(church, publicUrl)] : []),
    ...(COURSE_PAGES.includes(name) ? [course(head.heading, head.description, source)] : []),
    ...blocks.flatMap((block) => structuredBlock(block, source)),
  ]
}

const COURSE_PAGES = ['marriage', 'premarital', 'parenting']

function structuredBlock(block: BlockView, source: Source): Json[] {
  const image = `${source.publicUrl}${source.image}`
  switch (block.kind) {
    case 'courses':
      return block.courses.map(({ name, audience }) => course(name, audience, source))
    case 'events':
      return block.dates.events.map((event) => structuredEvent(event, source))
    case 'video':
      return [structuredVideo({ ...block, description: source.head.description, image })]
    case 'testimonies':
      return block.testimonies.map(({ name, about, player }) =>
        structuredVideo({ title: name, description: about, player, image }),
      )
    default:
      return []
  }
}

function course(name: string, description: string, { church, publicUrl }: Source): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name,
    description,
    provider: { '@type': 'Church', name: church.name, url: publicUrl },
  }
}

function structuredEvent(event: UpcomingEvent, { name, church, publicUrl }: Source): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.summary,
    startDate: event.start,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: structuredPlace(church),
    organizer: { '@type': 'Church', name: church.name, url: publicUrl },
    url: `${publicUrl}/${name}`,
  }
}
