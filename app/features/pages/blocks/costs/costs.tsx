import { BlockFrame } from '#app/features/pages/blocks/block-frame.tsx'
import type { BlockProps } from '#app/features/pages/blocks/block-props.ts'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { STAYS } from '#app/words/en/prices.ts'
import type { readCosts } from './read-costs.server.ts'

type Costs = BlockProps<typeof readCosts>['block']
type Row = Costs['groups'][number]['rows'][number]

/** One table: the costs in the church's own words, and what the forms charge. */
export function CostsBlock({ block }: BlockProps<typeof readCosts>) {
  const { kind, heading, groups, html, rule } = block
  const isWide = groups.some(({ rows }) => rows.some(({ amounts }) => amounts.length > 1))
  return (
    <BlockFrame kind={kind} heading={heading}>
      <table className="costs">
        <caption className="visually-hidden">{heading}</caption>
        <thead className={isWide ? undefined : 'visually-hidden'}>
          <tr>
            <th scope="col">
              <span className="visually-hidden">For</span>
            </th>
            {isWide ? (
              STAYS.map((stay) => (
                <th key={stay} scope="col">
                  {stay}
                </th>
              ))
            ) : (
              <th scope="col">Cost</th>
            )}
          </tr>
        </thead>
        {groups.map(({ heading, rows }) => (
          <tbody key={heading ?? ''}>
            {heading && (
              <tr className="costs-group">
                <th scope="rowgroup" colSpan={isWide ? 3 : 2}>
                  {heading}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <CostsRow key={row.label} row={row} columns={isWide ? 2 : 1} />
            ))}
          </tbody>
        ))}
      </table>
      {html && <HtmlText html={html} />}
      {rule && <HtmlText html={rule} />}
    </BlockFrame>
  )
}

/** One amount stands for all columns. */
function CostsRow({ row: { label, note, amounts }, columns }: { row: Row; columns: number }) {
  return (
    <tr>
      <th scope="row">
        {label}
        {note && <small>{note}</small>}
      </th>
      {amounts.map((amount, index) => (
        <td key={STAYS[index]} colSpan={amounts.length === 1 ? columns : 1}>
          {amount}
        </td>
      ))}
    </tr>
  )
}
