/** The words around what a mail says, in its text and its HTML. */
export const STOP_REMINDERS = 'Stop reminders'

export function ticketsHeading(count: number): string {
  return count === 1 ? 'Your ticket' : 'Tickets'
}

/** Below the codes of the tickets. */
export const TICKETS_ATTACHED =
  'The QR codes are in the file tickets.pdf and on your page. Please show them at the entrance, on your phone or on paper.'
