import { Moment } from '#app/office/cells.tsx'
import { actionWords } from '#domain/office-action.ts'
import { detailWords } from '#words/office/history.ts'
import type { OfficeEvent } from '#workflows/records/registration/read-registration-record.ts'
import { OfficeCard } from './office-card.tsx'

export type HistoryLine = { at: string; who: string; words: string; parts: string[] }

export function HistoryList({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <ol className="stack lines office-history">
      {lines.map(({ at, who, words, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen at one moment
        <li key={index}>
          <p className="soft">
            <Moment at={at} /> · {who}
          </p>
          <p className="strong">{words}</p>
          {parts.map((part) => (
            <p key={part}>{part}</p>
          ))}
        </li>
      ))}
    </ol>
  )
}

export function History(props: {
  events: readonly OfficeEvent[]
  title?: string
  className?: string
}) {
  const { events, title = 'History', className } = props
  if (events.length === 0) return null
  return (
    <OfficeCard id="history" title={title} className={className}>
      <HistoryList lines={events.map(officeLine)} />
    </OfficeCard>
  )
}

/** Tells the second of two people what the first one did, before anything of theirs is done. */
export function ChangesNotice(props: { about: string; changes?: readonly HistoryLine[] }) {
  const { about, changes = [] } = props
  if (changes.length === 0) return null
  return (
    <section className="notice notice-warning" role="alert">
      <h2>Somebody has changed this {about} in the meantime</h2>
      <p>What you entered has not been done yet. Please look at the changes and decide.</p>
      <HistoryList lines={changes} />
    </section>
  )
}

export function officeLine({ at, author, action, details }: OfficeEvent): HistoryLine {
  return { at, who: author, words: actionWords(action), parts: detailWords(details) }
}

export function changesSince(history: readonly OfficeEvent[], version: number): HistoryLine[] {
  return history.filter(({ details }) => (details.version ?? 0) > version).map(officeLine)
}
