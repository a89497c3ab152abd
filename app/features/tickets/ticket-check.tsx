import { FactsList } from '#app/ui/facts-list.tsx'
import type { CheckedTicket } from '#workflows/tickets/read-ticket.ts'

export const TICKET_HEADINGS = {
  valid: 'This ticket is valid',
  unpaid: 'This ticket is not valid',
  cancelled: 'This ticket was cancelled',
} as const

/** What a scanned ticket says. */
export function TicketCheck({ ticket }: { ticket: CheckedTicket }) {
  const { state, event, dates, holder } = ticket
  return (
    <div className={`card ticket-check${state === 'valid' ? ' ticket-check-valid' : ''}`}>
      <p className="lead">{WORDS[state]}</p>
      <FactsList
        className="facts"
        facts={[
          ['Conference', event],
          ['When', dates],
          ['For', holder],
        ]}
      />
    </div>
  )
}

const WORDS = {
  valid: 'It admits one person.',
  unpaid: 'Its payment was taken back. Please ask at the registration desk.',
  cancelled: 'It admits nobody any more. Please ask at the registration desk.',
} as const
