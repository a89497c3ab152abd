import type { ReactNode } from 'react'

type Column = {
  label: string
  /** A number, something short that is never broken, a room, a box to tick, or space to write in. */
  kind?: 'number' | 'short' | 'room' | 'tick' | 'write'
}

/** A table for paper: its heading stands on every page, and no line is broken. */
export function FolderTable(props: {
  caption: string
  columns: readonly Column[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  totals?: readonly ReactNode[]
}) {
  const { caption, columns, rows, totals } = props
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
            {columns.map(({ label, kind }) => (
              <th key={label} scope="col" className={kind && `folder-${kind}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <Line key={key} columns={columns} cells={cells} />
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <Line columns={columns} cells={totals} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Line({ columns, cells }: { columns: readonly Column[]; cells: readonly ReactNode[] }) {
  return (
    <tr>
      {columns.map(({ label, kind }, index) => (
        <td key={label} className={kind && `folder-${kind}`}>
          {kind === 'tick' ? <span className="folder-box" /> : cells[index]}
        </td>
      ))}
    </tr>
  )
}
