import { formatDay } from '#domain/dates.ts'
import { type Day, dayInIndia } from '#domain/days.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import type { Standing } from '#domain/standing.ts'

type Facts = {
  people: number
  standing: Standing
  dueMinor: Paise
  /** The day by which it is due, such as "2026-09-01". */
  dueBy: string | undefined
  /** The last day of the conference, once it has passed. */
  over: Day | undefined
  now: Date
}

/** "Two people are registered. Rs. 4,800 is still due by 1 September." */
export function whereItStands(facts: Facts): string {
  const { people, standing, dueMinor } = facts
  const who = people === 1 ? 'One person' : `${NUMBERS[people] ?? people} people`
  const are = people === 1 ? 'is' : 'are'
  switch (standing) {
    case 'Waiting':
      return `${who} ${are} on the waiting list. We will write to you as soon as there is room.`
    case 'Not paid':
      return `${who} ${are} to come. ${formatRupees(dueMinor)} is to be paid${by(facts)}.`
    case 'Part paid':
      return `${who} ${are} registered. ${formatRupees(dueMinor)} is still due${by(facts)}.`
    case 'Paid':
      return `${who} ${are} registered, and everything is paid.${seeingYou(facts)}`
    case 'Overpaid':
      return `${who} ${are} registered. You have paid more than the price, and our office will sort it out.`
    case 'Refunded':
      return 'Everything you paid has gone back to you, and no places are held any more.'
    case 'Cancelled':
      return 'This registration was cancelled, and nobody is expected.'
    case 'Expired':
      return 'No payment arrived in time, so the places were given to others.'
    default:
      return standing satisfies never
  }
}

function seeingYou({ over }: Facts): string {
  return over ? '' : ' We look forward to seeing you.'
}

const NUMBERS = ['Nobody', 'One', 'Two', 'Three', 'Four', 'Five']

/** Empty once the day is over. The year is left out when it is the current one. */
function by({ dueBy, now }: Facts): string {
  const today = dayInIndia(now.getTime())
  if (dueBy === undefined || dueBy < today) return ''
  const day = formatDay(dueBy)
  return ` by ${dueBy.slice(0, 4) === today.slice(0, 4) ? day.replace(/ \d{4}$/, '') : day}`
}

/** "Encounter with God, Bangalore, Dec 19 to 20. Moved from Dec 12 to 13." */
export function eventWords({ label, ...event }: { label: string } & Moved): string {
  return [label, movedWords(event)].filter(Boolean).join('. ')
}

type Moved = { movedFrom?: string | undefined }

/** "Moved from Dec 12 to 13."; empty when it takes place as it was sold. */
export function movedWords({ movedFrom }: Moved): string {
  return movedFrom ? `Moved from ${movedFrom}.` : ''
}
