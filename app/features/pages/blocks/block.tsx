import type { ReactNode } from 'react'
import type { BlockView } from '../read-block.server.ts'
import { BeliefsBlock } from './beliefs/beliefs.tsx'
import { BlockFrame } from './block-frame.tsx'
import { CostsBlock } from './costs/costs.tsx'
import { CoursesBlock } from './courses/courses.tsx'
import { EventsBlock } from './events/events.tsx'
import { GroupsBlock } from './groups/groups.tsx'
import { LinksBlock } from './links/links.tsx'
import { MapBlock } from './map/map.tsx'
import { NoticeBlock } from './notice/notice.tsx'
import { PeopleBlock } from './people/people.tsx'
import { PlacesBlock } from './places/places.tsx'
import { QuoteBlock } from './quote/quote.tsx'
import { SlidesBlock } from './slides/slides.tsx'
import { StepsBlock } from './steps/steps.tsx'
import { TeamsBlock } from './teams/teams.tsx'
import { TestimoniesBlock } from './testimonies/testimonies.tsx'
import { TextBlock } from './text/text.tsx'
import { TimelineBlock } from './timeline/timeline.tsx'
import { TopicsBlock } from './topics/topics.tsx'
import { VideoBlock } from './video/video.tsx'

type Props = { block: BlockView; calendar?: ReactNode }

/** Each kind of block has a component of its own; the calendar is given by the page that has one. */
export function Block({ block, calendar }: Props): ReactNode {
  switch (block.kind) {
    case 'text':
      return <TextBlock block={block} />
    case 'notice':
      return <NoticeBlock block={block} />
    case 'quote':
      return <QuoteBlock block={block} />
    case 'topics':
      return <TopicsBlock block={block} />
    case 'steps':
      return <StepsBlock block={block} />
    case 'links':
      return <LinksBlock block={block} />
    case 'costs':
      return <CostsBlock block={block} />
    case 'slides':
      return <SlidesBlock block={block} />
    case 'video':
      return <VideoBlock block={block} />
    case 'testimonies':
      return <TestimoniesBlock block={block} />
    case 'groups':
      return <GroupsBlock block={block} />
    case 'teams':
      return <TeamsBlock block={block} />
    case 'people':
      return <PeopleBlock block={block} />
    case 'courses':
      return <CoursesBlock block={block} />
    case 'beliefs':
      return <BeliefsBlock block={block} />
    case 'timeline':
      return <TimelineBlock block={block} />
    case 'places':
      return <PlacesBlock block={block} />
    case 'events':
      return <EventsBlock block={block} />
    case 'map':
      return <MapBlock block={block} />
    case 'calendar':
      return (
        <BlockFrame kind={block.kind} heading={block.heading} html={block.html}>
          {calendar}
        </BlockFrame>
      )
    default:
      return block satisfies never
  }
}
