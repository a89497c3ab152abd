import type { ReactNode } from 'react'

type Props = {
  title: string
  back: string
  filter: readonly string[]
  onlyExpected: boolean
  isEmpty: boolean
  children: ReactNode
}

/** The heading of a printed list, and the way back, which is not printed. */
export function PrintFrame({ title, back, filter, onlyExpected, isEmpty, children }: Props) {
  return (
    <div className="print-list">
      <p className="no-print">
        <a href={back}>Back to the list</a>. Print this page with your browser.
      </p>
      <h1>{title}</h1>
      <p>{filter.length > 0 ? filter.join(', ') : 'All conferences'}</p>
      {onlyExpected && (
        <p className="no-print">
          Those who are waiting, refunded, cancelled or expired are left out. Choose a standing to
          see them.
        </p>
      )}
      {isEmpty ? <p>Nobody is on this list.</p> : children}
    </div>
  )
}

export function TooLongToPrint({ back }: { back: string }) {
  return (
    <>
      <h1>Too long to print</h1>
      <p>
        More than 5,000 registrations are in this list. <a href={back}>Go back</a> and choose a
        conference or an arrival day.
      </p>
    </>
  )
}
