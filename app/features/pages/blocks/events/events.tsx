import { LanguageSummary } from '#app/ui/text/language-summary.tsx'
import { UpcomingEvents } from '#app/ui/upcoming-events.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readEvents } from './read-events.server.ts'

export function EventsBlock({ block }: BlockProps<typeof readEvents>) {
  return (
    <BlockFrame block={block} heading={block.heading}>
      <UpcomingEvents dates={block.dates} none={block.none} />
      {block.summaries.map((summary) => (
        <LanguageSummary key={summary.id} summary={summary} level="h3" />
      ))}
    </BlockFrame>
  )
}
