import { Card } from '#app/ui/card.tsx'
import { CopyText } from '#app/ui/text/copy-text.tsx'

/** Subscribing to the feed, so that the dates appear in the visitor's own calendar. */
export function FeedCard({ feed }: { feed: string }) {
  return (
    <div className="calendar-feed">
      <Card heading="In your own calendar">
        <p>Subscribe once, and every date comes to your phone by itself, changes included.</p>
        <p>
          <a className="button" href={feed}>
            Subscribe
          </a>
        </p>
        <CopyText label="Calendar address" text={feed} />
      </Card>
    </div>
  )
}
