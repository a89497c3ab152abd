import type { SiteServices } from '#app/services.server.ts'
import type { PageFacts } from '#app/ui/page.ts'
import type { Page } from '#content/schema/page.ts'
import type { PageName } from '#content/schema/pages.ts'
import { upcomingEvents } from '#workflows/calendar/upcoming-events.ts'
import { BLOCK_SIZES, placeNames } from './picture-places.ts'
import { readBlock } from './read-block.server.ts'
import { readFacts } from './read-facts.ts'
import { structuredPage } from './structured-page.ts'

export type PageServices = Pick<
  SiteServices,
  'content' | 'pictures' | 'publicUrl' | 'now' | 'calendar'
>

/** An information page as it is shown: its head, its facts, its blocks. */
export async function readPage(services: PageServices, name: Exclude<PageName, 'home'>) {
  const { content, pictures, publicUrl } = services
  const { head, blocks }: Page = content.pages[name]
  const picture = pictures(name, head.picture, 'page')
  const nameNext = placeNames(name)
  const shown = await Promise.all(
    blocks.map((block) =>
      readBlock(block, {
        church: content.church,
        headPicture: picture,
        picture: (kind, drawn) => pictures(nameNext(kind), drawn, BLOCK_SIZES[kind] ?? 'card'),
        events: (choice) => upcomingEvents(services, choice),
      }),
    ),
  )
  const image = pictures(name, head.picture, 'social').src
  const { church } = content
  const page: PageFacts = {
    title: head.title,
    description: head.description,
    style: head.style,
    image,
    structured: structuredPage({ name, head, blocks: shown, church, publicUrl, image }),
  }
  return {
    page,
    head: { heading: head.heading, lead: head.lead, picture, action: head.action },
    facts: readFacts(head.facts, content.church),
    blocks: shown,
  }
}

export type PageView = Awaited<ReturnType<typeof readPage>>
