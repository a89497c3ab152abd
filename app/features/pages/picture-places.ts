import type { PictureSize } from '#app/ui/picture/pictures.ts'
import type { Block } from '#content-model/schema/blocks.ts'
import type { Content } from '#content-model/schema/content.ts'
import type { Home } from '#content-model/schema/home.ts'
import type { Page } from '#content-model/schema/page.ts'
import type { Picture } from '#content-model/schema/picture.ts'

type PicturePlace = { place: string; picture: Picture; sizes: PictureSize[] }

/** A page's own picture has the page's name; others are numbered within page and kind: "staff-people-2". */
export function picturePlaces(
  content: Pick<Content, 'pages' | 'giving' | 'conferences' | 'policy' | 'response'>,
): PicturePlace[] {
  const { pages, giving, conferences, policy, response } = content
  const { home, ...others } = pages
  return [
    ...homePlaces(home),
    ...Object.entries(others).flatMap(([slug, page]) => pagePlaces(slug, page)),
    headPlace('give', giving.picture),
    headPlace('policy', policy.picture),
    headPlace('response', response.picture),
    ...(response.failure ? [headPlace('response-failure', response.failure)] : []),
    ...Object.entries(conferences.programmes).map(([key, { head }]) =>
      headPlace(key, head.picture),
    ),
  ]
}

/** Numbers the pictures of one page as they are requested, so that the names match the list. */
export function placeNames(slug: string): (kind: string) => string {
  const counts = new Map<string, number>()
  return (kind) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return `${slug}-${kind}-${count}`
  }
}

export const HERO_PLACE = 'home-hero'

/** The hero's layers, the farthest first. A photograph has none, and is shown as it is. */
export const HERO_LAYERS = ['sky', 'subject', 'ground'] as const

function homePlaces({ hero, campus, announcements, conferences, getConnected }: Home) {
  const nameNext = placeNames('home')
  const next = (kind: string, size: PictureSize, { picture }: { picture: Picture }) => {
    return { place: nameNext(kind), picture, sizes: [size] }
  }
  const { picture } = hero
  const layers = picture.photo ? (['page'] as const) : HERO_LAYERS
  const head: PicturePlace = { place: HERO_PLACE, picture, sizes: [...layers, 'phone', 'social'] }
  return [
    head,
    next('campus', 'card', campus),
    next('announcements', 'card', announcements),
    ...conferences.cards.map((card) => next('conferences', 'card', card)),
    ...getConnected.cards.map((card) => next('connected', 'round', card)),
  ]
}

function headPlace(place: string, picture: Picture): PicturePlace {
  return { place, picture, sizes: ['page', 'social'] }
}

function pagePlaces(slug: string, { head, blocks }: Page): PicturePlace[] {
  const nameNext = placeNames(slug)
  return [
    headPlace(slug, head.picture),
    ...blocks.flatMap((block) =>
      picturesIn(block).map((picture) => ({
        place: nameNext(block.kind),
        picture,
        sizes: [BLOCK_SIZES[block.kind] ?? 'card'],
      })),
    ),
  ]
}

export const BLOCK_SIZES: Partial<Record<Block['kind'], PictureSize>> = {
  slides: 'slide',
  video: 'video',
  testimonies: 'poster',
  people: 'portrait',
}

function picturesIn(block: Block): Picture[] {
  return [block, ...Object.values(block).flat()].flatMap((part) =>
    typeof part === 'object' && 'picture' in part && part.picture ? [part.picture] : [],
  )
}
