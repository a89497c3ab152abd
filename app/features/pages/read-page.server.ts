import { localPath } from '#app/local-path.ts'
import { isOff, type Reader, type SiteServices } from '#app/services.server.ts'
import { eventSetting, showEvent, showNext, showTrouble } from '#app/ui/events/show-event.ts'
import type { Json, PageFacts } from '#app/ui/page.ts'
import { phoneAddress } from '#app/ui/phone-link.tsx'
import { policyText } from '#app/ui/text/markdown.server.ts'
import { partLang, withLang } from '#app/ui/text/part-lang.ts'
import { readIn } from '#app/ui/text/read-in.server.ts'
import type { Block } from '#content-model/schema/blocks.ts'
import type { Page } from '#content-model/schema/page.ts'
import { registerActions } from '#domain/calendar/register-now.ts'
import { unbroken } from '#domain/unbroken.ts'
import { type EventChoice, upcomingEvents } from '#workflows/calendar/upcoming-events.ts'
import { type BlockSources, readBlock } from './blocks/read-block.server.ts'
import { BLOCK_SIZES, placeNames } from './picture-places.ts'
import { readFacts } from './read-facts.ts'
import { readPriceLists } from './read-price-lists.ts'
import { structuredPage } from './structured-data.ts'

export async function readPage(services: SiteServices, reader: Reader, name: string) {
  const { pictures, publicUrl, now } = services
  const { language, content } = reader
  const { church, conferences } = content
  const shown: Page | undefined = content.pages[name]
  const english: Page | undefined = services.content.pages[name]
  if (!shown || !english) throw new Error(`The content has no page ${name}`)
  const { head, blocks } = shown
  const lang = partLang(reader, `pages.${name}.head`)
  const picture = pictures(name, head.picture, 'page')
  const image = pictures(name, head.picture, 'social').src
  const read = await readBlocks(services, reader, blocks, {
    name,
    path: localPath(language, `/${name}`),
    description: head.description,
    picture,
    image: `${publicUrl}${image}`,
  })
  const page: PageFacts = {
    title: head.title,
    description: head.description,
    style: head.style,
    image,
    structured: [...structuredPage(name, head, church, publicUrl), ...read.structured],
  }
  return {
    page,
    head: withLang(
      {
        heading: head.heading,
        lead: head.lead,
        picture,
        readIn: readIn(language, head.readIn),
        actions: head.action
          ? registerActions(head.action, {
              conferences,
              english: services.content.conferences,
              now: now().getTime(),
              coming: read.coming,
            })
          : [],
      },
      lang,
    ),
    facts: readFacts(head.facts, { church, language, english: english.head.facts }),
    blocks: read.views,
  }
}

export async function readCells(services: SiteServices, reader: Reader) {
  const { heading, intro, hours, locations } = reader.content.pages.cells.cells
  const shown = locations.map((location) => ({ ...location, to: phoneAddress(location.phone) }))
  return {
    ...(await readPage(services, reader, 'cells')),
    finder: withLang(
      { heading, intro, hours: unbroken(hours), locations: shown },
      partLang(reader, 'pages.cells.cells'),
    ),
  }
}

export type CellFinderView = Awaited<ReturnType<typeof readCells>>['finder']

export function readPolicy({ pictures }: SiteServices, reader: Reader) {
  const { title, description, picture } = reader.content.policy
  const image = pictures('policy', picture, 'social').src
  const page: PageFacts = { title, description, style: 'policy', image }
  const head = { picture: pictures('policy', picture, 'page') }
  return {
    page,
    head: withLang(head, partLang(reader, 'policy.title', 'policy.description')),
    parts: [policyText(reader, 'consent'), policyText(reader, 'terms')],
  }
}

export async function readDates(services: SiteServices, reader: Reader, choice: EventChoice) {
  const { events, trouble } = await upcomingEvents(services, choice)
  const setting = eventSetting(services, reader)
  return {
    events: events.map((event) => showEvent(event, setting)),
    trouble: showTrouble(reader.language, trouble),
  }
}

export async function readNext(services: SiteServices, reader: Reader) {
  const { events } = await upcomingEvents(services, {})
  return showNext(events, eventSetting(services, reader))
}

export type PageView = Awaited<ReturnType<typeof readPage>>

async function readBlocks(
  services: SiteServices,
  reader: Reader,
  blocks: Block[],
  page: BlockSources['page'],
) {
  const { pictures, publicUrl, now, editing } = services
  const { language, content } = reader
  const { conferences } = content
  const nameNext = placeNames(page.name)
  const read = await Promise.all(
    blocks.map(async (block, at) => {
      const structured: Json[] = []
      const size = BLOCK_SIZES[block.kind] ?? 'card'
      const view = await readBlock(block, {
        church: content.church,
        publicUrl,
        page,
        isOff: (to) => isOff(services, to),
        picture: (picture) => pictures(nameNext(block.kind), picture, size),
        events: (choice) => readDates(services, reader, choice),
        priceLists: (keys) => readPriceLists(keys, { conferences, now: now(), language }),
        describe: (thing) => void structured.push(thing),
      })
      const lang = partLang(reader, `pages.${page.name}.blocks.${at}`)
      const place = editing && { place: `blocks.${at}` }
      return { view: { ...withLang(view, lang), ...place }, structured }
    }),
  )
  return {
    views: read.map(({ view }) => view),
    structured: read.flatMap(({ structured }) => structured),
    coming: read.flatMap(({ view }) => (view.kind === 'events' ? view.dates.events : [])),
  }
}
