export const en = {
  months: 'Months',
  earlier: 'Earlier',
  later: 'Later',

  events: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  more: (count: number) => `and ${count} more`,
  add: 'Add to calendar',
  feed: 'In your own calendar',
  aboutFeed: 'Subscribe once, and every date comes to your phone by itself, changes included.',
  subscribe: 'Subscribe',
  feedAddress: 'Calendar address',
  load: 'Load calendar',
  providerView: 'The church calendar at Google',
  openAtProvider: 'Open it at Google Calendar',
}

export type CalendarWords = typeof en
