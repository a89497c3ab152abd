import { useWords } from '#app/ui/language.tsx'
import { ShareLink } from '#app/ui/share-link.tsx'
import { TICKET_WORDS } from '#words/private.ts'
import type { TicketWithCode } from './show-tickets.server.ts'

/** From this many on they are swiped, so that what comes after them is not far away. */
const SWIPED_FROM = 3

/** The tickets with their PDF. Renders nothing while there are none. */
export function Tickets(props: {
  tickets: readonly TicketWithCode[]
  /** The address of the PDF. */
  pdf: string
}) {
  const { tickets, pdf } = props
  const words = useWords(TICKET_WORDS)
  const { length: count } = tickets
  if (count === 0) return null
  const list = count < SWIPED_FROM ? 'ticket-list' : 'ticket-list ticket-swipe'
  return (
    <section className="tickets stack" aria-labelledby="tickets">
      <h2 className="title-s" id="tickets">
        {words.heading(count)}
      </h2>
      <p className="no-print">
        {words.show(count)} {words.offline}
      </p>
      <ul className={list}>
        {tickets.map((ticket) => (
          <li className="ticket" key={ticket.code}>
            <TicketCode ticket={ticket} />
            <ShareTicket ticket={ticket} />
          </li>
        ))}
      </ul>
      <p className="no-print">
        <a href={pdf} download>
          {words.pdf(count)}
        </a>
      </p>
    </section>
  )
}

/** The code is drawn in the page itself, so that it needs no second request. */
export function TicketCode({ ticket: { name, code, qr, room } }: { ticket: TicketWithCode }) {
  const words = useWords(TICKET_WORDS)
  return (
    <>
      <p className="ticket-name strong">{name}</p>
      <svg
        className="ticket-qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={words.qr(name)}
        shapeRendering="crispEdges"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="ticket-code strong">{code}</p>
      {room && <p>{words.room(room)}</p>}
    </>
  )
}

/** Sends the person their own link. It shows their ticket, and nothing of the others. */
export function ShareTicket({ ticket: { name, shared } }: { ticket: TicketWithCode }) {
  const words = useWords(TICKET_WORDS)
  return (
    <p className="ticket-share no-print">
      <ShareLink shared={shared} label={words.share(name)} />
    </p>
  )
}
