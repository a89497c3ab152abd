import type { LiveWords } from './en.ts'

export const kn: LiveWords = {
  before: 'ನಿಮ್ಮ ಸಮಯ: ',
  locale: 'kn-u-nu-latn',
  dayPeriod: 'short',
}
