import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useWords } from '#app/ui/language.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { REGISTERED_WORDS } from '#words/private.ts'
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
  const words = useWords(REGISTERED_WORDS)
  const { places } = registered
  const waiting = places === 'waiting'
  const hasPlaces = places === 'has-places'
  return (
    <div className="card registered-outcome">
      <p className="lead registered-lead">
        <Icon name="check" />
        {waiting ? words.onWaitingList : words.nothingDue}
      </p>
      {waiting && <p>{words.waiting}</p>}
      <KeepingNotice registered={registered} />
      <OverNotice event={registered.event} />
      {children}
      <FactsList
        className="facts"
        facts={[
          [waiting ? words.waitingFor : hasPlaces ? words.registeredFor : words.conference, event],
          [words.when, registered.event.when ?? ''],
          [words.atVenue, waiting ? '' : registered.balance],
        ]}
      />
      {(waiting || hasPlaces) && <RegisteredPeople registered={registered} paid={false} />}
      <div className="button-row no-print">
        <ButtonLink to="/" quiet={children !== undefined}>
          {words.start}
        </ButtonLink>
        <PrintButton />
      </div>
    </div>
  )
}

/** Where places are limited, a free registration must be confirmed by the link in its mail. */
function KeepingNotice({ registered }: { registered: Registered }) {
  const words = useWords(REGISTERED_WORDS)
  const { heldUntil, places } = registered
  if (heldUntil) return <p className="notice notice-warning">{words.held(heldUntil)}</p>
  if (places === 'cancelled') return <PlacesNotice places={places} />
  if (places !== 'expired' && places !== 'full') return null
  return <p className="notice notice-warning">{words.notKept}</p>
}
