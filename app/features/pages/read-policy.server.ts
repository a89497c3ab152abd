import type { PageFacts } from '#app/page.ts'
import { toHtml } from '#app/ui/markdown.server.ts'
import { HERO_PLACE } from './picture-places.ts'
import type { PageServices } from './read-page.server.ts'

/** The consent declaration and the terms of use, on a page of their own. */
export function readPolicy({ content, pictures }: Pick<PageServices, 'content' | 'pictures'>) {
  const { title, description, consent, terms } = content.policy
  const { picture } = content.pages.home.hero
  const page: PageFacts = {
    title,
    description,
    style: 'policy',
    image: pictures(HERO_PLACE, picture, 'social').src,
  }
  return {
    page,
    picture: pictures(HERO_PLACE, picture, 'page'),
    parts: [consent, terms].map(({ heading, text }) => ({ heading, html: toHtml(text) })),
  }
}
