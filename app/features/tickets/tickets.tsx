import type { TicketWithCode } from './show-tickets.server.ts'

type Props = {
  tickets: readonly TicketWithCode[]
  /** The address of the PDF. */
  pdf: string
}

/** The tickets with their PDF. Renders nothing while there are none. */
export function Tickets({ tickets, pdf }: Props) {
  if (tickets.length === 0) return null
  return (
    <section className="tickets" aria-labelledby="tickets">
      <h2 id="tickets">{tickets.length === 1 ? 'Your ticket' : 'Tickets'}</h2>
      <p className="no-print">
        Please show the code at the entrance. Once opened, this page also shows it without network.
      </p>
      <ul className="ticket-list">
        {tickets.map((ticket) => (
          <Ticket key={ticket.code} ticket={ticket} />
        ))}
      </ul>
      <p className="no-print">
        <a href={pdf} download>
          {tickets.length === 1 ? 'Ticket' : 'Tickets'} to print (PDF)
        </a>
      </p>
    </section>
  )
}

/** The code is drawn in the page itself, so that it needs no second request. */
function Ticket({ ticket: { name, code, qr, room } }: { ticket: TicketWithCode }) {
  return (
    <li className="ticket">
      <p className="ticket-name">{name}</p>
      <svg
        className="ticket-qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={`QR code of the ticket of ${name}`}
        shapeRendering="crispEdges"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="ticket-code">{code}</p>
      {room && <p>Room: {room}</p>}
    </li>
  )
}
