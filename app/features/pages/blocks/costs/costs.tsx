import { BlockFrame } from '#app/features/pages/blocks/block-frame.tsx'
import type { BlockProps } from '#app/features/pages/blocks/block-props.ts'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import type { readCosts } from './read-costs.server.ts'

/** The costs in the church's own words, what the forms charge, and which of the two holds. */
export function CostsBlock({ block }: BlockProps<typeof readCosts>) {
  const { kind, heading, rows, html, prices } = block
  return (
    <BlockFrame kind={kind} heading={heading}>
      <CostsTable caption={heading} rows={rows} hidden />
      {html && <HtmlText html={html} />}
      {prices?.lists.map((list) => (
        <CostsTable
          key={list.heading}
          caption={list.heading}
          rows={list.rows.map(({ reason, ...row }) => ({ ...row, note: reason }))}
        />
      ))}
      {prices && <HtmlText html={prices.rule} />}
    </BlockFrame>
  )
}

type Row = { label: string; amount: string; note?: string | undefined }

type Props = {
  caption: string
  rows: readonly Row[]
  /** Where a heading above it says the same. */
  hidden?: boolean
}

function CostsTable({ caption, rows, hidden = false }: Props) {
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
