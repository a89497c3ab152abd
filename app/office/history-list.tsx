import { Moment } from './moment.tsx'
import type { HistoryLine } from './office-line.ts'

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

/** Tells the second of two people what the first one did, before anything of theirs is done. */
export function ChangesNotice(props: { about: string; changes: readonly HistoryLine[] }) {
  const { about, changes } = props
  if (changes.length === 0) return null
  return (
    <section className="notice notice-warning" role="alert">
      <h2>Somebody has changed this {about} in the meantime</h2>
      <p>What you entered has not been done yet. Please look at the changes and decide.</p>
      <HistoryList lines={changes} />
    </section>
  )
}
