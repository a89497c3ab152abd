import type { ReactNode } from 'react'
import { EditPlace } from '#app/ui/edit-tools.server.tsx'
import type { BlockKind } from '#content-model/schema/blocks.ts'
import { BeliefsBlock, CoursesBlock, TimelineBlock } from './about.tsx'
import type { BlockProps } from './block-frame.tsx'
import { CostsBlock, LinksBlock, StepsBlock, TopicsBlock } from './lists.tsx'
import { SlidesBlock, TestimoniesBlock, VideoBlock } from './media.tsx'
import { GroupsBlock, PeopleBlock, PlacesBlock, TeamsBlock } from './people.tsx'
import { NoticeBlock, QuoteBlock, TextBlock } from './prose.tsx'
import { CalendarBlock, EventsBlock, MapBlock } from './when-and-where.tsx'

const COMPONENTS: { [Kind in BlockKind]: (props: BlockProps<Kind>) => ReactNode } = {
  text: TextBlock,
  notice: NoticeBlock,
  quote: QuoteBlock,
  topics: TopicsBlock,
  steps: StepsBlock,
  links: LinksBlock,
  costs: CostsBlock,
  slides: SlidesBlock,
  video: VideoBlock,
  testimonies: TestimoniesBlock,
  groups: GroupsBlock,
  teams: TeamsBlock,
  people: PeopleBlock,
  courses: CoursesBlock,
  beliefs: BeliefsBlock,
  timeline: TimelineBlock,
  places: PlacesBlock,
  events: EventsBlock,
  calendar: CalendarBlock,
  map: MapBlock,
}

/** The calendar is given by the page that has one. */
export function ShownBlock<Kind extends BlockKind>({ block, calendar }: BlockProps<Kind>) {
  const Component: (props: BlockProps<Kind>) => ReactNode = COMPONENTS[block.kind]
  return (
    <EditPlace at={block.place}>
      <Component block={block} calendar={calendar} />
    </EditPlace>
  )
}
