import { FRAME_WORDS } from '#words/mail.ts'
import { TICKET_WORDS } from '#words/private.ts'
import type { MailBody, Sender } from './mail.ts'

export function mailToText(body: MailBody, sender: Sender): string {
  const { facts = [], tickets = [] } = body
  const words = FRAME_WORDS[body.language]
  const codes = tickets.map(({ name, code }) => `- ${name}: ${code}`)
  const ticketHeading = TICKET_WORDS[body.language].heading(codes.length)
  const blocks = [
    body.heading,
    body.greeting,
    ...body.paragraphs,
    body.letter,
    body.action && `${body.action.label}:\n${body.action.href}`,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    body.people &&
      [body.people.heading, ...body.people.names.map((name) => `- ${name}`)].join('\n'),
    codes.length > 0 && [ticketHeading, ...codes, words.ticketsAttached].join('\n'),
    ...(body.links ?? []).map(({ label, href }) => `${label}:\n${href}`),
    ...(body.closing ?? []),
    body.reason,
    body.unsubscribe && `${words.stopReminders}:\n${body.unsubscribe}`,
    ['-- ', sender.name, sender.address, `${sender.phone} · ${sender.email}`].join('\n'),
  ]
  return `${blocks
    .flatMap((block) => block || [])
    .map((block) => block.split('\n').map(wrapLine).join('\n'))
    .join('\n\n')}\n`
}

const WIDTH = 72

/** Wraps a line at words; what follows in a list is indented. URLs are not broken, because mail programs would link only half of them. */
export function wrapLine(line: string): string {
  if (line.length <= WIDTH || /^https?:/.test(line)) return line
  const lines: string[] = []
  const indent = line.startsWith('- ') ? '  ' : ''
  for (const word of line.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= WIDTH) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(last === undefined ? word : `${indent}${word}`)
  }
  // A word alone in the last line takes the one before it along.
  const [before = '', end = ''] = lines.slice(-2)
  const pair = `${indent}${before.slice(before.lastIndexOf(' ') + 1)} ${end.trim()}`
  const isAlone = lines.length > 1 && !/ |^https?:/.test(end.trim())
  if (isAlone && before.trim().includes(' ') && pair.length <= WIDTH) {
    lines.splice(-2, 2, before.slice(0, before.lastIndexOf(' ')), pair)
  }
  return lines.join('\n')
}

/** Whoever has a link can pay, cancel or keep places for the family, so the office is not shown it. */
export function withoutPrivateLinks(text: string): string {
  return text.replace(PRIVATE_LINKS, '$1…')
}

const PRIVATE_LINKS = /(\/(?:my|pay|keep|receipts|unsubscribe)\/)[\w-]+/g
