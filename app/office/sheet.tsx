import type { ReactNode } from 'react'

export type Column = {
  label: string
  isNumber?: boolean
  /** The place in a list's row on a phone. The first column is the name; one without a place is left out. */
  onPhone?: 'chip' | 'when' | 'about' | 'amount'
  sort?: {
    /** The list in the order of this column or, where it has it, the other way round. */
    to: string
    order?: 'ascending' | 'descending' | undefined
  }
}

export function numbers(...labels: string[]): Column[] {
  return labels.map((label) => ({ label, isNumber: true }))
}

export type SheetRow = { key: string; cells: ReactNode[] }

export type SheetProps = {
  caption: string
  hidesCaption?: boolean
  /**
   * Each row is one record, and the link in its first column, or one with the class `sheet-link`, is the
   * whole row. On a phone it has two lines. In other tables it is a card there, in which every value has
   * its column's label.
   */
  isList?: boolean
  columns: readonly (string | Column)[]
  rows: readonly SheetRow[]
  totals?: ReactNode[]
}

export function Sheet(props: SheetProps) {
  const { caption, hidesCaption = false, isList = false, rows, totals } = props
  const columns = props.columns.map((each) => (typeof each === 'string' ? { label: each } : each))
  return (
    <table className={isList ? 'sheet sheet-list' : 'sheet'}>
      <caption className={hidesCaption ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, isNumber, sort }) => (
            <th
              key={label}
              scope="col"
              className={isNumber ? 'sheet-number' : undefined}
              aria-sort={sort?.order ?? (sort && 'none')}
            >
              {sort ? (
                <a className="sheet-sort" href={sort.to}>
                  {label}
                </a>
              ) : (
                label
              )}
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
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.label} scope="row">
            {cells[index]}
          </th>
        ) : (
          <td
            key={column.label}
            data-label={column.label}
            className={
              [column.isNumber && 'sheet-number', column.onPhone && `sheet-${column.onPhone}`]
                .filter(Boolean)
                .join(' ') || undefined
            }
          >
            {cells[index]}
          </td>
        ),
      )}
    </tr>
  )
}
