import { type EntryKind, LONGEST_DOOR_NAME } from '#domain/doors/entry.ts'
import type { TicketState } from '#domain/tickets.ts'

export const DOOR_PROBLEMS = {
  'no-event': 'Please choose a conference.',
  'bad-name': `Please enter a name of at most ${LONGEST_DOOR_NAME} letters, such as Gate A.`,
  'bad-until': 'Please choose a day and time that are still to come.',
} as const

export const ENTRY_WORDS: Record<EntryKind, string> = {
  in: 'Came in',
  out: 'Went out',
  undo: 'Taken back',
}

export const TICKET_WORDS: Record<TicketState, string> = {
  valid: 'Valid',
  unpaid: 'Not paid',
  cancelled: 'Cancelled',
}

export const TRIED_ANSWERS = {
  welcome: 'Welcome, then Already in',
  party: 'Welcome, with the whole party',
  'not-valid': 'Not valid',
  'not-listed': 'Not on this list',
  'no-ticket': 'Not valid',
}
