import { useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { RegisterLink } from '#app/ui/register-link.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { breakable } from '#app/ui/text/breakable.tsx'
import type { FactView } from './read-facts.ts'
import type { PageView } from './read-page.server.ts'

type Props = { facts: FactView[]; actions: PageView['head']['actions'] }

/** The main facts: when, where, cost, contact, and the button for the next step. */
export function FactsCard({ facts, actions: [action, ...others] }: Props) {
  const date = useId()
  return (
    <aside className="facts-card" aria-label="At a glance">
      <dl>
        {facts.map(({ label, icon, lines }) => (
          <div key={label}>
            <dt>
              <Icon name={icon} />
              {label}
            </dt>
            {lines.map(({ text, to }) => (
              <dd key={text}>{to ? <SiteLink to={to}>{breakable(text)}</SiteLink> : text}</dd>
            ))}
          </div>
        ))}
      </dl>
      {action && (
        <div className="facts-action">
          <RegisterLink register={action} {...(action.date && { describedBy: date })} />
          {action.date && <p id={date}>{action.date}</p>}
          {others.map(({ to, label, date }) => (
            <SiteLink key={to} to={to} className="register-later">
              {`${label} for ${date}`}
            </SiteLink>
          ))}
        </div>
      )}
    </aside>
  )
}
