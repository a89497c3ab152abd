import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import type { Registered } from './read-registered.server.ts'
import { RegisteredPeople } from './registered-people.tsx'

/** The confirmation of a registration for which nothing is to be paid now. */
export function RegisteredView({ registered }: { registered: Registered }) {
  return (
    <div className="card registered-outcome">
      <p className="lead registered-lead">
        <Icon name="check" />
        Nothing is due online
      </p>
      <dl className="facts">
        <div>
          <dt>Registered for</dt>
          <dd>{registered.event}</dd>
        </div>
        {registered.balance && (
          <div>
            <dt>To be paid at the venue</dt>
            <dd>{registered.balance}</dd>
          </div>
        )}
      </dl>
      <RegisteredPeople registered={registered} paid={false} />
      <div className="button-row no-print">
        <ButtonLink to="/">Go to the start page</ButtonLink>
        <PrintButton />
      </div>
    </div>
  )
}
