import { formatDayAndMonth } from '#domain/dates.ts'
import { dayInIndia, timeInIndia } from '#domain/days.ts'
import { type Entry, type Guest, LARGEST_WALK_IN } from '#domain/doors/entry.ts'
import type { Verdict } from '#domain/doors/judge.ts'
import { formatRupees } from '#domain/money.ts'

/** The sign is beside the colour, for whoever can't tell colours apart. */
export const ANSWERS: Record<Verdict['answer'], { sign: string; title: string }> = {
  welcome: { sign: '✓', title: 'Welcome' },
  'already-in': { sign: '✕', title: 'Already in' },
  left: { sign: '↩', title: 'Left' },
  'not-valid': { sign: '⊘', title: 'Not valid' },
  'no-ticket': { sign: '⊘', title: 'Not valid' },
  'not-listed': { sign: '?', title: 'Not on this list' },
}

export const WHY: Record<Exclude<Guest['state'], 'valid'>, string> = {
  unpaid: 'Not paid yet: to the desk.',
  cancelled: 'This ticket was cancelled. Please send them to the desk.',
  moved: 'This person was moved to another date. Please send them to the desk.',
  replaced: 'This ticket has ended: another ticket took its place. Please send them to the desk.',
}

export const NO_TICKET = 'This is not a complete ticket code.'

export const LABELS = {
  find: 'Code, name or last four digits',
  findButton: 'Find',
  next: 'Next ticket',
  letIn: 'Let in and note',
  toDesk: 'Send to the desk',
  checkIn: 'Check in',
  leaves: 'Goes out now',
  withoutCode: 'Hand over without the code',
  undoEntry: 'Undo the entry',
  somebodyElse: 'Somebody else',
  back: 'Back',
  walkIn: 'Walk-in',
  camera: 'Camera',
  torch: 'Torch',
  otherCamera: 'Other camera',
  startCamera: 'Start the camera',
} as const

export const NOTES = {
  noCamera: 'The camera is not available. Type the code, a name or the last four digits instead.',
  point: 'Hold a ticket’s QR code in front of the camera.',
  ready: 'Ready to work without a network',
  notReady: 'Not everything is on this phone yet. Please stay where there is a network.',
  nobody: 'Nobody on the list has that name, and it is not a complete ticket code.',
  lostDoor:
    'This phone has lost its door, but nothing else. Please scan the door’s code again to send what is waiting.',
  notStored:
    'This phone could not store that. Keep this page open until everything is sent, and tell the desk.',
  noStore:
    'This phone keeps nothing for this site, so it can’t be used without a network. Please leave private browsing, or take another phone.',
} as const

export const FETCHING = {
  who: 'Goes with',
  name: 'Name of the other person',
  slip: 'Scan the QR code on the family’s slip, or enter its letters.',
  rightSlip: '✓ This is the family’s slip.',
  code: 'Four letters on the slip (needs a network)',
  why: 'Why without the code?',
  noCode: 'No code was printed for this family. Please make sure that you know this person.',
  noTaker: 'Please say who takes the child.',
  noWhy: 'Please say why. The office sees it.',
  wrong:
    'These letters don’t belong to this family. Please look at the slip again or scan it, or send them to the desk. After five wrong ones no letters are taken.',
  away: 'Letters can’t be compared without a network. Please scan the slip, or send them to the desk.',
} as const

export const WALK_IN = {
  name: 'Name',
  people: 'How many',
  mobile: 'Mobile (optional)',
  payment: 'Payment',
  paid: 'Paid at the desk',
  notPaid: 'Not yet',
  send: 'Let them in',
  noName: 'Please enter a name.',
  badPeople: `Please enter how many they are, from 1 to ${LARGEST_WALK_IN}.`,
  badMobile: 'Please enter ten digits, or leave the mobile number empty.',
  toDesk: 'Not paid yet: to the desk',
} as const

export const ENDED = {
  closed: {
    title: 'This door is closed',
    text: 'The list is deleted from this phone. Thank you for your help.',
  },
  'not-tied': {
    title: 'This phone has no door',
    text: 'Ask the office to show you the code of an open door, and scan it with the phone’s camera.',
  },
  away: {
    title: 'No network yet',
    text: 'The list of guests has not arrived on this phone. It will come by itself as soon as there is a network.',
  },
} as const

export const SAYS = {
  takes: ({ first }: Pick<Guest, 'first'>) => `Who takes ${first}?`,
  status: (heardAt: number, toSend: number) => `List of ${clock(heardAt)} · ${toSend} to send`,
  toSend: (toSend: number) => `${toSend} to send`,
  since: ({ at, door }: Entry) => `since ${clock(at)} at ${door}`,
  left: ({ at }: Entry) => `Left at ${clock(at)}`,
  leftThrough: ({ door, takenBy }: Entry) =>
    takenBy ? `through ${door}, with ${takenBy}` : `through ${door}`,
  noted: ({ at }: Entry) => `This door let them in at ${clock(at)}.`,
  notListed: (heardAt: number) =>
    `It is not on the list of ${clock(heardAt)}. It may be new, or for another conference.`,
  party: (size: number) => (size === 1 ? 'Comes alone' : `Party of ${size}`),
  allHere: (size: number) => (size === 2 ? 'Both are here' : `All ${size} are here`),
  room: (room: string) => `Room: ${room}`,
  due: (dueMinor: number) => `${formatRupees(dueMinor)} to pay at the desk`,
  undo: (seconds: number) => `Undo ${seconds}\u00a0s`,
}

function clock(moment: number): string {
  const isToday = dayInIndia(moment) === dayInIndia(Date.now())
  const time = timeInIndia(moment)
  return isToday ? time : `${formatDayAndMonth(new Date(moment))}, ${time}`
}
