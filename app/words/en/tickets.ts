type Shared = { name: string; event: { name: string; dates: string } }

/** What is sent with the link when a ticket is shared. */
export function shareWords({ name, event }: Shared): string {
  const what = `The ticket of ${name} for ${event.name}`
  return event.dates ? `${what}, ${event.dates}` : what
}

/** "Your ticket", "5 tickets" */
export function ticketCount(count: number): string {
  return count === 1 ? 'Your ticket' : `${count} tickets`
}
