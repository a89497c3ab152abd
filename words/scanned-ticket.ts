import { timeInIndia } from '#domain/days.ts'
import type { Guest } from '#domain/doors/entry.ts'
import type { Verdict } from '#domain/doors/judge.ts'

type GuestVerdict = Extract<Verdict, { guest: Guest }>

export function verdictWords(verdict: GuestVerdict): { heading: string; text: string } {
  switch (verdict.answer) {
    case 'welcome':
      return { heading: 'Not here yet', text: 'This ticket is valid.' }
    case 'already-in': {
      const { state } = verdict.guest
      const since = `Since ${timeInIndia(verdict.since.at)} at ${verdict.since.door}.`
      const text = state === 'valid' ? since : `${since} ${WHY[state]}`
      return { heading: 'Already in', text }
    }
    case 'left': {
      const { at, takenBy } = verdict.since
      const back = 'Check them in when they come back.'
      const text = takenBy ? `Taken by ${takenBy}. ${back}` : back
      return { heading: `Left at ${timeInIndia(at)}`, text }
    }
    case 'not-valid':
      return { heading: 'Not valid', text: WHY[verdict.why] }
  }
}

const WHY: Record<Extract<GuestVerdict, { answer: 'not-valid' }>['why'], string> = {
  unpaid: 'Not paid yet: to the desk.',
  cancelled: 'It was cancelled. Please ask at the registration desk.',
  moved: 'The person was moved to another date.',
  replaced: 'It has ended: another ticket took its place, and was mailed.',
}
