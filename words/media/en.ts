export const calendar = {
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

type Next = { occasion: string | undefined; date: string; time: string; language: string }

/** What is said about dates and services where they are read, so that browsers get only what is true. */
export const dates = {
  /** For an event without a title. */
  untitled: 'Church event',
  stillToCome: (month: string) => `Still to come in ${month}`,
  eventsIn: (month: string) => `Events in ${month}`,
  nothing: 'Nothing is planned here yet.',
  asOf: (when: string) =>
    `These dates are as of ${when}. Our calendar can’t be reached just now, so there may be newer ones.`,
  unreachable:
    'Our calendar can’t be reached just now, so the dates can’t be shown. Please look again in a few minutes, or call us: {phone}',
  liveNow: 'Live now',
  liveNowOn: (occasion: string) => `Live now: ${occasion}`,
  next: ({ occasion, date, time, language }: Next) =>
    `Next service: ${occasion ? `${occasion}, ` : ''}${date}, ${time} IST (${language})`,
  noneOn: ({ date, reason }: { date: string; reason: string }) =>
    `No service on ${date}: ${reason}`,
}

export const live: LiveWords = { before: 'Your time: ', locale: 'en-US' }

export type LiveWords = {
  before: string
  /** In which the browser writes the weekday and the time. */
  locale: string
  /** The part of the day in words, where the language has no letters such as AM. */
  dayPeriod?: 'short'
}

export const player = {
  play: 'Play {title}',
  watch: 'Watch the Sermon',
  topics: 'Topics',
  passages: 'Bible passages',
  /** Before some of what was said, where a search found it. */
  at: 'at {moment}: “{said}”',
}

export const sermon = {
  tryAgain: 'Try again',
  seeAll: 'See all sermons',
  moreBy: 'More by {name}',
  allBy: 'All sermons by {name}',
  share: 'Share',
  copied: 'The link is copied.',
  next: 'Next in this series',
  transcript: 'What was said',
  hear: 'Play from {moment}',
}

/** What is said about sermons where they are read, so that browsers get only what is true. */
export const sermonTexts = {
  found: 'Sermons found for “{name}”',
  about: 'Sermons on {name}',
  by: 'Sermons by {name}',
  unknown: 'Sermons',
  all: 'All sermons',
  status: ({ total, page, pages }: { total: number; page: number; pages: number }) =>
    `${total === 1 ? '1 sermon' : `${total} sermons`}, page ${page} of ${pages}`,
  none: 'No sermons found.',
  noneYet: 'There are no sermons here yet.',
  tryOthers: 'Try fewer or different words, choose a preacher, or browse all sermons.',
  failed: 'The sermons can’t be shown right now.',
  late: 'Our video service can’t be reached at the moment, so this list may be out of date.',
  sermon: 'Sermon',
  oneFailed: 'This sermon can’t be shown right now.',
  oneLate: 'Our video service can’t be reached at the moment, so this page may be out of date.',
  summary: ({ name, date }: { name: string; date: string | undefined }) =>
    ['A sermon by', name, date].filter(Boolean).join(' '),
  minutes: (count: number) => `${count} min`,
  said: 'Our video service says: “{said}”',
  silent: 'Our video service is not answering just now. Please try again in a few minutes.',
}

export const sermons = {
  searchLabel: 'Search sermons',
  search: 'Search',
  all: 'All Sermons',
  preacher: 'Preacher',
  everyone: 'Everyone',
  show: 'Show',
  loading: 'Loading…',
  seeAll: 'See all sermons',
  tryAgain: 'Try again',
  more: 'More sermons',
  first: 'First',
  last: 'Last',
  page: 'Page',
  ofPages: (pages: number) => `of ${pages}`,
  go: 'Go',
}
