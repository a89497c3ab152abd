import { useWords } from '#app/ui/language.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { ShareLink } from '#app/ui/share-link.tsx'
import { TICKET_WORDS } from '#words/private.ts'
import type { TicketWithCode } from './tickets.server.ts'

/** From this many on they are swiped, so that what comes after them is not far away. */
const SWIPED_FROM = 3

export function Tickets(props: { tickets: readonly TicketWithCode[]; pdf: string }) {
  const { tickets, pdf } = props
  const words = useWords(TICKET_WORDS)
  const { length: count } = tickets
  if (count === 0) return null
  const list = count < SWIPED_FROM ? 'ticket-list tiles' : 'ticket-list ticket-swipe tiles'
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

function TicketCode({ ticket: { name, code, qr, room } }: { ticket: TicketWithCode }) {
  const words = useWords(TICKET_WORDS)
  return (
    <>
      <p className="ticket-name strong">{name}</p>
      <QrCode qr={qr} label={words.qr(name)} className="ticket-qr" />
      <p className="ticket-code strong">{code}</p>
      {room && <p>{words.room(room)}</p>}
    </>
  )
}

/** Sends the person their own link. It shows their ticket, and nothing of the others. */
function ShareTicket({ ticket: { name, shared } }: { ticket: TicketWithCode }) {
  const words = useWords(TICKET_WORDS)
  return (
    <p className="ticket-share no-print">
      <ShareLink shared={shared} label={words.share(name)} />
    </p>
  )
}

type Props = { tickets: readonly TicketWithCode[] }

/** After a success: the code of one ticket, or how many there are. */
export function TicketSummary({ tickets }: Props) {
  const words = useWords(TICKET_WORDS)
  const [first] = tickets
  if (!first) return null
  if (tickets.length > 1) return <p className="ticket-count">{words.several(tickets.length)}</p>
  return (
    <div className="ticket ticket-alone">
      <TicketCode ticket={first} />
    </div>
  )
}

export function ShareTickets({ tickets }: Props) {
  const words = useWords(TICKET_WORDS)
  const [first] = tickets
  if (!first) return null
  if (tickets.length === 1) return <ShareTicket ticket={first} />
  return (
    <details className="ticket-names whole no-print">
      <summary>{words.shareAll}</summary>
      <ul className="stack gap-2 lines">
        {tickets.map((ticket) => (
          <li className="row split" key={ticket.code}>
            <span>{ticket.name}</span>
            <ShareTicket ticket={ticket} />
          </li>
        ))}
      </ul>
    </details>
  )
}
