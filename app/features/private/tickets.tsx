import { useWords } from '#app/ui/language.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { ShareLink } from '#app/ui/share-link.tsx'
import { TICKET_WORDS } from '#words/private.ts'
import type { TicketWithCode } from './tickets.server.ts'

type Props = { tickets: readonly TicketWithCode[] }

/** On a phone they are swiped; without a script they stand below each other. */
export function Tickets({ tickets }: Props) {
  const words = useWords(TICKET_WORDS)
  const { length: count } = tickets
  if (count === 0) return null
  return (
    <section className="tickets stack" aria-labelledby="tickets">
      <h2 className="title-s" id="tickets">
        {words.heading(count)}
      </h2>
      {/* What is swiped is moved by the arrow keys, too. */}
      <ul className="ticket-list" tabIndex={count > 1 ? 0 : undefined} aria-labelledby="tickets">
        {tickets.map((ticket, index) => (
          <li className="ticket" key={ticket.code}>
            <TicketCode ticket={ticket} />
            {count > 1 && <p className="soft small no-print">{words.place(index + 1, count)}</p>}
          </li>
        ))}
      </ul>
      <p className="soft small no-print">
        {words.show(count)} {words.offline}
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

export function FirstTicket({ tickets }: Props) {
  const words = useWords(TICKET_WORDS)
  const [first, ...more] = tickets
  if (!first) return null
  return (
    <div className="ticket">
      <TicketCode ticket={first} />
      {more.length > 0 && <p className="strong">{words.more(more.length)}</p>}
    </div>
  )
}

/** Sends each person their own link. It shows their ticket, and nothing of the others. */
export function ShareTickets({ tickets }: Props) {
  const words = useWords(TICKET_WORDS)
  const [first] = tickets
  if (!first) return null
  if (tickets.length === 1)
    return <ShareLink shared={first.shared} label={words.share(first.name)} />
  return (
    <details className="ticket-names whole no-print">
      <summary>{words.shareAll}</summary>
      <ul className="stack gap-2 lines">
        {tickets.map(({ code, name, shared }) => (
          <li className="row split" key={code}>
            <span>{name}</span>
            <ShareLink shared={shared} label={words.share(name)} />
          </li>
        ))}
      </ul>
    </details>
  )
}
