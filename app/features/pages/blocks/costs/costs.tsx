import { HtmlText } from '#app/ui/html-text.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readCosts } from './read-costs.server.ts'

export function CostsBlock({ block }: BlockProps<typeof readCosts>) {
  return (
    <BlockFrame kind={block.kind} heading={block.heading}>
      <table className="costs">
        <caption className="visually-hidden">{block.heading}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">For</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {block.rows.map(({ label, amount, note }) => (
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
      {block.html && <HtmlText html={block.html} />}
    </BlockFrame>
  )
}
