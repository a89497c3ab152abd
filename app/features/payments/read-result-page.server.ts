import type { SiteServices } from '#app/services.server.ts'
import type { PageFacts } from '#app/ui/page.ts'

const LOOK_AGAIN_SECONDS = 15

/** The parts of the result page that don't depend on the result. */
export function readResultPage(
  { content, pictures }: SiteServices,
  { title, isOpen }: { title: string; isOpen: boolean },
) {
  const { description, picture } = content.response
  const image = pictures('response', picture, 'social').src
  const page: PageFacts = {
    title,
    description,
    style: 'response',
    image,
    ...(isOpen && { refreshSeconds: LOOK_AGAIN_SECONDS }),
  }
  return { page, picture: pictures('response', picture, 'page') }
}
