import type { Reader, SiteServices } from '#app/services.server.ts'
import type { PageFacts } from '#app/ui/page.ts'

const LOOK_AGAIN_SECONDS = 15

/** The parts of the result page that don't depend on the result. */
export function readResultPage(
  { pictures }: SiteServices,
  { content }: Reader,
  { title, isOpen, isFailure }: { title: string; isOpen: boolean; isFailure: boolean },
) {
  const { description, failure } = content.response
  const shown = isFailure ? failure : undefined
  const picture = shown ?? content.response.picture
  const place = shown ? 'response-failure' : 'response'
  const image = pictures(place, picture, 'social').src
  const page: PageFacts = {
    title,
    description,
    style: 'response',
    image,
    ...(isOpen && { refreshSeconds: LOOK_AGAIN_SECONDS }),
  }
  return { page, picture: pictures(place, picture, 'page') }
}
