import { timeInIndia } from '#domain/days.ts'
import type { Entry, Guest } from '#domain/doors/entry.ts'
import type { Verdict } from '#domain/doors/judge.ts'

type Known = Extract<Verdict, { guest: Guest }>

/** What a member of staff reads first about a ticket. */
export function verdictHeading(verdict: Known): string {
  switch (verdict.answer) {
    case 'welcome':
      return 'Not here yet'
    case 'already-in':
      return 'Already in'
    case 'left':
      return `Left at ${timeInIndia(verdict.since.at)}`
    case 'not-valid':
      return 'Not valid'
  }
}

export function verdictWords(verdict: Known): string {
  switch (verdict.answer) {
    case 'welcome':
      return 'This ticket is valid.'
    case 'already-in': {
      const { state } = verdict.guest
      const since = `Since ${timeInIndia(verdict.since.at)} at ${verdict.since.door}.`
      return state === 'valid' ? since : `${since} ${WHY[state]}`
    }
    case 'left':
      return leftWith(verdict.since)
    case 'not-valid':
      return WHY[verdict.why]
  }
}

function leftWith({ takenBy }: Entry): string {
  const back = 'Check them in when they come back.'
  return takenBy ? `Taken by ${takenBy}. ${back}` : back
}

const WHY: Record<Extract<Known, { answer: 'not-valid' }>['why'], string> = {
  unpaid: 'Its payment was taken back. Please ask at the registration desk.',
  cancelled: 'It was cancelled. Please ask at the registration desk.',
  moved: 'The person was moved to another date.',
  replaced: 'It has ended: another ticket took its place, and was mailed.',
}
