import type { ReactNode } from 'react'

/**
 * A column: its label, what stands in it, and what it is: a number, or its place in a list's row on a phone.
 * The first column is the name; one without a place is left out there. On paper: something short that is
 * never broken, a room, a box to tick, or space to write in.
 */
export type Column<Row> = readonly [
  label: string,
  cell: (row: Row, index: number) => ReactNode,
  ...is: readonly (
    | ('number' | 'chip' | 'when' | 'about' | 'amount')
    | ('short' | 'room' | 'tick' | 'write')
  )[],
]

export type SheetProps<Row> = {
  caption: string
  hidesCaption?: boolean
  /**
   * Each row is one record, and the link in its first column, or one with the class `sheet-link`, is the
   * whole row. On a phone it has two lines. In other tables it is a card there, in which every value has
   * its column's label.
   */
  isList?: boolean
  /** For the folder: its caption stands on every page, and no line is broken. */
  isPaper?: boolean
  /** What is said in place of a table without rows. */
  none?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  totals?: ReactNode[]
  /** By label: where the list is in the order of this column or, where it has it, the other way round. */
  sorts?: Readonly<Record<string, { to: string; order?: 'ascending' | 'descending' | undefined }>>
}

export function Sheet<Row>(props: SheetProps<Row>) {
  const { caption, hidesCaption = false, isList = false, columns, rows, totals, sorts = {} } = props
  const { isPaper = false, none } = props
  if (rows.length === 0 && (none || !totals)) return none && <p>{none}</p>
  const line = (cells: readonly ReactNode[]) =>
    columns.map(([label, , ...is], at) =>
      at === 0 && !isPaper ? (
        <th key={label} scope="row">
          {cells[at]}
        </th>
      ) : (
        <td key={label} data-label={label} className={classOf(is)}>
          {cells[at]}
        </td>
      ),
    )
  return (
    <table className={isPaper ? 'folder-table' : isList ? 'sheet sheet-list' : 'sheet'}>
      <caption className={hidesCaption ? 'visually-hidden' : isPaper ? 'no-print' : undefined}>
        {caption}
      </caption>
      <thead>
        {isPaper && (
          // On paper instead of the caption: a heading stands on every page, so that none is lost.
          <tr className="folder-again" aria-hidden>
            <td colSpan={columns.length}>{caption}</td>
          </tr>
        )}
        <tr>
          {columns.map(([label, , ...is]) => {
            const sort = sorts[label]
            return (
              <th
                key={label}
                scope="col"
                className={classOf(isPaper ? is : is.filter((each) => each === 'number'))}
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
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a page never change their order
          <tr key={at}>{line(columns.map(([, cell]) => cell(row, at)))}</tr>
        ))}
      </tbody>
      {totals && (
        <tfoot>
          <tr>{line(totals)}</tr>
        </tfoot>
      )}
    </table>
  )
}

export function PaperSheet<Row>(props: SheetProps<Row>) {
  return <Sheet isPaper {...props} />
}

function classOf(is: readonly string[]): string | undefined {
  return is.map((each) => `sheet-${each}`).join(' ') || undefined
}
