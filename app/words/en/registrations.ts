import { formatDay } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import type { Standing } from '#domain/standing.ts'

type Facts = {
  people: number
  standing: Standing
  dueMinor: Paise
  /** The day by which it is due, such as "2026-09-01". */
  dueBy: string | undefined
  now: Date
}

/** "Two people are registered. Rs. 4,800 are still due by 1 September." */
export function whereItStands(facts: Facts): string {
  const { people, standing, dueMinor } = facts
  const who = people === 1 ? 'One person' : `${NUMBERS[people] ?? people} people`
  const are = people === 1 ? 'is' : 'are'
  switch (standing) {
    case 'Waiting':
      return `${who} ${are} on the waiting list. We write to you as soon as there is room.`
    case 'Not paid':
      return `${who} ${are} to come. ${formatRupees(dueMinor)} are to be paid${by(facts)}.`
    case 'Part paid':
      return `${who} ${are} registered. ${formatRupees(dueMinor)} are still due${by(facts)}.`
    case 'Paid':
      return `${who} ${are} registered, and everything is paid. We look forward to seeing you.`
    case 'Overpaid':
      return `${who} ${are} registered. More came than the price; our office looks after it.`
    case 'Refunded':
      return 'Everything that was paid has gone back, and no places are held any more.'
    case 'Cancelled':
      return 'This registration was cancelled, and nobody is expected.'
    case 'Expired':
      return 'Nothing was paid in time, so the places were given back.'
    default:
      return standing satisfies never
  }
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
