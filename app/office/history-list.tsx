import { shortMoment } from '#domain/dates.ts'
import type { HistoryLine } from './office-line.ts'

export function HistoryList({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <ol className="office-history">
      {lines.map(({ at, who, words, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen at one moment
        <li key={index}>
          <p>
            <time dateTime={at}>{shortMoment(at)}</time> · {who}
          </p>
          <p>
            <strong>{words}</strong>
          </p>
          {parts.map((part) => (
            <p key={part}>{part}</p>
          ))}
        </li>
      ))}
    </ol>
  )
}
