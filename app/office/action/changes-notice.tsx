import { HistoryList } from '#app/office/history-list.tsx'
import type { HistoryLine } from '#app/office/office-line.ts'

type Props = {
  /** What the form is about: "registration". */
  about: string
  changes: readonly HistoryLine[]
}

/** Tells the second of two people what the first one did, before anything of theirs is done. */
export function ChangesNotice({ about, changes }: Props) {
  if (changes.length === 0) return null
  return (
    <section className="notice notice-warning" role="alert">
      <h2>Somebody has changed this {about} in the meantime</h2>
      <p>What you entered has not been done yet. Please look at the changes and decide.</p>
      <HistoryList lines={changes} />
    </section>
  )
}
