import type { ReactNode } from 'react'

type Column = { label: string; isNumber?: boolean }

export type SheetRow = { key: string; cells: ReactNode[] }

export type SheetProps = {
  caption: string
  /** For a table whose heading says the same. */
  hidesCaption?: boolean
  columns: readonly Column[]
  rows: readonly SheetRow[]
  totals?: ReactNode[]
}

/** A table. On a narrow screen each row is a card in which every value has its column's label. */
export function Sheet({ caption, hidesCaption = false, columns, rows, totals }: SheetProps) {
  return (
    <table className="sheet">
      <caption className={hidesCaption ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, isNumber }) => (
            <th key={label} scope="col" className={isNumber ? 'sheet-number' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <SheetLine key={key} columns={columns} cells={cells} />
        ))}
      </tbody>
      {totals && (
        <tfoot>
          <SheetLine columns={columns} cells={totals} />
        </tfoot>
      )}
    </table>
  )
}

function SheetLine({ columns, cells }: { columns: readonly Column[]; cells: ReactNode[] }) {
  return (
    <tr>
      {columns.map(({ label, isNumber }, index) =>
        index === 0 ? (
          <th key={label} scope="row">
            {cells[index]}
          </th>
        ) : (
          <td key={label} data-label={label} className={isNumber ? 'sheet-number' : undefined}>
            {cells[index]}
          </td>
        ),
      )}
    </tr>
  )
}
