import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import type { Registered } from '#workflows/registration/read-registered.ts'
import { OverNotice } from './over-notice.tsx'
import { PlacesNotice } from './places-notice.tsx'
import { RegisteredPeople } from './registered-people.tsx'

type Props = {
  registered: Registered
  event: string
  /** Tickets and the private page, in the payer's own browser. */
  children?: ReactNode
}

/** The confirmation of a registration for which nothing is to be paid now, or not yet. */
export function RegisteredView({ registered, event, children }: Props) {
  const { places } = registered
  const waiting = places === 'waiting'
  const hasPlaces = places === 'has-places'
  return (
    <div className="card registered-outcome">
      <p className="lead registered-lead">
        <Icon name="check" />
        {waiting ? 'We have put you on the waiting list' : 'Nothing is due online'}
      </p>
      {waiting && (
        <p>
          There are no places left for you just now, and there is nothing to pay. As soon as there
          is a place, we will write to you with a link to pay. Please do not travel before that.
        </p>
      )}
      <KeepingNotice registered={registered} />
      <OverNotice event={registered.event} />
      {children}
      <FactsList
        className="facts"
        facts={[
          [waiting ? 'Waiting for' : hasPlaces ? 'Registered for' : 'Conference', event],
          ['When', registered.event.when ?? ''],
          ['To be paid at the venue', waiting ? '' : registered.balance],
        ]}
      />
      {(waiting || hasPlaces) && <RegisteredPeople registered={registered} paid={false} />}
      <div className="button-row no-print">
        <ButtonLink to="/" quiet={children !== undefined}>
          Go to the start page
        </ButtonLink>
        <PrintButton />
      </div>
    </div>
  )
}

/** Where places are limited, a free registration must be confirmed by the link in its mail. */
function KeepingNotice({ registered }: { registered: Registered }) {
  const { keepUntil, places } = registered
  if (keepUntil) {
    return (
      <p className="notice notice-warning">
        Your places are held until {keepUntil}. We have sent you a mail: please open its link and
        press &ldquo;Keep our places&rdquo; before then, or they will be given to others.
      </p>
    )
  }
  if (places === 'cancelled') return <PlacesNotice places={places} />
  if (places !== 'expired' && places !== 'full') return null
  return (
    <p className="notice notice-warning">
      The places held for you have been given to others, because they were not confirmed in time. If
      you would still like to come, please fill in the form again.
    </p>
  )
}
