type Next = { occasion: string | undefined; date: string; time: string; language: string }

export const en = {
  /** For an event without a title. */
  untitled: 'Church event',
  stillToCome: (month: string) => `Still to come in ${month}`,
  eventsIn: (month: string) => `Events in ${month}`,
  nothing: 'Nothing is planned here yet.',
  asOf: (when: string) =>
    `These dates are as of ${when}. Our calendar can’t be reached just now, so there may be newer ones.`,
  unreachable:
    'Our calendar can’t be reached just now, so the dates can’t be shown. Please look again in a few minutes, or call us: {phone}',
  /** Whether a service is on, and when the next one is. */
  liveNow: 'Live now',
  liveNowOn: (occasion: string) => `Live now: ${occasion}`,
  next: ({ occasion, date, time, language }: Next) =>
    `Next service: ${occasion ? `${occasion}, ` : ''}${date}, ${time} IST (${language})`,
  noneOn: ({ date, reason }: { date: string; reason: string }) =>
    `No service on ${date}: ${reason}`,
}
