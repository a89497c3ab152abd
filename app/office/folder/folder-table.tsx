import type { ReactNode } from 'react'

/** Its heading and, where it is not left for a pen, what it says of one row. */
type Column<Row> = readonly [
  label: string,
  /** A number, something short that is never broken, a room, a box to tick, or space to write in. */
  kind: 'words' | 'number' | 'short' | 'room' | 'tick' | 'write',
  cell?: (row: Row) => ReactNode,
]

/** A table for paper: its heading stands on every page, and no line is broken. */
export function FolderTable<Row>(props: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  none?: string
  totals?: readonly ReactNode[]
}) {
  const { caption, columns, rows, none, totals } = props
  if (none && rows.length === 0) return <p>{none}</p>
  const line = (cells: readonly ReactNode[], key?: number) => (
    <tr key={key}>
      {columns.map(([label, kind], index) => (
        <td key={label} className={classOf(kind)}>
          {kind === 'tick' ? <span className="folder-box" /> : cells[index]}
        </td>
      ))}
    </tr>
  )
  return (
    <div className="folder-table-frame">
      <table className="folder-table">
        <caption>{caption}</caption>
        <thead>
          {/* On paper instead of the caption: a heading stands on every page, so that none is lost. */}
          <tr className="folder-again" aria-hidden>
            <td colSpan={columns.length}>{caption}</td>
          </tr>
          <tr>
            {columns.map(([label, kind]) => (
              <th key={label} scope="col" className={classOf(kind)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) =>
            line(
              columns.map(([, , cell]) => cell?.(row)),
              index,
            ),
          )}
        </tbody>
        {totals && <tfoot>{line(totals)}</tfoot>}
      </table>
    </div>
  )
}

function classOf(kind: Column<never>[1]): string | undefined {
  return kind === 'words' ? undefined : `folder-${kind}`
}
