import { FactsList } from '#app/ui/facts-list.tsx'
import type { CheckedTicket } from '#workflows/tickets/read-ticket.ts'
import type { ShownTicket } from './show-scanned-ticket.server.ts'

/** What a scanned ticket says to anybody. */
export function TicketCheck({ ticket: { holder, dates } }: { ticket: CheckedTicket }) {
  return (
    <div className="card ticket-check">
      <p className="lead">Our staff at the door scan it to let its holder in.</p>
      <FactsList
        className="facts"
        facts={[
          ['For', holder],
          ['When', dates],
        ]}
      />
    </div>
  )
}

/** What it says to a member of staff. */
export function StaffTicketCheck({ ticket }: { ticket: ShownTicket }) {
  const { words, isGood, name, party, conference, room, key, due } = ticket
  return (
    <div className={`card ticket-check${isGood ? ' ticket-check-valid' : ''}`}>
      <p className="lead">{name}</p>
      <p>{words}</p>
      {key && (
        <form method="post">
          <input type="hidden" name="key" value={key} />
          <button type="submit" className="button">
            Check in
          </button>
        </form>
      )}
      {due && <Due due={due} />}
      <FactsList
        className="facts"
        facts={[
          ['Conference', conference],
          ['Party', party],
          ['Room', room],
        ]}
      />
    </div>
  )
}

function Due({ due: { amount, take } }: { due: NonNullable<ShownTicket['due']> }) {
  return (
    <>
      <p className="notice">{amount} to pay</p>
      {take && (
        <>
          <p>
            <a className="button" href={take.record}>
              Record payment
            </a>
          </p>
          <svg
            className="ticket-qr"
            viewBox={`0 0 ${take.qr.size} ${take.qr.size}`}
            role="img"
            aria-label={`UPI code for ${amount}`}
            shapeRendering="crispEdges"
          >
            <rect width={take.qr.size} height={take.qr.size} fill="#fff" />
            <path d={take.qr.path} fill="#000" />
          </svg>
        </>
      )}
    </>
  )
}
