/** Day of the month, amount, fund and the day of the next mail, in words. */
type Wish = { day: number; amount: string; towards: string }

export const en = {
  heading: 'Remind me each month',
  offer:
    'Would you like to give each month? We will write to you on the day you choose, with a link to the form, already filled in. Nothing is taken from your account automatically.',
  day: 'Day',
  amount: 'Amount',
  fund: 'Fund',
  change: 'Change',
  pause: 'Pause',
  resume: 'Resume',
  end: 'End',
  dayMissing: 'Please choose a day',
  fundMissing: 'Please choose a fund',
  /** "5th" */
  dayOfMonth: (day: number) => ordinal(day),
  active: ({ day, amount, towards, next }: Wish & { next: string }) =>
    `We remind you on the ${ordinal(day)} of each month to give ${amount} for ${towards}. The next mail comes on ${next}. Nothing is taken from your account automatically.`,
  paused: ({ day, amount, towards }: Wish) =>
    `Your reminder on the ${ordinal(day)} of each month to give ${amount} for ${towards} is paused. We will send no mail until you resume it.`,
}

/** "1st", "22nd", "13th" */
function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14
  const endings = ['th', 'st', 'nd', 'rd']
  return `${day}${(isTeen ? undefined : endings[day % 10]) ?? 'th'}`
}
