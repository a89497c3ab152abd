import { PhoneLink } from '#app/ui/phone-link.tsx'
import type { CellFinderView } from './read-cells.server.ts'

type Props = { location: CellFinderView['locations'][number]; hours: string }

export function CellCard({ location, hours }: Props) {
  const { name, couple, phone, to, about } = location
  return (
    <>
      <h3>{name}</h3>
      <p>{about}</p>
      <div className="cell-call">
        <p>
          <b>{couple}</b>
          <br />
          {hours}
        </p>
        <PhoneLink to={to} phone={phone} name={couple} />
      </div>
    </>
  )
}
