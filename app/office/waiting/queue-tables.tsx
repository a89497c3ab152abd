import { formatMoment } from '#domain/dates.ts'
import type { Offered, Waiting } from '#workflows/places/read-queues.ts'
import { Sheet } from '../sheet.tsx'
import { partyWords } from './party-words.ts'

export function OfferedTable({ offered }: { offered: readonly Offered[] }) {
  const rows = offered.map((offer) => ({
    key: offer.registration.id,
    cells: [
      <PartyLink key="name" party={offer} />,
      offer.registration.places,
      offer.registration.residential,
      `Offered until ${formatMoment(new Date(offer.until))}`,
    ],
  }))
  return <Sheet caption="Offered" columns={OFFERED_COLUMNS} rows={rows} />
}

const OFFERED_COLUMNS = [
  { label: 'Name' },
  { label: 'People', isNumber: true },
  { label: 'Type of registration' },
  { label: 'Offer' },
]

export function WaitingTable({ waiting }: { waiting: readonly Waiting[] }) {
  const rows = waiting.map((party, index) => ({
    key: party.registration.id,
    cells: [
      <span key="name">
        {index + 1}. <PartyLink party={party} />
      </span>,
      party.registration.places,
      party.registration.residential,
      formatMoment(new Date(party.registration.created_at)),
    ],
  }))
  return <Sheet caption="Waiting" columns={WAITING_COLUMNS} rows={rows} />
}

const WAITING_COLUMNS = [
  { label: 'Name, in order' },
  { label: 'People', isNumber: true },
  { label: 'Type of registration' },
  { label: 'Waiting since' },
]

function PartyLink({ party }: { party: Pick<Waiting, 'registration' | 'payer'> }) {
  return <a href={`/office/registrations/${party.registration.id}`}>{partyWords(party)}</a>
}
