type Row = { label: string; amount: string; note?: string | undefined }

type Props = {
  caption: string
  rows: readonly Row[]
  /** Where a heading above it says the same. */
  hidden?: boolean
}

export function CostsTable({ caption, rows, hidden = false }: Props) {
  return (
    <table className="costs">
      <caption className={hidden ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">For</th>
          <th scope="col">Cost</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, amount, note }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {note && <small>{note}</small>}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
