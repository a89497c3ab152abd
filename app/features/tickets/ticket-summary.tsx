import { useWords } from '#app/ui/language.tsx'
import { TICKET_WORDS } from '#words/private.ts'
import type { TicketWithCode } from './show-tickets.server.ts'
import { ShareTicket, TicketCode } from './tickets.tsx'

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

/** The way to pass each ticket on to its holder. */
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
