import { Icon } from '#app/ui/icon.tsx'
import { useLanguage } from '#app/ui/language.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { languageOf } from '#app/ui/text/language-of.tsx'
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

/** A card for each who pays, with the costs in the church's own words and what the forms charge. */
export function CostsBlock({ block }: BlockProps<'costs'>) {
  const { groups, stays, html, rule } = block
  const language = useLanguage()
  return (
    <BlockFrame block={block}>
      {groups.map(({ heading, rows }) => (
        // What the forms charge is said in the language of the page.
        <div
          className="stack"
          key={heading ?? ''}
          lang={languageOf(rows[0]?.label ?? '', block.lang ?? language)}
        >
          {heading && <h3>{heading}</h3>}
          <ul className="costs tiles">
            {rows.map(({ label, note, amounts }) => (
              <li className="box" key={label}>
                <p className="strong">{label}</p>
                {amounts.map((amount, at) => (
                  <p key={stays[at]}>
                    <b className="own-line">{amount}</b>
                    {amounts.length > 1 && <span className="soft small">{stays[at]}</span>}
                  </p>
                ))}
                {note && <p className="soft small">{note}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {html && <HtmlText html={html} />}
      {rule && <HtmlText html={rule} />}
    </BlockFrame>
  )
}
