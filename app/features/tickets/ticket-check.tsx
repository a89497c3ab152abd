import { FactsList } from '#app/ui/facts-list.tsx'
import { useWords } from '#app/ui/language.tsx'
import { TICKET_CHECK_WORDS } from '#words/private.ts'
import type { CheckedTicket } from '#workflows/records/tickets/read-tickets.ts'
import type { ShownTicket } from './show-scanned-ticket.server.ts'

/** What a scanned ticket says to anybody. */
export function TicketCheck({ ticket: { holder, dates } }: { ticket: CheckedTicket }) {
  const words = useWords(TICKET_CHECK_WORDS)
  return (
    <div className="card narrow">
      <p className="lead">{words.about}</p>
      <FactsList
        className="facts"
        facts={[
          [words.for, holder],
          [words.when, dates],
        ]}
      />
    </div>
  )
}

/** What it says to a member of staff. */
export function StaffTicketCheck({ ticket }: { ticket: ShownTicket }) {
  const { words, isGood, name, party, conference, room, key, due } = ticket
  return (
    <div className={`card result-${isGood ? 'success' : 'failure'}`}>
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

type DueFacts = NonNullable<ShownTicket['due']>

function Due({ due: { amount, take } }: { due: DueFacts }) {
  return (
    <>
      <p className="notice">{amount} to pay</p>
      {take && <TakeMoney amount={amount} take={take} />}
    </>
  )
}

/** Each leads to the office's page that says what will happen, and asks once more. */
function TakeMoney({ amount, take }: { amount: string; take: NonNullable<DueFacts['take']> }) {
  const { record, typed, qr } = take
  return (
    <>
      <form method="post" action={record}>
        <Typed typed={{ ...typed, method: 'Cash' }} />
        <button type="submit" className="button">
          {`${amount} in cash`}
        </button>
      </form>
      <svg
        className="ticket-qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={`UPI code for ${amount}`}
        shapeRendering="crispEdges"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <form className="form" method="post" action={record}>
        <Typed typed={{ ...typed, method: 'UPI' }} />
        <div className="field">
          <label className="field-label" htmlFor="reference">
            Number of the UPI payment
          </label>
          <input className="input" id="reference" name="reference" autoComplete="off" />
        </div>
        <button type="submit" className="button button-quiet">
          {`${amount} by UPI`}
        </button>
      </form>
      <p>
        <a href={record}>Record payment</a>
      </p>
    </>
  )
}

function Typed({ typed }: { typed: Record<string, string> }) {
  return Object.entries({ ...typed, intent: 'show' }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
