/** Something that happens once, placed relative to the current month. */
export type EventPlan = {
  name: string
  summary?: string
  description?: string
  location?: string
  status?: 'confirmed' | 'tentative' | 'cancelled'
  /** Months from now; a negative one has passed. */
  months: readonly number[]
  /** It starts on this weekday (Sunday is 0), the nth of its month. */
  weekday: number
  nth: number
  days: number
  /** Left out for all-day events. */
  hours?: readonly [from: string, to: string]
}

/** Something that happens again and again. */
export type SeriesPlan = {
  name: string
  summary: string
  description?: string
  location: string
  weekday: number
  hours: readonly [from: string, to: string]
  rhythm: 'weekly' | 'even-weeks' | 'odd-weeks' | 'fourth-of-month'
  rule: string
}

const [sunday, monday, tuesday, friday, saturday] = [0, 1, 2, 5, 6] as const
const campus = 'Church campus, Bangalore'
const centre = 'Retreat centre, Dehradun'

export const eventPlans: readonly EventPlan[] = [
  {
    name: 'encounter',
    summary: 'Encounter with God',
    description: 'Two days of teaching, worship and prayer. Bring a <b>Bible</b> and a notebook.',
    location: campus,
    months: [-2, -1, 0, 1, 2, 3, 4, 5, 6],
    weekday: saturday,
    nth: 2,
    days: 2,
  },
  {
    name: 'tamil-encounter',
    summary: 'TAMIL - Encounter with God',
    location: campus,
    months: [-1, 1, 2, 4, 5],
    weekday: saturday,
    nth: 3,
    days: 2,
  },
  {
    name: 'wholeness-one',
    summary: 'Wholeness and Freedom Conference - Part I',
    description: 'Seven days, 9:00 am to 8:00 pm each day.',
    location: campus,
    months: [-3, 2],
    weekday: sunday,
    nth: 3,
    days: 7,
  },
  {
    name: 'wholeness-one-hindi',
    summary: 'Wholeness and Freedom Conference - Part I (Eng/Hindi) Dehradun',
    location: centre,
    months: [4],
    weekday: sunday,
    nth: 1,
    days: 7,
  },
  {
    name: 'wholeness-one-tamil',
    summary: 'Wholeness and Freedom Conference - Part I (Eng/Tamil)',
    location: campus,
    months: [6],
    weekday: sunday,
    nth: 3,
    days: 7,
  },
  {
    name: 'wholeness-two',
    summary: 'Wholeness and Freedom Conference - Part II',
    description: 'Monday to Friday, for those who have attended Part I.',
    location: campus,
    months: [3],
    weekday: monday,
    nth: 1,
    days: 5,
  },
  {
    name: 'wholeness-two-dehradun',
    summary: 'Wholeness and Freedom Conference - Part II Dehradun',
    location: centre,
    months: [5],
    weekday: monday,
    nth: 2,
    days: 5,
  },
  {
    name: 'pastors',
    summary: 'Global Pastors Conference',
    location: 'Chennai',
    months: [1, 5],
    weekday: monday,
    nth: 4,
    days: 4,
  },
  {
    name: 'pastors-bangalore',
    summary: 'Global Pastors Conference - Bangalore',
    location: campus,
    months: [3],
    weekday: sunday,
    nth: 2,
    days: 8,
  },
  {
    name: 'living-free',
    summary: 'Living Free',
    location: campus,
    months: [-1, 1, 4],
    weekday: saturday,
    nth: 1,
    days: 1,
    hours: ['09:30', '17:00'],
  },
  {
    name: 'tamil-living-free',
    summary: 'TAMIL - Living Free',
    location: campus,
    months: [2, 5],
    weekday: saturday,
    nth: 1,
    days: 1,
    hours: ['09:30', '17:00'],
  },
  {
    name: 'youth-camp',
    summary: 'Youth Camp',
    description:
      'Bus leaves from the campus. See <a href="https://example.org/camp">what to bring</a>.',
    location: 'Camp ground near Kanakapura',
    months: [2],
    weekday: friday,
    nth: 4,
    days: 3,
    hours: ['16:00', '14:00'],
  },
  {
    name: 'cancelled-concert',
    summary: 'Evening of Worship',
    location: campus,
    status: 'cancelled',
    months: [0, 1],
    weekday: friday,
    nth: 2,
    days: 1,
    hours: ['18:30', '20:30'],
  },
  {
    name: 'volunteers',
    summary: 'Volunteers’ Breakfast',
    location: 'Campus dining hall',
    status: 'tentative',
    months: [1],
    weekday: saturday,
    nth: 3,
    days: 1,
    hours: ['08:00', '09:30'],
  },
  // Someone forgot the title: Google then leaves the field out.
  { name: 'untitled', months: [1], weekday: tuesday, nth: 2, days: 1, hours: ['15:00', '16:00'] },
]

export const seriesPlans: readonly SeriesPlan[] = [
  {
    name: 'sunday',
    summary: 'Sunday Services',
    description: 'Tamil at 8:00 am, English at 8:30 am and 11:00 am.',
    location: campus,
    weekday: sunday,
    hours: ['08:00', '12:30'],
    rhythm: 'weekly',
    rule: 'RRULE:FREQ=WEEKLY;BYDAY=SU',
  },
  {
    name: 'zion',
    summary: 'Daughters of Zion',
    description: 'Women praying together; in person on the first Tuesday, otherwise online.',
    location: campus,
    weekday: tuesday,
    hours: ['10:30', '12:00'],
    rhythm: 'weekly',
    rule: 'RRULE:FREQ=WEEKLY;BYDAY=TU',
  },
  {
    name: 'youth',
    summary: 'Youth Alive',
    location: 'Upper hall',
    weekday: sunday,
    hours: ['17:30', '19:30'],
    rhythm: 'even-weeks',
    rule: 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SU',
  },
  {
    name: 'singles',
    summary: 'SALT',
    location: 'Upper hall',
    weekday: sunday,
    hours: ['17:00', '19:00'],
    rhythm: 'odd-weeks',
    rule: 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SU',
  },
  {
    name: 'prayer',
    summary: 'Prayer and Fellowship',
    location: campus,
    weekday: saturday,
    hours: ['10:00', '13:00'],
    rhythm: 'fourth-of-month',
    rule: 'RRULE:FREQ=MONTHLY;BYDAY=4SA',
  },
]
