import { formatDay } from '#domain/dates.ts'
import type { Day } from '#domain/days.ts'
import { formatRupees, type Paise } from '#domain/money.ts'

export const MONTHLY_WORDS = {
  heading: 'Remind me each month',
  offer:
    'Would you like to give each month? We write to you on the day you choose, with a link to the form, already filled in. Nothing is taken from your account by itself.',
  change: 'Change',
  pause: 'Pause',
  resume: 'Resume',
  end: 'End',
  day: 'Please choose a day',
  fund: 'Please choose a fund',
} as const

export type CurrentMonthly = {
  day: number
  amountMinor: Paise
  towards: string
  nextOn: Day
  isPaused: boolean
}

/** "We write to you on the 5th of each month about Rs. 500 for Tithe. The next mail comes on …" */
export function monthlySentence(monthly: CurrentMonthly): string {
  const { day, amountMinor, towards, nextOn, isPaused } = monthly
  const what = `on the ${ordinal(day)} of each month about ${formatRupees(amountMinor)} for ${towards}`
  if (isPaused) return `Your reminder ${what} is paused. No mail comes until you resume it.`
  return `We write to you ${what}. The next mail comes on ${formatDay(nextOn)}. Nothing is taken from your account by itself.`
}

/** "1st", "22nd", "13th" */
export function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14
  const endings = ['th', 'st', 'nd', 'rd']
  return `${day}${(isTeen ? undefined : endings[day % 10]) ?? 'th'}`
}
