import { stateWords } from '#app/office/words/conferences.ts'
import type { DateState } from '#domain/conferences/calendar-date.ts'

const TONES: Record<DateState, 'good' | 'open' | 'waiting' | 'over'> = {
  open: 'good',
  full: 'waiting',
  'to-open': 'open',
  closed: 'over',
  over: 'over',
  'over-open': 'open',
}

/** Whether people can register for a date, as a word in its colour. */
export function StateChip({ state, opens }: { state: DateState; opens: number | undefined }) {
  return <span className={`chip chip-${TONES[state]}`}>{stateWords(state, opens)}</span>
}
