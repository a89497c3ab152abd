import type { ReactNode } from 'react'
import { shortMoment } from '#domain/dates.ts'
import type { Offered, Waiting } from '#workflows/places/read-queues.ts'
import { partyWords } from './party-words.ts'

export function OfferedList({ offered }: { offered: readonly Offered[] }) {
  return (
    <>
      <h3>Offered</h3>
      <ul className="queue">
        {offered.map((offer) => (
          <PartyItem key={offer.registration.id} party={offer}>
            Offered until {shortMoment(offer.until)}
          </PartyItem>
        ))}
      </ul>
    </>
  )
}

export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <>
      <h3>Waiting</h3>
      <ol className="queue">
        {waiting.map((party) => (
          <PartyItem key={party.registration.id} party={party}>
            since {shortMoment(party.registration.created_at)}
          </PartyItem>
        ))}
      </ol>
    </>
  )
}

type ItemProps = { party: Pick<Waiting, 'registration' | 'payer'>; children: ReactNode }

function PartyItem({ party, children }: ItemProps) {
  const { id, residential } = party.registration
  return (
    <li>
      <a href={`/office/registrations/${id}`}>{partyWords(party)}</a>
      <span className="queue-facts">
        {residential} · <span>{children}</span>
      </span>
    </li>
  )
}
