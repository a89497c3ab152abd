import type { SiteServices } from '#app/services.server.ts'
import type { PageFacts } from '#app/ui/page.ts'
import { toHtml } from '#app/ui/text/markdown.server.ts'

/** The consent declaration and the terms of use, on a page of their own. */
export function readPolicy({ content, pictures }: SiteServices) {
  const { title, description, picture, consent, terms } = content.policy
  const page: PageFacts = {
    title,
    description,
    style: 'policy',
    image: pictures('policy', picture, 'social').src,
  }
  return {
    page,
    picture: pictures('policy', picture, 'page'),
    parts: [consent, terms].map(({ heading, text }) => ({ heading, html: toHtml(text) })),
  }
}
