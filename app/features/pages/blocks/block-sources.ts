import type { Json } from '#app/ui/page.ts'
import type { ShownPicture } from '#app/ui/picture/pictures.ts'
import type { SummaryView } from '#app/ui/text/language-summary.tsx'
import type { Church } from '#content-model/schema/church/church.ts'
import type { Picture } from '#content-model/schema/picture.ts'
import type { EventChoice } from '#workflows/calendar/upcoming-events.ts'
import type { readDates } from '../read-page.server.ts'
import type { PriceListView } from '../read-price-lists.ts'

/** What a block's reader may use besides the block itself. */
export type BlockSources = {
  church: Church
  publicUrl: string
  page: {
    name: string
    /** Its address, in its language. */
    path: string
    description: string
    /** The page's own picture, shown where a map can't be. */
    picture: ShownPicture
    /** The full address of the picture for shared links. */
    image: string
  }
  /** Whether a link leads to something that this site does without. */
  isOff: (to: string) => boolean
  /** The picture for the block's next place. Readers ask in the order of the content. */
  picture: (picture: Picture) => ShownPicture
  events: (choice: EventChoice) => ReturnType<typeof readDates>
  /** The summaries in other languages for events with these titles. */
  summaries: (titles: readonly string[]) => SummaryView[]
  /** What the forms of these programmes charge. */
  priceLists: (programmes: readonly string[]) => PriceListView[]
  /** Adds schema.org data to the page. */
  describe: (thing: Json) => void
}
