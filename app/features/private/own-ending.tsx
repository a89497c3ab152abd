import type { ReactNode } from 'react'
import { useWords } from '#app/ui/language.tsx'
import { ENDING_WORDS } from '#words/payments.ts'
import type { Ending } from '#workflows/records/private/read-ending.ts'

export type ShownEnding = Omit<Ending, 'sheet'>

/** The end of the way in the payer's own browser: what one has now, where it went, and the page of it. */
export function OwnEnding(props: {
  ending: ShownEnding
  /** Whether all went well: then a mail brings everything. */
  isDone: boolean
  /** The tickets, above everything that one can do. */
  tickets?: ReactNode
  /** The way to share them. */
  share?: ReactNode
}) {
  const { ending, isDone, tickets, share } = props
  const { kind, address, mailedTo, calendar } = ending
  const words = useWords(ENDING_WORDS)
  return (
    <div className="stack">
      {tickets}
      {isDone && mailedTo && <p>{words[kind].mailed(mailedTo)}</p>}
      <div className="button-row no-print">
        {/* A plain link, so that a private page is not prefetched. */}
        <a className="button" href={address}>
          {words[kind].open}
        </a>
        {isDone && calendar && (
          <a className="button button-quiet" href={calendar}>
            {words.addToCalendar}
          </a>
        )}
        {share}
      </div>
      <p className="soft small no-print">{words.keep}</p>
    </div>
  )
}
