import type { LineFault, RoomFault } from '#domain/rooms/read-rooms.ts'
import { LONGEST_ROOM_NAME, MAX_BEDS, type RoomKind, type RoomProblem } from '#domain/rooms/room.ts'
import type { BedReason, LeftReason } from '#domain/rooms/suggest-beds.ts'
import { peopleWords } from './conferences.ts'

export const REASON_WORDS: Record<BedReason, string> = {
  family: 'Family together',
  'own-group': 'Under 18: with their own group only',
  women: 'Among women',
  men: 'Among men',
  'ground-floor': 'Ground floor: 60 or older',
  beside: 'Beside those set by hand',
  'extra-bed': 'Extra bed',
}

export const LEFT_WORDS: Record<LeftReason, string> = {
  apart: 'The others of this family were put into different rooms.',
  beside: 'There is no bed left beside the others of this party.',
  'no-adult': 'Under 18 and without an adult of the same registration: please decide.',
  'no-ground-floor': '60 or older, and no bed that fits is free on the ground floor.',
  'no-room': 'No room that fits has enough free beds.',
}

export const NOT_SUGGESTED = 'There is a bed for them. Press “Suggest” to find it.'

export const TROUBLE_WORDS = {
  over: 'More guests than beds',
  split: 'A family is split',
  'family-with-others': 'A family shares with others',
  mixed: 'Women and men together',
  minor: 'Somebody under 18 is among strangers',
  kind: 'Not what the room is for',
  floor: '60 or older, not on the ground floor',
}

export const KIND_WORDS: Record<RoomKind, string> = {
  women: 'women',
  men: 'men',
  family: 'family',
  anyone: 'anyone',
}

export const FAULT_WORDS: Record<RoomFault, string> = {
  'no-name': 'Please enter the room’s number or name.',
  'long-name': `Please enter at most ${LONGEST_ROOM_NAME} letters.`,
  'bad-beds': `Please enter the beds as a number from 1 to ${MAX_BEDS}.`,
  'bad-extra-beds': `Please enter the extra beds as a number from 0 to ${MAX_BEDS}.`,
  'bad-kind': 'Please enter women, men, family or anyone.',
  'bad-floor': 'Please enter yes or no for the ground floor.',
  twice: 'This room is listed twice.',
  'too-many': 'One conference can’t have this many rooms.',
}

export function lineWords({ line, fault, text }: LineFault): string {
  return `Line ${line}${text ? `, “${text}”` : ''}: ${FAULT_WORDS[fault]}`
}

export function roomProblemWords(refused: RoomProblem): string {
  switch (refused.problem) {
    case 'too-small': {
      const { room, guests, extraGuests } = refused
      const extra = extraGuests === 0 ? '' : ` and ${peopleWords(extraGuests)} in extra beds`
      return `${room} has ${peopleWords(guests)} in beds${extra}. Please take somebody out before you make it smaller.`
    }
    case 'same-room':
      return `Room ${refused.room} already exists.`
    case 'has-guests':
      return `Somebody has a bed in ${refused.room}. Please take them out first.`
    case 'no-bed': {
      const { room, free, wanted, last } = refused
      const left = free === 0 ? 'no bed left' : `only ${free === 1 ? '1 bed' : `${free} beds`} left`
      const gone = last ? ` The latest one was given to ${last.name} by ${last.author}.` : ''
      return `${room} has ${left} for ${peopleWords(wanted)}.${gone} Please choose another room.`
    }
    case 'moved':
      return `Somebody else has just changed the bed of ${refused.names.join(', ')}. This page shows how it is now: please look and decide again.`
    default:
      return PLAIN[refused.problem]
  }
}

const PLAIN = {
  unknown: 'This conference is not known.',
  changed:
    'Somebody else has changed this in the meantime. This page shows how it is now: please look and decide again.',
  nobody: 'Please tick the people you want to put into a room.',
  'no-room': 'Please choose a room.',
} as const

export const SAMPLE_WORDS = {
  'not-here': 'Samples are made in the sandbox only.',
  'has-rooms': 'This conference already has rooms.',
  closed: 'Please choose a date that takes registrations.',
  'broken-off':
    'Something went wrong before the sample conference was complete. Press the button again: it continues where it stopped.',
  full: 'This date is full. Please choose one with 600 places or no limit.',
} as const

export const NO_ROOMS =
  'No rooms yet. Add them below, one by one or pasted from a sheet; then we suggest who sleeps where.'

export const SUGGEST_HELP =
  'A suggestion keeps families together and others among their own gender, puts nobody under 18 among strangers, and gives people of 60 and older the ground floor. What you set by hand stays. Guests see their room once you publish.'

export const PUBLISHED_HELP =
  'Guests see every change at once, and a suggestion only fills empty beds.'
