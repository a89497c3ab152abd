import type { ReactNode } from 'react'
import { FactsList } from '#app/ui/facts-list.tsx'
import { useWords } from '#app/ui/language.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { MY_WORDS } from '#words/private.ts'
import type { AttendeePage } from '#workflows/records/tickets/read-tickets.ts'
import type { TicketWithCode } from './show-tickets.server.ts'
import { Tickets } from './tickets.tsx'

export type ShownAttendee = Pick<AttendeePage, 'state' | 'letter'> & {
  /** That the conference has passed, once it has. */
  over: string | undefined
  facts: [label: string, value: string][]
  tickets: TicketWithCode[]
  pdf: string
  /** What we hold about this person. */
  data: string
}

/** The private page of an attendee who isn't the payer: the own ticket and details, nothing else. */
export function AttendeeView(props: {
  attendee: ShownAttendee
  /** The letter's link. */
  children?: ReactNode
}) {
  const { attendee, children } = props
  const { state, facts, tickets, pdf, data, over } = attendee
  const words = useWords(MY_WORDS)
  return (
    <div className="card result account narrow">
      {state !== 'valid' && <p className="notice notice-warning">{words.state[state]}</p>}
      {over && <p className="notice notice-warning">{over}</p>}
      <Tickets tickets={tickets} pdf={pdf} />
      <FactsList facts={facts} />
      {children}
      <div className="button-row no-print">
        <a className="button button-quiet" href={data}>
          {words.data}
        </a>
        <PrintButton />
      </div>
    </div>
  )
}
