import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useWords, useWordsLang } from '#app/ui/language.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { languageOf } from '#app/ui/text/language-of.tsx'
import { PAGES_WORDS } from '#words/site.ts'
import { BlockFrame, type BlockProps } from './block-frame.tsx'

export function TopicsBlock({ block }: BlockProps<'topics'>) {
  return (
    <BlockFrame block={block} html={block.html} entries="topics">
      <ol className="topics tiles lines">
        {block.topics.map(({ title, about }) => (
          <li key={title}>
            <h3>{title}</h3>
            {about && <p className="soft">{about}</p>}
          </li>
        ))}
      </ol>
    </BlockFrame>
  )
}

export function StepsBlock({ block }: BlockProps<'steps'>) {
  return (
    <BlockFrame block={block} html={block.html} entries="steps">
      <ol className="steps stack">
        {block.steps.map(({ title, html }) => (
          <li key={title}>
            <h3>{title}</h3>
            <HtmlText html={html} />
          </li>
        ))}
      </ol>
    </BlockFrame>
  )
}

export function LinksBlock({ block }: BlockProps<'links'>) {
  return (
    <BlockFrame block={block} entries="links">
      <ul className="ways-on tiles">
        {block.links.map(({ label, to, about, isOff }) =>
          isOff ? null : (
            <li className="raised" key={to}>
              <SiteLink to={to} className="cover">
                {label}
                <Icon name="arrow" />
              </SiteLink>
              {about && <p className="soft">{about}</p>}
            </li>
          ),
        )}
      </ul>
    </BlockFrame>
  )
}

/** One table: the costs in the church's own words, and what the forms charge. */
export function CostsBlock({ block }: BlockProps<'costs'>) {
  const { heading, groups, stays, html, rule } = block
  const words = useWords(PAGES_WORDS)
  const language = useLanguage()
  const isWide = groups.some(({ rows }) => rows.some(({ amounts }) => amounts.length > 1))
  return (
    <BlockFrame block={block}>
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
            {rows.map(({ label, note, amounts }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  {note && <small className="own-line soft small">{note}</small>}
                </th>
                {amounts.map((amount, index) => (
                  // One amount stands for all columns.
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
                  <td key={index} colSpan={isWide && amounts.length === 1 ? 2 : 1}>
                    {amount}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {html && <HtmlText html={html} />}
      {rule && <HtmlText html={rule} />}
    </BlockFrame>
  )
}
