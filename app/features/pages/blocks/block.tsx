import type { ReactNode } from 'react'
import type { BlockView } from '../read-block.server.ts'
import { BeliefsBlock } from './beliefs-block.tsx'
import { BlockFrame } from './block-frame.tsx'
import { CostsBlock } from './costs-block.tsx'
import { CoursesBlock } from './courses-block.tsx'
import { EventsBlock } from './events-block.tsx'
import { GroupsBlock } from './groups-block.tsx'
import { LinksBlock } from './links-block.tsx'
import { MapBlock } from './map-block.tsx'
import { NoticeBlock } from './notice-block.tsx'
import { PeopleBlock } from './people-block.tsx'
import { PlacesBlock } from './places-block.tsx'
import { QuoteBlock } from './quote-block.tsx'
import { SlidesBlock } from './slides-block.tsx'
import { StepsBlock } from './steps-block.tsx'
import { TeamsBlock } from './teams-block.tsx'
import { TestimoniesBlock } from './testimonies-block.tsx'
import { TextBlock } from './text-block.tsx'
import { TimelineBlock } from './timeline-block.tsx'
import { TopicsBlock } from './topics-block.tsx'
import { VideoBlock } from './video-block.tsx'

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
