import type { MailBody, Sender } from './mail-body.ts'
import { STOP_REMINDERS, TICKETS_ATTACHED, ticketsHeading } from './words/frame.ts'
import { wrapLine } from './wrap-line.ts'

/** The plain text version, for text-only mail programs and screen readers. */
export function mailToText(body: MailBody, sender: Sender): string {
  const blocks = [
    body.heading,
    ...body.paragraphs,
    body.letter,
    factLines(body.facts),
    body.people &&
      [body.people.heading, ...body.people.names.map((name) => `- ${name}`)].join('\n'),
    ticketLines(body.tickets),
    body.action && `${body.action.label}:\n${body.action.href}`,
    ...body.links.map(({ label, href }) => `${label}:\n${href}`),
    ...body.closing,
    body.reason,
    body.unsubscribe && `${STOP_REMINDERS}:\n${body.unsubscribe}`,
    ['-- ', sender.name, sender.address, `${sender.phone} · ${sender.email}`].join('\n'),
  ]
  return `${blocks
    .filter((block) => block !== undefined && block !== '')
    .map((block) => String(block).split('\n').map(wrapLine).join('\n'))
    .join('\n\n')}\n`
}

function factLines(facts: MailBody['facts']): string {
  return facts.map(([label, value]) => `${label}: ${value}`).join('\n')
}

function ticketLines(tickets: MailBody['tickets'] = []): string {
  if (tickets.length === 0) return ''
  const lines = tickets.map(({ name, code }) => `- ${name}: ${code}`)
  return [ticketsHeading(tickets.length), ...lines, TICKETS_ATTACHED].join('\n')
}
