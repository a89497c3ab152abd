import type { ReactNode } from 'react'
import { FactsList } from '#app/ui/facts-list.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { overSentence } from '#app/words/en/conferences.ts'
import type { AttendeePage } from '#workflows/tickets/read-attendee-page.ts'
import type { TicketWithCode } from './show-tickets.server.ts'
import { Tickets } from './tickets.tsx'

export type ShownAttendee = Pick<AttendeePage, 'state' | 'letter' | 'over'> & {
  facts: [label: string, value: string][]
  tickets: TicketWithCode[]
  pdf: string
  /** What we hold about this person. */
  data: string
}

type Props = {
  attendee: ShownAttendee
  /** The letter's link. */
  children?: ReactNode
}

/** The private page of an attendee who isn't the payer: the own ticket and details, nothing else. */
export function AttendeeView({ attendee, children }: Props) {
  const { state, facts, tickets, pdf, data, over } = attendee
  return (
    <div className="card result account">
      {state !== 'valid' && <p className="notice notice-warning">{WORDS[state]}</p>}
      {over && <p className="notice notice-warning">{overSentence(over)}.</p>}
      <Tickets tickets={tickets} pdf={pdf} />
      <FactsList facts={facts} />
      {children}
      <div className="button-row no-print">
        <a className="button button-quiet" href={data}>
          Your data
        </a>
        <PrintButton />
      </div>
    </div>
  )
}

const WORDS = {
  cancelled: 'Your registration was cancelled, so its ticket is no longer valid.',
  unpaid: 'Your places are not paid for at the moment, so there is no valid ticket.',
} as const
