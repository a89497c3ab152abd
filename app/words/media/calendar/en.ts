export const en = {
  months: 'Months',
  earlier: 'Earlier',
  later: 'Later',

  events: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  more: (count: number) => `and ${count} more`,
  add: 'Add to calendar',
  feed: 'In your own calendar',
  aboutFeed:
    'Subscribe once, and every date appears on your phone automatically, changes included.',
  subscribe: 'Subscribe',
  feedAddress: 'Calendar address',
  load: 'Load calendar',
  providerView: 'The church calendar on Google',
  openAtProvider: 'Open it in Google Calendar',
}
