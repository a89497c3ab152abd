import { LONGEST_DOOR_NAME } from '#domain/doors/door-name.ts'

/** What the office reads when a door can't be opened. */
export const DOOR_PROBLEMS = {
  'no-event': 'Please choose a conference.',
  'bad-name': `Please write a name of at most ${LONGEST_DOOR_NAME} letters, such as Gate A.`,
  'bad-until': 'Please choose a day and time that are still to come.',
} as const
