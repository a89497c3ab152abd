export const en: LiveWords = { before: 'Your time: ', locale: 'en-US' }

export type LiveWords = {
  before: string
  /** In which the browser writes the weekday and the time. */
  locale: string
  /** The part of the day in words, where the language has no letters such as AM. */
  dayPeriod?: 'short'
}
