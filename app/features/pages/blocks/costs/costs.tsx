import { BlockFrame } from '#app/features/pages/blocks/block-frame.tsx'
import type { BlockProps } from '#app/features/pages/blocks/block-props.ts'
import { useLanguage, useWords, useWordsLang } from '#app/ui/language.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { languageOf } from '#app/ui/text/language-of.ts'
import { PAGES_WORDS } from '#words/site.ts'
import type { readCosts } from './read-costs.server.ts'

type Row = BlockProps<typeof readCosts>['block']['groups'][number]['rows'][number]

/** One table: the costs in the church's own words, and what the forms charge. */
export function CostsBlock({ block }: BlockProps<typeof readCosts>) {
  const { heading, groups, stays, html, rule } = block
  const words = useWords(PAGES_WORDS)
  const language = useLanguage()
  const isWide = groups.some(({ rows }) => rows.some(({ amounts }) => amounts.length > 1))
  return (
    <BlockFrame block={block} heading={heading}>
      <table className="costs">
        <caption className="visually-hidden">{heading}</caption>
        <colgroup>
          <col />
          <col span={isWide ? 2 : undefined} />
        </colgroup>
        <thead className={isWide ? undefined : 'visually-hidden'} lang={useWordsLang()}>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.costFor}</span>
            </th>
            {isWide ? (
              stays.map((stay) => (
                <th key={stay} scope="col">
                  {stay}
                </th>
              ))
            ) : (
              <th scope="col">{words.cost}</th>
            )}
          </tr>
        </thead>
        {groups.map(({ heading, rows }) => (
          <tbody
            key={heading ?? ''}
            // What the forms charge is said in the language of the page.
            lang={languageOf(rows[0]?.label ?? '', block.lang ?? language)}
          >
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
        <td key={index} colSpan={amounts.length === 1 ? columns : 1}>
          {amount}
        </td>
      ))}
    </tr>
  )
}
