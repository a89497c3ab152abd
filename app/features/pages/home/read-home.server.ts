import { HERO_LAYERS, HERO_PLACE, placeNames } from '#app/features/pages/picture-places.ts'
import { structuredChurch, structuredVideo } from '#app/features/pages/structured-data.ts'
import { isOff, type Reader, type SiteServices } from '#app/services.server.ts'
import { playerOf } from '#app/ui/media/facade.tsx'
import type { PageFacts } from '#app/ui/page.ts'
import type { PictureSize } from '#app/ui/picture/pictures.ts'
import { withHtml } from '#app/ui/text/markdown.server.ts'
import { partLang, withLang } from '#app/ui/text/part-lang.ts'
import type { Home, HomeCard } from '#content-model/schema/home.ts'
import { serviceTimes } from '#domain/calendar/event.ts'
import { watchLive } from '#domain/calendar/watch-live.ts'
import { noneOf } from '#workflows/calendar/upcoming-events.ts'
import { readDates, readNext } from '../read-page.server.ts'
import { liveWords } from './live-words.ts'

export async function readHome(services: SiteServices, reader: Reader) {
  const { pictures, now } = services
  const { language, content } = reader
  const { home } = content.pages
  const { picture: heroPicture, ...heroWords } = home.hero
  const { podcast } = home.sermon
  const nameNext = placeNames('home')
  const cards = (kind: string, list: HomeCard[], size: PictureSize) =>
    list.map((card) => ({ ...card, picture: pictures(nameNext(kind), card.picture, size) }))
  const section = <Part extends object>(name: keyof Home, part: Part) =>
    withLang(part, partLang(reader, `pages.home.${name}`))
  return {
    page: readPageFacts(services, reader),
    hero: section('hero', {
      ...heroWords,
      layers: (heroPicture.photo ? (['page'] as const) : HERO_LAYERS).map((size) =>
        pictures(HERO_PLACE, heroPicture, size),
      ),
      phone: pictures(HERO_PLACE, heroPicture, 'phone'),
      services: serviceTimes(language, content.church),
      live: watchLive(content.church, now()).map((spell) => liveWords(language, spell)),
    }),
    connect: section('connect', withHtml(home.connect)),
    campus: section('campus', {
      ...withHtml(home.campus),
      picture: pictures(nameNext('campus'), home.campus.picture, 'card'),
    }),
    services: section('services', withHtml(home.services)),
    sermon: section('sermon', {
      ...withHtml(home.sermon),
      link: isOff(services, home.sermon.link.to) ? undefined : home.sermon.link,
      player: {
        src: `https://open.spotify.com/embed/${podcast.type}/${podcast.id}`,
        page: `https://open.spotify.com/${podcast.type}/${podcast.id}`,
      },
    }),
    announcements: section('announcements', {
      ...withHtml(home.announcements),
      player: playerOf(home.announcements.video),
      picture: pictures(nameNext('announcements'), home.announcements.picture, 'card'),
    }),
    ...(await readEvents(services, reader)),
    conferences: section('conferences', {
      ...withHtml(home.conferences),
      cards: cards('conferences', home.conferences.cards, 'card'),
    }),
    getConnected: section('getConnected', {
      ...withHtml(home.getConnected),
      cards: cards('connected', home.getConnected.cards, 'round'),
    }),
    join: section('join', withHtml(home.join)),
  }
}

export type HomeView = Awaited<ReturnType<typeof readHome>>
export type CardView = HomeView['conferences']['cards'][number]

async function readEvents(services: SiteServices, reader: Reader) {
  const { events } = reader.content.pages.home
  const coming = await readDates(services, reader, { limit: events.limit })
  const link = isOff(services, events.link.to) ? undefined : events.link
  const shown = { ...events, coming, link, none: noneOf(events.none, coming.trouble) }
  const isEmpty = services.off.includes('calendar') && coming.events.length === 0
  return {
    events: isEmpty ? undefined : withLang(shown, partLang(reader, 'pages.home.events')),
    next: await readNext(services, reader),
  }
}

function readPageFacts({ pictures, publicUrl }: SiteServices, { content }: Reader): PageFacts {
  const { home } = content.pages
  const { announcements } = home
  const image = pictures(HERO_PLACE, home.hero.picture, 'social').src
  return {
    title: `${home.title} | ${content.church.name}`,
    description: home.description,
    style: home.style,
    image,
    structured: [
      structuredChurch(content.church, publicUrl),
      structuredVideo(
        announcements.title,
        announcements.text,
        playerOf(announcements.video),
        `${publicUrl}${image}`,
      ),
    ],
  }
}
