import { Icon } from '#app/ui/icon.tsx'
import { RegisterLink } from '#app/ui/register-link.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { FactView } from './read-facts.ts'
import type { PageView } from './read-page.server.ts'

type Props = { facts: FactView[]; action: PageView['head']['action'] }

/** The main facts: when, where, cost, contact, and the button for the next step. */
export function FactsCard({ facts, action }: Props) {
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
              <dd key={text}>{to ? <SiteLink to={to}>{text}</SiteLink> : text}</dd>
            ))}
          </div>
        ))}
      </dl>
      {action && <RegisterLink register={action} />}
    </aside>
  )
}
