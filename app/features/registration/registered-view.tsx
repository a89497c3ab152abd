import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import type { Registered } from './read-registered.server.ts'
import { RegisteredPeople } from './registered-people.tsx'

/** The confirmation of a registration for which nothing is to be paid now, or not yet. */
export function RegisteredView({ registered }: { registered: Registered }) {
  const waiting = registered.standing === 'waiting'
  return (
    <div className="card registered-outcome">
      <p className="lead registered-lead">
        <Icon name="check" />
        {waiting ? 'We have put you on the waiting list' : 'Nothing is due online'}
      </p>
      {waiting && (
        <p>
          There are no places left for you just now, and nothing is to be paid. As soon as there is
          a place, we write to you with a link to pay. Please do not travel before that.
        </p>
      )}
      <dl className="facts">
        <div>
          <dt>{waiting ? 'Waiting for' : 'Registered for'}</dt>
          <dd>{registered.event}</dd>
        </div>
        {registered.balance && !waiting && (
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
