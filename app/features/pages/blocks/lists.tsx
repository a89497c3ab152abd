import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { languageOf } from '#app/ui/text/language-of.tsx'
import type { Bodies } from './block-body.ts'

export const LISTS: Pick<Bodies, 'topics' | 'steps' | 'links' | 'costs'> = {
  topics: ({ topics }) => (
    <ol className="topics tiles lines">
      {topics.map(({ title, about }) => (
        <li key={title}>
          <h3>{title}</h3>
          {about && <p className="soft">{about}</p>}
        </li>
      ))}
    </ol>
  ),

  steps: ({ steps }) => (
    <ol className="steps stack">
      {steps.map(({ title, html }) => (
        <li key={title}>
          <h3>{title}</h3>
          <HtmlText html={html} />
        </li>
      ))}
    </ol>
  ),

  links: ({ links }) => (
    <ul className="ways-on tiles">
      {links.map(({ label, to, about, isOff }) =>
        isOff ? null : (
          <li className="raised" key={to}>
            <SiteLink to={to} className="cover line split">
              {label}
              <Icon name="arrow" />
            </SiteLink>
            {about && <p className="soft">{about}</p>}
          </li>
        ),
      )}
    </ul>
  ),

  /** A card for each who pays, with the costs in the church's own words and what the forms charge. */
  costs: ({ groups, stays, note, rule, lang }, { language }) => (
    <>
      {groups.map(({ heading, rows }) => (
        // What the forms charge is said in the language of the page.
        <div
          className="stack"
          key={heading ?? ''}
          lang={languageOf(rows[0]?.label ?? '', lang ?? language)}
        >
          {heading && <h3>{heading}</h3>}
          <ul className="costs tiles">
            {rows.map(({ label, note, amounts }) => (
              <li className="box cluster start" key={label}>
                <p className="strong">{label}</p>
                {amounts.map((amount, at) => (
                  <p key={stays[at]}>
                    <b className="own-line display-s nowrap">{amount}</b>
                    {amounts.length > 1 && <span className="soft small">{stays[at]}</span>}
                  </p>
                ))}
                {note && <p className="soft small">{note}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {note && <HtmlText html={note} />}
      {rule && <HtmlText html={rule} />}
    </>
  ),
}
