import { ButtonLink } from '#app/ui/button-link.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import type { Registered } from '#workflows/registration/read-registered.ts'
import { PlacesNotice } from './places-notice.tsx'
import { RegisteredPeople } from './registered-people.tsx'

/** The confirmation of a registration for which nothing is to be paid now, or not yet. */
export function RegisteredView({ registered, event }: { registered: Registered; event: string }) {
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
          There are no places left for you just now, and nothing is to be paid. As soon as there is
          a place, we write to you with a link to pay. Please do not travel before that.
        </p>
      )}
      <KeepingNotice registered={registered} />
      <FactsList
        className="facts"
        facts={[
          [waiting ? 'Waiting for' : hasPlaces ? 'Registered for' : 'Conference', event],
          ['To be paid at the venue', waiting ? '' : registered.balance],
        ]}
      />
      {(waiting || hasPlaces) && <RegisteredPeople registered={registered} paid={false} />}
      <div className="button-row no-print">
        <ButtonLink to="/">Go to the start page</ButtonLink>
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
        press &ldquo;Keep our places&rdquo; before then, or they are given to others.
      </p>
    )
  }
  if (places === 'cancelled') return <PlacesNotice places={places} />
  if (places !== 'expired' && places !== 'full') return null
  return (
    <p className="notice notice-warning">
      The places that were held for you have been given back, because nobody had told us in time
      that they were wanted. To come all the same, please fill in the form again.
    </p>
  )
}
