import type { ReactNode } from 'react'
import { LinkLine } from '#app/office/link-list.tsx'

export type FoundRow = {
  key: string
  to: string
  name: ReactNode
  chip?: ReactNode
  /** What it is about. */
  about: ReactNode
  /** What is due, or how much it was. */
  amount?: ReactNode
  /** Where else the words were found. */
  also?: ReactNode
  /** Found in spite of a slip. */
  isNear?: boolean
}

type Props = {
  title: string
  group: { count: number; isMore: boolean }
  rows: readonly FoundRow[]
  /** The list that has all of them. */
  all?: string
}

export function FoundGroup({ title, group: { count, isMore }, rows, all }: Props) {
  if (rows.length === 0) return null
  const same = rows.filter(({ isNear }) => !isNear)
  const near = rows.filter(({ isNear }) => isNear)
  const id = `found-${title.toLowerCase()}`
  return (
    <section className="stack gap-2 found-group" aria-labelledby={id}>
      <h2 id={id}>
        {title} {!isMore && <span className="found-count soft">{count}</span>}
      </h2>
      {same.length > 0 && <Rows rows={same} />}
      {near.length > 0 && (
        <>
          <h3 className="soft">Spelt a little differently</h3>
          <Rows rows={near} />
        </>
      )}
      {all && (isMore || count > rows.length) && <LinkLine to={all}>Show all in {title}</LinkLine>}
    </section>
  )
}

/** A row is two lines on a phone, and one on a desk. All of it is the link. */
function Rows({ rows }: Pick<Props, 'rows'>) {
  return (
    <ul className="found-list box">
      {rows.map(({ key, to, name, chip, about, amount, also }) => (
        <li key={key} className="found-row cluster">
          <a href={to}>{name}</a>
          <span className="found-chip">{chip}</span>
          <span className="found-about soft">{about}</span>
          <span className="found-amount nowrap">{amount}</span>
          <span className="found-also whole cluster soft">{also}</span>
        </li>
      ))}
    </ul>
  )
}
