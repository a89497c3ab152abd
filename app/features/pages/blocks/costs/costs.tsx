import { HtmlText } from '#app/ui/text/html-text.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import { CostsTable } from './costs-table.tsx'
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
